/** Trains as rows: the order and height of the rows, and the size of the tiles in them. */

import { isDouble } from '../../tiles/tile'
import type { Arm } from '../../types'
import { fromReader } from './seat-places'

/** The reader's train first, then open ones; a double to be covered before all. */
export function inRows(arms: readonly Arm[], seats: number, reader: number | null): Arm[] {
  const turned = fromReader(arms, seats, reader ?? 0)
  const rank = (arm: Arm) => {
    if (arm.state === 'bound') return 0
    if (reader !== null && arm.owner === reader) return 1
    return arm.state === 'open' ? 2 : arm.state === 'dead' ? 4 : 3
  }
  return turned.sort((a, b) => rank(a) - rank(b))
}

/** Pixels: rows that can be touched, rows only to be seen, rows with a line for their tiles. */
const ROW = 47
const LOW = 25
const TALL = { least: 72, most: 104, words: 22 }
/** Pixels: the narrowest tile, to which tiles shrink so that the whole train is shown. */
const NARROW = 12

export interface Row {
  height: number
  isTall: boolean
  isLow: boolean
}

/** Rows as high as their share of the space allows; rows that can be touched scroll if need be. */
export function rowOf(space: number, canTouch: boolean): Row {
  if (space >= TALL.least) return { height: Math.min(space, TALL.most), isTall: true, isLow: false }
  const height = Math.floor(canTouch ? ROW : Math.max(LOW, Math.min(ROW, space)))
  return { height, isTall: false, isLow: height < ROW }
}

/** The width of the largest tile in a row, whose doubles stand upright. */
export function sizeInRow(row: Row): number {
  const tall = row.height - (row.isTall ? TALL.words : 0)
  return Math.floor((tall - 12) / 2.04)
}

/** As many of the last tiles as fit; doubles are crosswise. */
export function lastOf(tiles: readonly string[], room: number, size: number): readonly string[] {
  let first = tiles.length
  while (first > 0) {
    room -= isDouble(tiles[first - 1] ?? '') ? size + 2 : 2 * size + 2
    if (room < 0) break
    first -= 1
  }
  return tiles.slice(first)
}

/** The width of a train's tiles: narrower than the row allows if the whole train fits then. */
export function sizeOf(tiles: readonly string[], room: number, most: number): number {
  const least = Math.min(most, Math.max(NARROW, Math.floor(0.6 * most)))
  for (let size = most; size >= least; size -= 1)
    if (lastOf(tiles, room, size).length === tiles.length) return size
  return most
}
