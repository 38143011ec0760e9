/**
 * The layout of a line of dominoes: the position of each tile, with folds at the edges.
 *
 * All measures are in tile widths, x to the right and y down, from the centre of the root. An arm
 * goes straight to the edge, turns to its right and comes back in rows; doubles are crosswise and
 * never at a corner. All rows are horizontal, because boards are wider than high. Arms that turn the
 * same way stay out of each other's quarter, so nothing can overlap.
 */

import { halves, type Halves } from '../../tiles/tile'

export const GAP = 0.05
/** Distance between the rows of an arm. */
const PITCH = 2 + GAP
/** Distance between returning rows and the arm that bounds their quarter. */
const KEEP = 1 + 5 * GAP
/** Clockwise on the table, as the arms turn. */
export const COMPASS = ['E', 'S', 'W', 'N'] as const
const FORWARD = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
/** Where else the root may lie, as fractions of the box, if a long arm needs more than its half. */
const ELSEWHERE = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]

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

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Drawing extends Box {
  /** Whether space ran out: an arm could not turn. */
  cramped: boolean
  laid: Laid[]
}

interface Spot {
  from: number
  side: number
  /** Along the arm's initial direction (0), or a number of quarter turns to its right. */
  turn: number
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
 * Lays out a line in a box of this many tile widths.
 *
 * The root lies where both ends of the line are in the middle of the box; if the line does not fit
 * so, the root lies elsewhere to give its longest arm more space.
 */
export function layLine(
  centre: string,
  arms: readonly Chain[],
  box: { width: number; height: number },
  endwise = false,
): Drawing {
  const root = halves(centre)
  const upright = root[0] === root[1] && !endwise
  const used = COMPASS.map((name) => {
    const arm = arms.find((one) => one.name === name)
    return arm && (arm.tiles.length > 0 || arm.open) ? arm : undefined
  })
  const starts = COMPASS.map((_, compass) => (upright === (compass % 2 === 1) ? 1 : 0.5) + GAP)
  const across = used.map((arm) => (arm ? isCrosswise(arm, endwise) : []))
  const straight = across.map((tiles, compass) =>
    tiles.reduce((sum, lies) => sum + (lies ? 1 : 2) + GAP, starts[compass]!) - GAP,
  )
  const shown: Halves = [root[1], root[0]]
  const first: Laid = { arm: '', place: -1, tile: centre, x: 0, y: 0, lying: !upright, shown }

  /** The line with its root this far from the four edges, clockwise from E. */
  function layFrom(edges: readonly number[]): Drawing {
    const laid = [first]
    let cramped = false
    used.forEach((arm, compass) => {
      if (!arm) return
      const [limit = 0, side = 0, behind = 0] = [0, 1, 2].map((turn) => edges[(compass + turn) % 4])
      const bounded = used[(compass + 1) % 4] !== undefined
      const tiles = [...across[compass]!]
      const start = starts[compass]!
      const spots = compass % 2
        ? bend(tiles, { start, limit, side, floor: bounded ? PITCH : 1 - behind })
        : fold(tiles, { start, limit, back: bounded ? KEEP : -behind })
      if (spots.length < tiles.length) cramped = true
      laid.push(...spots.map((spot, place) => turned(arm, place, spot, compass)))
    })
    const ends = bounds(laid)
    const fits = ends.right - ends.left <= box.width + 1e-6 && ends.bottom - ends.top <= box.height + 1e-6
    return { laid, cramped: cramped || !fits, ...ends }
  }

  const middle = shared(straight[0]!, straight[2]!, box.width)
  const level = shared(straight[1]!, straight[3]!, box.height)
  const drawing = layFrom([middle, level, box.width - middle, box.height - level])
  // Rows are about two wide, so with less space than this no other root helps.
  const isHopeless = 1.9 * straight.reduce((sum, one) => sum + one) > box.width * box.height
  if (!drawing.cramped || isHopeless) return drawing
  const isCross = used[1] || used[3]
  for (const down of [level, ...(isCross ? ELSEWHERE : []).map((part) => part * box.height)]) {
    for (const right of ELSEWHERE.map((part) => part * box.width)) {
      const other = layFrom([right, down, box.width - right, box.height - down])
      if (!other.cramped) return other
    }
  }
  return drawing
}

/** What an arm gets of the space it shares with the opposite one: half, and what that leaves over. */
function shared(own: number, other: number, space: number): number {
  return Math.max(Math.min(own, space / 2), space - other)
}

/** For each tile of an arm and the place for its next one, whether it lies across. */
function isCrosswise(arm: Chain, endwise: boolean): boolean[] {
  const lies = arm.tiles.map((tile, place) => {
    const [first, second] = halves(tile)
    return arm.crosswise?.[place] ?? (first === second && !endwise)
  })
  return arm.open ? [...lies, false] : lies
}

const length = (lies: boolean | undefined) => (lies ? 1 : 2)

/** The far ends of the tiles, from one of them on, that fit before a limit. */
function straightEnds(crosswise: readonly boolean[], next: number, edge: number, limit: number): number[] {
  const ends: number[] = []
  let end = edge
  for (let place = next; place < crosswise.length; place++) {
    end += length(crosswise[place])
    if (end > limit + 1e-9) break
    ends.push(end)
    end += GAP
  }
  return ends
}

/**
 * An arm in its own frame, forward from the centre and sideways to its right, in rows along its
 * direction.
 */
function fold(crosswise: boolean[], room: { start: number; limit: number; back: number }): Spot[] {
  const spots: Spot[] = []
  let heading: 1 | -1 = 1
  let edge = room.start // measured along the heading, like all positions in a row
  let side = 0
  let next = 0
  const put = (place: number, from: number, row: number, turn: number) => {
    spots.push({ from, side: row, turn, crosswise: crosswise[place] ?? false })
  }
  while (next < crosswise.length) {
    const limit = heading > 0 ? room.limit : -room.back
    const ends = straightEnds(crosswise, next, edge, limit)
    const straight = next + ends.length
    const corner =
      straight === crosswise.length
        ? undefined
        : bestCorner(next, ends, limit, heading > 0 ? room.back : -room.limit, crosswise)
    if (corner === null) {
      if (!straightened(crosswise, straight)) break
      continue
    }
    const last = corner ? corner.place : straight
    for (let place = next; place < last; place++) {
      const middle = (ends[place - next] ?? 0) - length(crosswise[place]) / 2
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
 * An arm in its own frame that turns near the edge and goes on in rows across its direction, no
 * nearer to the centre than the floor.
 */
function bend(
  crosswise: boolean[],
  room: { start: number; limit: number; side: number; floor: number },
): Spot[] {
  const ends = straightEnds(crosswise, 0, room.start, room.limit)
  const leg = ends.map((end, place): Spot => {
    const lies = crosswise[place] ?? false
    return { from: end - length(lies) / 2, side: 0, turn: 0, crosswise: lies }
  })
  if (leg.length === crosswise.length) return leg
  for (let place = leg.length; place > 0; place--) {
    const before = ends[place - 1] ?? 0
    const around = crosswise[place - 1]
    const along = around ? before + GAP + 0.5 : before - 0.5
    if (crosswise[place]) continue
    const start = around ? -0.5 : 0.5 + GAP
    const rows = fold(crosswise.slice(place), { start, limit: room.side, back: KEEP }).map(
      (spot) => ({ ...spot, from: along - spot.side, side: spot.from, turn: spot.turn + 1 }),
    )
    const isWithin = rows.every((spot) => {
      const half = (spot.turn % 2 === 0) === spot.crosswise ? 0.5 : 1
      return spot.from >= room.floor && spot.from + half <= room.limit
    })
    if (isWithin && place + rows.length === crosswise.length) return [...leg.slice(0, place), ...rows]
  }
  return straightened(crosswise, leg.length) ? bend(crosswise, room) : []
}

/** Lays a double along the line if it prevents a turn; whether there was one. */
function straightened(crosswise: boolean[], place: number): boolean {
  const double = [place - 1, place].find((one) => crosswise[one])
  if (double !== undefined) crosswise[double] = false
  return double !== undefined
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

export function bounds(laid: readonly Laid[]): Box {
  const across = (one: Laid) => (one.lying ? 1 : 0.5)
  const down = (one: Laid) => (one.lying ? 0.5 : 1)
  return {
    left: Math.min(...laid.map((one) => one.x - across(one))),
    top: Math.min(...laid.map((one) => one.y - down(one))),
    right: Math.max(...laid.map((one) => one.x + across(one))),
    bottom: Math.max(...laid.map((one) => one.y + down(one))),
  }
}

/** Its number along the line: from the end of W to that of E, then from N to S. */
export function along(one: Laid): number {
  const far = one.tile ? one.place + 1 : 500
  const compass = COMPASS.indexOf(one.arm as 'E')
  if (compass < 0) return 0
  return { E: far, W: -far, N: 2000 - far, S: 2000 + far }[COMPASS[compass] ?? 'E']
}
