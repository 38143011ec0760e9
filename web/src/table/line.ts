/**
 * A line of dominoes on a table: where each tile lies, folded at the edges.
 *
 * Everything is measured in tile widths, x to the right and y down, with the root in the
 * middle. An arm goes straight on until the edge, turns to its right, comes back in a row
 * beside the first, and so on; doubles lie crosswise and never at a corner. Arms that turn
 * the same way stay out of each other's quarter, so nothing can overlap.
 */

import { halves, type Halves } from '../tiles/tile'

export const GAP = 0.05
/** From one row of an arm to the next. */
const PITCH = 2 + GAP
/** How far returning rows keep from the arm that bounds their quarter. */
const KEEP = 1 + 5 * GAP
/** Tile widths across that a line needs at least to turn its corners. */
const NARROWEST = 9
/** Tiles shrink in steps that one sees and that are rare. */
const SHRINK = 0.9
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
  /** Outward from the centre, the inner half first. */
  tiles: string[]
  /** Whether each of them lies crosswise; doubles do where nothing is said. */
  crosswise?: boolean[]
  /** Whether there is room to be kept for one more tile. */
  open: boolean
}

export interface Laid {
  arm: string
  /** Its number on the arm, from 0; the root has -1. */
  place: number
  /** Empty for the place of the next tile. */
  tile: string
  /** Of the middle. */
  x: number
  y: number
  /** Whether it lies on its side, its first half at the left; else the first half is on top. */
  lying: boolean
  /** The halves from left to right, or from top to bottom. */
  shown: Halves
}

export interface Drawing {
  /** Whether there was no room for all: an arm could not turn. */
  cramped: boolean
  laid: Laid[]
  left: number
  top: number
  right: number
  bottom: number
}

/** Where the arm called by each point of the compass may go: to the edges, from the middle. */
interface Edges {
  across: number
  down: number
}

interface Spot {
  from: number
  side: number
  /** Along the arm's own first direction (0), back (2), or to its right (1). */
  turn: 0 | 1 | 2
  crosswise: boolean
}

/** The line as it grows from a double that lies on one of its arms, and not from its root. */
export function pivoted(
  centre: string,
  arms: readonly Chain[],
  pivot: string,
): { centre: string; arms: Chain[] } {
  const arm = arms.find((one) => one.tiles.includes(pivot))
  if (!arm) return { centre, arms: [...arms] }
  const place = arm.tiles.indexOf(pivot)
  // The root lies with its larger half, which is written first, towards E.
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
 * Lays a line within a box of so many tile widths, the root in its middle.
 *
 * The drawing is as wide as the box at most, however long the arms are; it grows beyond the
 * box only upwards and downwards.
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
    // Rows of the upper and lower arm stand beside each other: taller rows are fewer rows.
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

/** An arm in its own frame: forward from the middle, and aside to its right. */
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
  let edge = room.start // measured along the heading, like all places in a row
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
    // Either beside the outer half of the tile before, or around its end.
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
 * Where a row turns: as late as it can, and so that no crosswise double lies at the corner.
 *
 * None where doubles lie side by side; then the last of them is laid along the line.
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
    const after = place + 1 < crosswise.length ? 3 + 2 * GAP : 0 // to turn again at least
    if (!crosswise[place - 1]) {
      if (before - 1 - GAP - after >= back) return { place, around: false }
    } else if (!crosswise[place + 1] && before + GAP + 1 <= limit + 1e-9) {
      if (before + GAP + 1 - after >= back) return { place, around: true }
    }
  }
  return null
}

/** A spot of an arm's own frame on the table. */
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
  /** Pixels in a tile width. */
  unit: number
  /** Of the whole drawing in pixels, the box at least; what is more is panned. */
  width: number
  height: number
  /** Where the root's middle lies, in pixels. */
  x: number
  y: number
}

/** The same in pixels: the tiles as large as they can be, down to the smallest size. */
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
  let unit = Math.max(size.smallest, Math.min(size.largest, width / NARROWEST))
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

/** Its number on the way along the line: from the end of W to that of E, then from N to S. */
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
 * Where a label of a slot stands, in pixels of the drawing: beside the slot, on no tile.
 *
 * Of the places round the slot the one that covers least and sticks out least is taken.
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
