/** Converts between a tile as text, `6-4`, and its halves. */

export type Halves = readonly [number, number]

export function halves(tile: string): Halves {
  const [first = '0', second = '0'] = tile.split('-')
  return [Number(first), Number(second)]
}

export function isDouble(tile: string): boolean {
  const [first, second] = halves(tile)
  return first === second
}

/** The tile with its larger half first, as in hands and actions. */
export function named(tile: string): string {
  const [first, second] = halves(tile)
  return first >= second ? `${first}-${second}` : `${second}-${first}`
}

/** All tiles of a set, up to its highest double. */
export function tileSet(high: number): string[] {
  return Array.from({ length: high + 1 }, (_, one) =>
    Array.from({ length: one + 1 }, (_, other) => `${one}-${other}`),
  ).flat()
}

export function weight(tile: string): number {
  const [first, second] = halves(tile)
  return first + second
}
