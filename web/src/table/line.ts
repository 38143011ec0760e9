/**
 * The layout of a line of dominoes: the position of each tile, with folds at the edges.
 *
 * All measures are in tile widths, x to the right and y down, with the root in the middle. An arm
 * goes straight to the edge, turns to its right, comes back in a row beside the first, and so on;
 * doubles are crosswise and never at a corner. Arms that turn the same way stay out of each other's
 * quarter, so nothing can overlap.
 */

import { halves, type Halves } from '../tiles/tile'

export const GAP = 0.05
/** Distance between the rows of an arm. */
const PITCH = 2 + GAP
/** Distance between returning rows and the arm that bounds their quarter. */
const KEEP = 1 + 5 * GAP
/** Minimum width, in tile widths, in which a line can turn its corners. */
const NARROWEST = 9
/** Tiles shrink in visible but rare steps. */
const SHRINK = 0.9
/**
 * Sizes by the number of tiles: large while there are few, in steps, so that few moves change them.
 *
 * `room` is the area in squares of a tile's width, corners included, and `across` the width of the
 * narrowest box, for a line of that many tiles; `largest` is in pixels.
 */
const STEPS = [
  { tiles: 2, room: 44, across: 6.6, largest: 88 },
  { tiles: 6, room: 72, across: 7.8, largest: 80 },
  { tiles: 14, room: 96, across: NARROWEST, largest: 72 },
  { tiles: Infinity, room: 120, across: NARROWEST, largest: 72 },
]
/** Clockwise on the table, as the arms turn. */
export const COMPASS = ['E', 'S', 'W', 'N'] as const
const FORWARD = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

export interface Chain {
  name: string
  /** From the centre outwards, each tile's inner half first. */
  tiles: string[]
  /** Whether each tile is crosswise; by default, doubles are. */
  crosswise?: boolean[]
  /** Whether to reserve space for one more tile. */
  open: boolean
}

export interface Laid {
  arm: string
  /** Its number on the arm, from 0; -1 for the root. */
  place: number
  /** Empty for the place of the next tile. */
  tile: string
  /** Position of its centre. */
  x: number
  y: number
  /**
   * Whether it lies on its side, with its first half on the left; otherwise the first half is on
   * top.
   */
  lying: boolean
  /** The halves from left to right, or from top to bottom. */
  shown: Halves
}

export interface Drawing {
  /** Whether space ran out: an arm could not turn. */
  cramped: boolean
  laid: Laid[]
  left: number
  top: number
  right: number
  bottom: number
}

/** The limits of each arm, by compass direction, measured from the centre. */
interface Edges {
  across: number
  down: number
}

interface Spot {
  from: number
  side: number
  /** Along the arm's initial direction (0), back (2), or to its right (1). */
  turn: 0 | 1 | 2
  crosswise: boolean
}

/** The line as it grows from a double on one of its arms instead of from its root. */
export function pivoted(
  centre: string,
  arms: readonly Chain[],
  pivot: string,
): { centre: string; arms: Chain[] } {
  const arm = arms.find((one) => one.tiles.includes(pivot))
  if (!arm) return { centre, arms: [...arms] }
  const place = arm.tiles.indexOf(pivot)
  // The root's larger half, which is written first, points to E.
  const root = arm.name === 'E' ? centre : flipped(centre)
  const behind = [...arm.tiles.slice(0, place).reverse().map(flipped), root]
  const opposite = COMPASS[(COMPASS.indexOf(arm.name as 'E') + 2) % 4]
  const turned = arms.map((one) => {
    if (one === arm) return { ...one, tiles: one.tiles.slice(place + 1) }
    if (one.name === opposite) return { ...one, tiles: [...behind, ...one.tiles] }
    return one
  })
  return { centre: pivot, arms: turned }
}

function flipped(tile: string): string {
  const [first, second] = halves(tile)
  return `${second}-${first}`
}

/**
 * Lays out a line in a box of this many tile widths, with the root in its middle.
 *
 * The drawing is never wider than the box, however long the arms; it only grows beyond the box
 * upwards and downwards.
 */
export function layLine(
  centre: string,
  arms: readonly Chain[],
  box: { width: number; height: number },
  endwise = false,
  grow = true,
): Drawing {
  let height = box.height
  for (;;) {
    const drawing = layWithin(centre, arms, { across: box.width / 2, down: height / 2 }, endwise)
    const reach = Math.max(-drawing.left, drawing.right)
    // Rows of the upper and lower arm are side by side, so taller boxes need fewer rows.
    const fits = !drawing.cramped && reach <= box.width / 2 + 1e-6
    if (fits || !grow || height > box.height + 60) return fits ? drawing : { ...drawing, cramped: true }
    height += PITCH
  }
}

function layWithin(
  centre: string,
  arms: readonly Chain[],
  edges: Edges,
  endwise: boolean,
): Drawing {
  const root = halves(centre)
  const upright = root[0] === root[1] && !endwise
  const used = COMPASS.map((name) => {
    const arm = arms.find((one) => one.name === name)
    return arm && (arm.tiles.length > 0 || arm.open) ? arm : undefined
  })
  let cramped = false
  const laid: Laid[] = [
    {
      arm: '',
      place: -1,
      tile: centre,
      x: 0,
      y: 0,
      lying: !upright,
      shown: [root[1], root[0]],
    },
  ]
  used.forEach((arm, compass) => {
    if (!arm) return
    const vertical = compass % 2 === 1
    const limit = vertical ? edges.down : edges.across
    const spots = fold(arm, {
      start: (upright === vertical ? 1 : 0.5) + GAP,
      limit,
      back: used[(compass + 1) % 4] ? KEEP : -limit,
      endwise,
    })
    laid.push(...spots.map((spot, place) => turned(arm, place, spot, compass)))
    if (spots.length < arm.tiles.length + (arm.open ? 1 : 0)) cramped = true
  })
  return { laid, cramped, ...bounds(laid) }
}

/** An arm in its own frame: forward from the centre, and sideways to its right. */
function fold(
  arm: Chain,
  room: { start: number; limit: number; back: number; endwise: boolean },
): Spot[] {
  const tiles = arm.open ? [...arm.tiles, ''] : arm.tiles
  const crosswise = tiles.map((tile, place) => {
    if (!tile) return false
    const [first, second] = halves(tile)
    return arm.crosswise?.[place] ?? (first === second && !room.endwise)
  })
  const spots: Spot[] = []
  let heading: 1 | -1 = 1
  let edge = room.start // measured along the heading, like all positions in a row
  let side = 0
  let next = 0
  const length = (place: number) => (crosswise[place] ? 1 : 2)
  const put = (place: number, from: number, row: number, turn: 0 | 1 | 2) => {
    spots.push({ from, side: row, turn, crosswise: crosswise[place] ?? false })
  }
  while (next < tiles.length) {
    const limit = heading > 0 ? room.limit : -room.back
    const ends: number[] = []
    let end = edge
    for (let place = next; place < tiles.length; place++) {
      end += length(place)
      if (end > limit + 1e-9) break
      ends.push(end)
      end += GAP
    }
    const straight = next + ends.length
    const corner =
      straight === tiles.length
        ? undefined
        : bestCorner(next, ends, limit, heading > 0 ? room.back : -room.limit, crosswise)
    if (corner === null) {
      const double = [straight - 1, straight].find((place) => crosswise[place])
      if (double === undefined) break
      crosswise[double] = false
      continue
    }
    const last = corner ? corner.place : straight
    for (let place = next; place < last; place++) {
      const middle = (ends[place - next] ?? 0) - length(place) / 2
      put(place, heading * middle, side, heading > 0 ? 0 : 2)
    }
    if (!corner) break
    const before = ends[last - next - 1] ?? edge
    // Either beside the outer half of the previous tile, or around its end.
    const along = corner.around ? before + GAP + 0.5 : before - 0.5
    put(last, heading * along, side + (corner.around ? 0.5 : 1.5 + GAP), 1)
    edge = corner.around ? -(before + GAP + 1) : -(before - 1) + GAP
    side += PITCH
    heading = heading > 0 ? -1 : 1
    next = last + 1
  }
  return spots
}

/**
 * Finds where a row turns: as late as possible, with no crosswise double at the corner.
 *
 * Returns none if doubles are adjacent; the last of them is then laid along the line.
 */
function bestCorner(
  next: number,
  ends: readonly number[],
  limit: number,
  back: number,
  crosswise: readonly boolean[],
): { place: number; around: boolean } | null {
  for (let place = next + ends.length; place > next; place--) {
    if (crosswise[place]) continue
    const before = ends[place - 1 - next] ?? 0
    const after = place + 1 < crosswise.length ? 3 + 2 * GAP : 0 // minimum distance for another turn
    if (!crosswise[place - 1]) {
      if (before - 1 - GAP - after >= back) return { place, around: false }
    } else if (!crosswise[place + 1] && before + GAP + 1 <= limit + 1e-9) {
      if (before + GAP + 1 - after >= back) return { place, around: true }
    }
  }
  return null
}

/** Converts a position from an arm's frame to the table. */
function turned(arm: Chain, place: number, spot: Spot, compass: number): Laid {
  const [fx, fy] = FORWARD[compass] ?? [1, 0]
  const [sx, sy] = FORWARD[(compass + 1) % 4] ?? [0, 1]
  const heading = (compass + spot.turn) % 4
  const tile = arm.tiles[place] ?? ''
  const [inner, outer] = halves(tile || '0-0')
  return {
    arm: arm.name,
    place,
    tile,
    x: spot.from * fx + spot.side * sx,
    y: spot.from * fy + spot.side * sy,
    lying: (heading % 2 === 0) !== spot.crosswise,
    shown: heading < 2 ? [inner, outer] : [outer, inner],
  }
}

export function bounds(laid: readonly Laid[]): Omit<Drawing, 'laid' | 'cramped'> {
  const across = (one: Laid) => (one.lying ? 1 : 0.5)
  const down = (one: Laid) => (one.lying ? 0.5 : 1)
  return {
    left: Math.min(...laid.map((one) => one.x - across(one))),
    top: Math.min(...laid.map((one) => one.y - down(one))),
    right: Math.max(...laid.map((one) => one.x + across(one))),
    bottom: Math.max(...laid.map((one) => one.y + down(one))),
  }
}

export interface Fitted extends Drawing {
  /** Pixels per tile width. */
  unit: number
  /** Size of the whole drawing in pixels, at least that of the box; the excess is panned. */
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

/** The layout in pixels, with the largest tiles that fit, down to the smallest size. */
export function fitLine(
  centre: string,
  arms: readonly Chain[],
  box: { width: number; height: number },
  size: { smallest: number; largest: number },
  endwise = false,
  margin = 6,
): Fitted {
  const width = Math.max(box.width - 2 * margin, NARROWEST * size.smallest)
  const height = Math.max(box.height - 2 * margin, 0)
  let unit = Math.max(size.smallest, size.largest)
  let drawing: Drawing
  for (;;) {
    drawing = layLine(centre, arms, { width: width / unit, height: height / unit }, endwise, unit <= size.smallest)
    const tall = (drawing.bottom - drawing.top) * unit
    if (unit <= size.smallest || (!drawing.cramped && tall <= height + 1e-6)) break
    unit = Math.max(size.smallest, unit * SHRINK)
  }
  const tall = Math.max(height, (drawing.bottom - drawing.top) * unit)
  // The root stays in the middle until an edge pushes it away.
  const y = Math.min(Math.max(tall / 2, -drawing.top * unit), tall - drawing.bottom * unit)
  return {
    ...drawing,
    unit,
    width: width + 2 * margin,
    height: tall + 2 * margin,
    x: width / 2 + margin,
    y: y + margin,
  }
}

/** Its number along the line: from the end of W to that of E, then from N to S. */
export function along(one: Laid): number {
  const far = one.tile ? one.place + 1 : 500
  const compass = COMPASS.indexOf(one.arm as 'E')
  if (compass < 0) return 0
  return { E: far, W: -far, N: 2000 - far, S: 2000 + far }[COMPASS[compass] ?? 'E']
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
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
