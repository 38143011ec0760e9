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

export function weight(tile: string): number {
  const [first, second] = halves(tile)
  return first + second
}
