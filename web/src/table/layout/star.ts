/** Trains as a star: arms that grow from a hub towards their owners, and bend where there is no room.

    Tiles are laid one after another on a grid of occupied squares: first the tiles next to the hub,
    then the second of each train, and so on. So a new tile moves none of those before it. */

import { isDouble } from '../../tiles/tile'
import { GAP } from './line'

export interface Point {
  x: number
  y: number
}

export interface Ray {
  /** Index of the arm. */
  arm: number
  /** The number of omitted tiles, those nearest the hub. */
  before: number
  /** Tiles in pixels from the centre; the angle, in degrees, is that of a lying tile. */
  tiles: (Point & { tile: string; angle: number; crosswise: boolean })[]
  /** Where the next tile will lie, and the centre of the label for that place. */
  tip: Point
  end: Point
}

export interface Star {
  rays: Ray[]
  /** Radius of the hub, and the width of a tile, in pixels. */
  hub: number
  unit: number
}

export interface Size {
  width: number
  height: number
}

/** A box turned by an angle in degrees, at its centre. */
export interface Turned extends Point, Size {
  angle: number
}

/** Bends between two tiles, in degrees, the smallest first. */
const BENDS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 90, -90]
/** Tiles shrink in visible but rare steps. */
const SHRINK = 0.94
/** How far an arm looks ahead, in widths of a tile. */
const SIGHT = 5
/** How far beyond its last tile a label may be, in pixels: short trains stand close together. */
const FAR = 240
/** How an arm grows: to which side it bends first, how much it minds to have little room ahead and to leave
    its sector. */
interface Way {
  hand: number
  room: number
  sector: number
}
const [STRAIGHT, BENDY] = [
  { room: 0.6, sector: 1.2 },
  { room: 0.15, sector: 0.6 },
]
const WAYS: Way[] = [1, -1].map((hand) => ({ hand, ...STRAIGHT }))
/** Below this width of a tile, other ways are tried too: they take time, and play needs wider tiles. */
const TIGHT = 18
const TIGHT_WAYS: Way[] = [...WAYS, ...[1, -1].map((hand) => ({ hand, ...BENDY }))]
/** Side of a square, and space between tiles of different arms, in widths of a tile. */
const SQUARE = 0.25
const CLEAR = 0.14

/**
 * The star in a box with the widest tiles, in pixels, that show all trains whole. If none do, tiles
 * next to the hub are omitted. Nothing lies in the upper right corner, where a button is.
 */
export function fitted(
  arms: readonly (readonly string[])[],
  box: Size,
  label: Size,
  widths: { most: number; least: number },
  corner: Size = { width: 0, height: 0 },
): Star {
  const least = Math.floor(widths.least)
  for (let unit = Math.max(Math.floor(widths.most), least); unit >= least; unit = Math.floor(SHRINK * unit)) {
    for (const way of unit < TIGHT ? TIGHT_WAYS : WAYS) {
      const rays = grown(arms, box, label, unit, way, corner)
      if (rays) return { rays, hub: hubOf(arms.length, unit), unit }
    }
  }
  const longest = Math.max(...arms.map((tiles) => tiles.length))
  for (let shown = longest - 1; shown >= 0; shown = Math.floor(0.8 * shown - 0.1)) {
    const newest = arms.map((tiles) => newestOf(tiles, shown))
    const rays = grown(newest, box, label, least, { hand: 1, ...STRAIGHT }, corner)
    if (!rays) continue
    for (const ray of rays) ray.before = (arms[ray.arm]?.length ?? 0) - (newest[ray.arm]?.length ?? 0)
    return { rays, hub: hubOf(arms.length, least), unit: least }
  }
  return { rays: [], hub: hubOf(arms.length, least), unit: least }
}

/** The last tiles of a train, without a double at the hub, where there is no room for one. */
function newestOf(tiles: readonly string[], count: number): readonly string[] {
  const newest = tiles.slice(Math.max(0, tiles.length - count))
  return newest.length < tiles.length && isDouble(newest[0] ?? '0-1') ? newest.slice(1) : newest
}

/** The radius of the hub, round which the first tiles lie side by side; none of them is a double. */
const hubOf = (arms: number, unit: number) =>
  unit * Math.max(1.6, (1 + 4 * CLEAR) / 2 / Math.tan(Math.PI / Math.max(arms, 3)))

const radians = (degrees: number) => (degrees * Math.PI) / 180
const onward = (from: Point, degrees: number, far: number): Point => ({
  x: from.x + Math.cos(radians(degrees)) * far,
  y: from.y + Math.sin(radians(degrees)) * far,
})

/** What is on a square: something, or the first or last tile of an arm, which only its next may touch. */
const TAKEN = 1
const RESERVED = 2

/** Squares of the box, from its centre, on which something lies. */
class Ground {
  readonly #side: number
  readonly #columns: number
  readonly #rows: number
  readonly #taken: Uint8Array
  constructor(box: Size, side: number) {
    this.#side = side
    this.#columns = Math.floor(box.width / side)
    this.#rows = Math.floor(box.height / side)
    this.#taken = new Uint8Array(this.#columns * this.#rows)
  }

  /** The index of the square at a point; negative outside the box. */
  #at(x: number, y: number): number {
    const column = Math.floor(x / this.#side + this.#columns / 2)
    const row = Math.floor(y / this.#side + this.#rows / 2)
    return column < 0 || row < 0 || column >= this.#columns || row >= this.#rows ? -1 : row * this.#columns + column
  }

  /** Calls a function with points all over a box, one or more in each square, until it says no. */
  #every({ x, y, width, height, angle }: Turned, test: (x: number, y: number) => boolean): boolean {
    const [across, down] = [Math.ceil(width / this.#side), Math.ceil(height / this.#side)]
    const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))]
    for (let column = 0; column <= across; column++) {
      for (let row = 0; row <= down; row++) {
        const [right, below] = [(column / across - 0.5) * width, (row / down - 0.5) * height]
        if (!test(x + right * cos - below * sin, y + right * sin + below * cos)) return false
      }
    }
    return true
  }

  /** Whether a box lies on nothing, and on no square reserved for another arm. */
  isFree(box: Turned, arm: number): boolean {
    return this.#every(box, (x, y) => {
      const at = this.#at(x, y)
      const mark = this.#taken[at] ?? TAKEN
      return !mark || mark === RESERVED + arm
    })
  }

  take(box: Turned, mark = TAKEN): void {
    this.#every(box, (x, y) => {
      const at = this.#at(x, y)
      if (at >= 0 && this.#taken[at] !== TAKEN) this.#taken[at] = mark
      return true
    })
  }
}

/** An arm while it grows. */
interface Growth {
  ray: Ray
  /** Its direction at the hub, and that of its last tile, in degrees. */
  start: number
  heading: number
  from: Point
  /** The last tile, which the next one touches. */
  last: Turned | null
}

/** Lays all trains with tiles of a width; null if there is no room for some tile or label. */
function grown(
  arms: readonly (readonly string[])[],
  box: Size,
  label: Size,
  unit: number,
  way: Way,
  corner: Size,
): Ray[] | null {
  const ground = new Ground(box, SQUARE * unit)
  if (corner.width)
    ground.take({ x: (box.width - corner.width) / 2, y: (corner.height - box.height) / 2, ...corner, angle: 0 })
  const hub = hubOf(arms.length, unit)
  ground.take({ x: 0, y: 0, width: 1.4 * hub, height: 1.4 * hub, angle: 0 })
  const all = arms.map((_, arm): Growth => {
    const start = 90 + (360 * arm) / arms.length
    const from = onward({ x: 0, y: 0 }, start, hub)
    return { ray: { arm, before: 0, tiles: [], tip: from, end: from }, start, heading: start, from, last: null }
  })
  for (const one of all)
    if (arms[one.ray.arm]?.length)
      ground.take({ ...onward(one.from, one.start, unit), width: 2 * unit, height: unit, angle: one.start }, RESERVED + one.ray.arm)
  for (const one of all) if (!arms[one.ray.arm]?.length && !name(one, ground, label)) return null
  const longest = Math.max(0, ...arms.map((tiles) => tiles.length))
  for (let place = 0; place < longest; place++) {
    for (const one of all) {
      const tile = arms[one.ray.arm]?.[place]
      if (tile && !grow(one, tile, ground, unit, way, 360 / arms.length)) return null
    }
  }
  for (const one of all) if (one.last) ground.take(one.last)
  for (const one of all) if (one.last && !name(one, ground, label)) return null
  return all.map((one) => one.ray)
}

/** Lays a tile at the end of an arm, in the direction with most room ahead. */
function grow(one: Growth, tile: string, ground: Ground, unit: number, way: Way, sector: number): boolean {
  const crosswise = isDouble(tile)
  const [long, wide] = [(crosswise ? 1 : 2) * unit, (crosswise ? 2 : 1) * unit]
  let best: { cost: number; heading: number; box: Turned; end: Point } | null = null
  for (const bend of one.ray.tiles.length ? BENDS : [0]) {
    const heading = one.heading + bend * way.hand
    const apart = (GAP + clearance(bend, !!one.last && one.last.height > one.last.width, crosswise)) * unit
    const start = onward(one.from, heading, apart)
    const middle = onward(start, heading, long / 2)
    const box = { ...middle, width: long, height: wide, angle: heading }
    const spread = { ...box, width: long, height: wide + 2 * CLEAR * unit }
    if (one.last && !ground.isFree(spread, one.ray.arm)) continue
    const end = onward(start, heading, long)
    const sideways = Math.abs(turnFrom(one.start, (Math.atan2(end.y, end.x) * 180) / Math.PI)) / (sector / 2)
    const inward = Math.abs(turnFrom((Math.atan2(end.y, end.x) * 180) / Math.PI, heading)) > 110 ? 0.6 : 0
    const cost = Math.abs(bend) / 60 - way.room * roomAhead(ground, one.ray.arm, end, heading, unit) + way.sector * Math.max(0, sideways - 0.8) + inward
    if (!best || cost < best.cost - 1e-9) best = { cost, heading, box, end }
  }
  if (!best) return false
  if (one.last) ground.take(one.last)
  ground.take(best.box, RESERVED + one.ray.arm)
  one.ray.tip = best.end
  one.ray.tiles.push({ tile, crosswise, angle: best.heading, x: best.box.x, y: best.box.y })
  Object.assign(one, { heading: best.heading, from: best.end, last: best.box })
  return true
}

/** How far a tile keeps from the end of the one before it at a bend, so that their corners do not meet. */
function clearance(bend: number, isBeforeCrosswise: boolean, isCrosswise: boolean): number {
  const turn = radians(Math.abs(bend))
  const [before, after] = [isBeforeCrosswise ? 1 : 0.5, isCrosswise ? 1 : 0.5]
  return Math.min(before * Math.sin(turn), turn < 1.5 ? after * Math.tan(turn) : Infinity)
}

/** How many tile widths are free ahead of a point. */
function roomAhead(ground: Ground, arm: number, from: Point, heading: number, unit: number): number {
  for (let far = 0; far < SIGHT; far++) {
    const box = { ...onward(from, heading, (far + 0.5) * unit), width: unit, height: 1.3 * unit, angle: heading }
    if (!ground.isFree(box, arm)) return far
  }
  return SIGHT
}

/** The turn from one direction to another, from -180 to 180 degrees. */
const turnFrom = (one: number, other: number) => ((((other - one) % 360) + 540) % 360) - 180

/** Puts the label beyond the last tile of an arm, or beside its end. */
function name(one: Growth, ground: Ground, label: Size): boolean {
  for (let far = 0; far <= FAR; far += 10) {
    for (const bend of [0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180]) {
      const heading = one.heading + bend
      const [across, down] = [Math.abs(Math.cos(radians(heading))), Math.abs(Math.sin(radians(heading)))]
      const half = Math.min(label.width / 2 / (across || 1e-9), label.height / 2 / (down || 1e-9)) + 3 + far
      const box = { ...onward(one.from, heading, half), ...label, angle: 0 }
      if (!ground.isFree(box, one.ray.arm)) continue
      one.ray.end = { x: box.x, y: box.y }
      ground.take(box)
      return true
    }
  }
  return false
}
