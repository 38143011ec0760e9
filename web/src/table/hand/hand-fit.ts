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
/** Minimum width of a tile: ten fit side by side on the lowest table. */
const SMALLEST = 16
const LARGEST = 120
/** A hand of at most this many tiles is shown whole. */
const WHOLE = 10
/** Minimum width of a tile in a longer hand; below this, a strip is easier to read. */
const READABLE = 36
/** Width at which a strip shows as many tiles as possible. */
const STRIP = 46
/** Space in a strip for the outline of a touched tile and for a scroll bar. */
const BAR = 10
/** Height of a tile in widths, including its edge. */
const TALL = 2.04

/**
 * Returns the largest tiles that all fit into a box of this many pixels.
 *
 * Rows have equal length. More than ten tiles that would be hard to read become a strip, and so
 * does any hand whose tiles would be too small to touch.
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
  if (best.tile >= (count > WHOLE ? READABLE : SMALLEST)) return best
  const high = (box.height - RAISED - BAR) / TALL
  // The edge cuts a tile in half, which shows that there are more.
  const seen = Math.max(1, Math.floor(box.width / (Math.min(STRIP, high) + GAP) - 0.5)) + 0.5
  const tile = Math.floor(Math.min(high, box.width / seen - GAP))
  return { columns: count, tile: Math.max(SMALLEST, tile), scrolls: true }
}
