/** Positions at the table: the reader at the bottom, the others clockwise from the left. */

export interface Sides {
  left: number[]
  top: number[]
  right: number[]
}

/** The other seats in order of play from the reader's left; all seats for a spectator. */
export function around(seats: number, reader: number | null): Sides {
  const count = reader === null ? seats : seats - 1
  const others = Array.from({ length: count }, (_, index) => ((reader ?? -1) + 1 + index) % seats)
  if (!others.length) return { left: [], top: [], right: [] }
  if (others.length === 1) return { left: [], top: others, right: [] }
  const beside = Math.max(1, Math.floor(others.length / 3.5))
  return {
    left: others.slice(0, beside),
    top: others.slice(beside, others.length - beside),
    right: others.slice(others.length - beside),
  }
}

/** The arms in their order round the station, the reader's first. */
export function fromReader<T extends { owner?: number }>(
  arms: readonly T[],
  seats: number,
  reader: number,
): T[] {
  const turn = (arm: T) => (arm.owner === undefined ? seats : (arm.owner - reader + seats) % seats)
  return [...arms].sort((a, b) => turn(a) - turn(b))
}
