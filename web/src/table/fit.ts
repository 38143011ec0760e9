/** Fits a hand into its box: all of it visible, or one scrolling strip. */

export interface HandFit {
  columns: number
  /** Width of a tile in pixels. */
  tile: number
  /** Whether it is one row that scrolls sideways. */
  scrolls: boolean
}

/** Distance between neighbouring tiles and between rows, in pixels. */
const GAP = 6.5
/** Space above the tiles, by which playable ones are raised. */
const RAISED = 18
/** Minimum width of a tile, so that a finger can hit it. */
const SMALLEST = 26
const LARGEST = 120
/** Height of a tile in widths, including its edge. */
const TALL = 2.04

/**
 * Returns the largest tiles that all fit into a box of this many pixels.
 *
 * Rows have equal length. If even the smallest tiles do not fit, the hand becomes a strip as high
 * as the box allows.
 */
export function fitHand(count: number, box: { width: number; height: number }): HandFit {
  const size = (rows: number, columns: number) =>
    Math.min(
      LARGEST,
      (box.width - 2) / columns - GAP,
      (box.height - RAISED - (rows - 1) * (GAP + 3)) / rows / TALL,
    )
  // Not measured yet: a row, which suits most hands.
  if (box.width === 0) return { columns: Math.max(1, count), tile: SMALLEST, scrolls: false }
  let best: HandFit = { columns: 1, tile: 0, scrolls: false }
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.max(1, Math.ceil(count / rows))
    const tile = Math.floor(size(rows, columns))
    // A single row is worth slightly narrower tiles, because it is easier to read.
    if (tile > best.tile * (rows > 1 ? 1.08 : 1)) best = { columns, tile, scrolls: false }
  }
  if (best.tile >= SMALLEST) return best
  const high = Math.floor((box.height - RAISED) / TALL)
  return { columns: count, tile: Math.max(SMALLEST, Math.min(48, high)), scrolls: true }
}
