/** A line of dominoes in pixels: the largest tiles with which all of it fits, and its labels. */

import { layLine, type Box, type Chain, type Drawing, type Laid } from './line'

/** Tiles shrink in visible but rare steps. */
const SHRINK = 0.95
/** Only a box without space for anything has tiles narrower than this, in pixels. */
const SMALLEST = 4
/**
 * Sizes by the number of tiles: large while there are few, in steps, so that few moves change them.
 *
 * `room` is the area in squares of a tile's width, corners included, and `across` the width of the
 * narrowest box, for a line of that many tiles; `largest` is in pixels.
 */
const STEPS = [
  { tiles: 2, room: 44, across: 6.6, largest: 88 },
  { tiles: 6, room: 72, across: 7.8, largest: 80 },
  { tiles: 14, room: 96, across: 9, largest: 72 },
  { tiles: Infinity, room: 120, across: 9, largest: 72 },
]

export interface Fitted extends Drawing {
  /** Pixels per tile width. */
  unit: number
  /** Size of the box in pixels. */
  width: number
  height: number
  /** Position of the root's centre, in pixels. */
  x: number
  y: number
}

/** Returns the width, in pixels, with which a line of this many tiles starts to be fitted. */
export function sizeFor(tiles: number, box: { width: number; height: number }, margin = 6): number {
  const { room, across, largest } = STEPS.find((step) => tiles <= step.tiles)!
  const area = Math.sqrt((box.width * box.height) / room)
  return Math.max(24, Math.min(largest, area, (box.width - 2 * margin) / across))
}

/** The layout in pixels, in the middle of its box, with tiles of at most this size that all fit. */
export function fitLine(
  centre: string,
  arms: readonly Chain[],
  box: { width: number; height: number },
  largest: number,
  endwise = false,
  margin = 6,
): Fitted {
  const [width, height] = [box.width - 2 * margin, box.height - 2 * margin]
  let unit = largest
  let drawing: Drawing
  for (;;) {
    drawing = layLine(centre, arms, { width: width / unit, height: height / unit }, endwise)
    if (!drawing.cramped || unit < SMALLEST) break
    unit *= SHRINK
  }
  return {
    ...drawing,
    ...box,
    unit,
    x: (box.width - (drawing.left + drawing.right) * unit) / 2,
    y: (box.height - (drawing.top + drawing.bottom) * unit) / 2,
  }
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 0 && down > 0 ? across * down : 0
}

/**
 * Positions the label of a slot, in pixels of the drawing: beside the slot and on no tile.
 *
 * Of the positions round the slot, takes the one that covers least and protrudes least.
 */
export function labelPlace(
  drawing: Fitted,
  slot: Laid,
  label: { width: number; height: number },
): { x: number; y: number } {
  const { unit } = drawing
  const boxOf = (one: Laid): Box => {
    const [across, down] = one.lying ? [unit, unit / 2] : [unit / 2, unit]
    const [x, y] = [drawing.x + one.x * unit, drawing.y + one.y * unit]
    return { left: x - across, top: y - down, right: x + across, bottom: y + down }
  }
  const around = boxOf(slot)
  const [x, y] = [(around.left + around.right) / 2, (around.top + around.bottom) / 2]
  const [wide, tall] = [label.width / 2 + 2, label.height / 2 + 2]
  const places = [
    [x, around.top - tall],
    [x, around.bottom + tall],
    [around.right + wide, y],
    [around.left - wide, y],
    [around.right + wide, around.top + tall],
    [around.left - wide, around.top + tall],
  ] as const
  const cost = ([x, y]: readonly [number, number]) => {
    const box = { left: x - wide, top: y - tall, right: x + wide, bottom: y + tall }
    const area = 4 * wide * tall
    const inside = overlap(box, { left: 0, top: 0, right: drawing.width, bottom: drawing.height })
    const covered = drawing.laid.filter((one) => one !== slot).map((one) => overlap(box, boxOf(one)))
    return covered.reduce((sum, one) => sum + one, 0) + 2 * (area - inside)
  }
  const [left, top] = places.reduce((best, one) => (cost(one) < cost(best) - 1 ? one : best))
  return { x: left, y: top }
}
