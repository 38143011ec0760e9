/** Sorting a hand: by suit, by weight, or manually. */

import { halves, isDouble, weight } from '../../tiles/tile'

export const ORDERS = ['suit', 'weight', 'hand'] as const
export type Order = (typeof ORDERS)[number]

/** A hand in order; in a manual order, new tiles come last. */
export function sorted(tiles: readonly string[], order: Order, byHand: readonly string[]): string[] {
  if (order === 'hand') {
    const kept = byHand.filter((tile) => tiles.includes(tile))
    return [...kept, ...tiles.filter((tile) => !kept.includes(tile))]
  }
  if (order === 'weight') {
    return [...tiles].sort((a, b) => weight(b) - weight(a) || halves(b)[0] - halves(a)[0])
  }
  return [...tiles].sort((a, b) => {
    const [high, low] = halves(a)
    const [otherHigh, otherLow] = halves(b)
    return otherHigh - high || Number(isDouble(b)) - Number(isDouble(a)) || otherLow - low
  })
}

/** The tiles with one of them moved to another place. */
export function moved(tiles: readonly string[], tile: string, place: number): string[] {
  const rest = tiles.filter((one) => one !== tile)
  const at = Math.max(0, Math.min(rest.length, place))
  return [...rest.slice(0, at), tile, ...rest.slice(at)]
}
