// The moves that a hidden hand may allow, by tile: somebody who enters them knows the tile first.
import { named } from '../tiles/tile'
import type { PossibleMove } from '../types'

export interface ByTile {
  /** Each tile that can be played, with its moves: one for each place. */
  tiles: Map<string, PossibleMove[]>
  /** Moves without a tile: passing, drawing, bids. */
  others: PossibleMove[]
}

/** Sorts moves by their tiles, which are in ascending order. */
export function byTile(moves: readonly PossibleMove[]): ByTile {
  const found = new Map<string, PossibleMove[]>()
  const others: PossibleMove[] = []
  for (const move of moves) {
    const tile = /^(\d+-\d+)(?:@\S+)?$/.exec(move.text)?.[1]
    if (tile) found.set(named(tile), [...(found.get(named(tile)) ?? []), move])
    else others.push(move)
  }
  const size = (tile: string) => tile.split('-').map(Number)
  const inOrder = [...found].sort(([a], [b]) => {
    const [[high = 0, low = 0], [other = 0, lower = 0]] = [size(a), size(b)]
    return high - other || low - lower
  })
  return { tiles: new Map(inOrder), others }
}
