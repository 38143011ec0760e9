/** How a hand lies in the room that is kept for it: all of it in sight, or one strip. */

export interface HandFit {
  columns: number
  /** Width of a tile in pixels. */
  tile: number
  /** Whether it is one row that is pushed sideways. */
  scrolls: boolean
}

/** From one tile to the next, and from one row to the next, in pixels. */
const GAP = 6.5
/** Above the tiles: a playable one stands out by so much. */
const RAISED = 18
/** No tile of a hand is narrower: a finger has to hit it. */
const SMALLEST = 26
const LARGEST = 120
/** A tile's height in widths, with the thickness of its edge. */
const TALL = 2.04

/**
 * The largest tiles of which all fit into a box of so many pixels.
 *
 * Rows are of equal length. Where even the smallest tiles do not fit, the hand becomes a strip
 * as high as the box allows.
 */
export function fitHand(count: number, box: { width: number; height: number }): HandFit {
  const size = (rows: number, columns: number) =>
    Math.min(
      LARGEST,
      (box.width - 2) / columns - GAP,
      (box.height - RAISED - (rows - 1) * (GAP + 3)) / rows / TALL,
    )
  // Not measured yet: a row, which is what most hands will be.
  if (box.width === 0) return { columns: Math.max(1, count), tile: SMALLEST, scrolls: false }
  let best: HandFit = { columns: 1, tile: 0, scrolls: false }
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.max(1, Math.ceil(count / rows))
    const tile = Math.floor(size(rows, columns))
    // A single row is worth a little width: it is read at a glance.
    if (tile > best.tile * (rows > 1 ? 1.08 : 1)) best = { columns, tile, scrolls: false }
  }
  if (best.tile >= SMALLEST) return best
  const high = Math.floor((box.height - RAISED) / TALL)
  return { columns: count, tile: Math.max(SMALLEST, Math.min(48, high)), scrolls: true }
}
