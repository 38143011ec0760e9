/** The outlines of what is drilled and carved into a tile, lit from above on the left.

All pips are one path, and so is all their light and all their shade: an element for each pip takes
browsers far longer. */
import { drill, groove, numeral, size } from '../../../src/capicua/render/svg/tileset.json'
import { pips, type Pip } from './pips'
import type { Halves } from './tile'

export interface Carving {
  /** The lit rims below the holes and the groove. */
  gleam: string
  /** The holes of each half, in the colour of its number. */
  holes: readonly [string, string]
  /** The shade of the holes' upper rims, and the groove. */
  shade: string
}

export type Vector = readonly [number, number]

/** Light and shade of holes would only blur tiles narrower than this, in pixels. */
const FINE = 18

const made = new Map<string, Carving>()

/** Returns the outlines on the top of a tile that is turned by `tilt` degrees. */
export function carving(shown: Halves, lying: boolean, numerals: boolean, tilt: number, width: number): Carving {
  const isFine = width >= FINE
  const key = [...shown, lying, numerals, Math.round(tilt), isFine].join()
  let found = made.get(key)
  if (!found) made.set(key, (found = carve(shown, lying, numerals, tilt, isFine)))
  return found
}

/** A direction on the screen, as seen by a tile that is turned. */
export function turned([x, y]: Vector, tilt: number): Vector {
  const angle = (-tilt * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return [short(x * cosine - y * sine), short(x * sine + y * cosine)]
}

/** How far the middle of a tile's top is from that of the tile. */
export const raised = (tilt: number): Vector => turned([0, -size.rise], tilt)

function carve(shown: Halves, lying: boolean, numerals: boolean, tilt: number, isFine: boolean): Carving {
  const scale = numerals ? numeral.scale : 1
  const far = numerals ? size.near : size.middle
  const [right, down] = raised(tilt)
  const halves = shown.map((number, index) => {
    const along = index ? far : -far
    return pips(number).map(({ x, y, r }) => ({
      x: (lying ? y : x) * scale + (lying ? along : 0) + right,
      y: (lying ? -x : y) * scale + (lying ? 0 : along) + down,
      r: r * scale,
    }))
  })
  const all = isFine ? halves.flat() : []
  const lit = (layer: readonly number[]) => {
    const [across = 0, along = 0, grown = 1] = layer
    const [x, y] = turned([across, along], tilt)
    return all.map((pip) => ({ x: pip.x + x, y: pip.y + y, r: pip.r * grown }))
  }
  const [x, y] = turned([groove.gleam[0] ?? 0, groove.gleam[1] ?? 0], tilt)
  return {
    gleam: circles(lit(drill.gleam)) + line(lying, x + right, y + down),
    holes: [circles(halves[0] ?? []), circles(halves[1] ?? [])],
    shade: circles(all) + circles(lit(drill.floor)) + line(lying, right, down),
  }
}

function line(lying: boolean, x: number, y: number): string {
  const [reach, depth] = [groove.reach, groove.depth]
  return lying
    ? `M${short(x - depth / 2)} ${short(y - reach)}h${depth}v${2 * reach}h${-depth}z`
    : `M${short(x - reach)} ${short(y - depth / 2)}h${2 * reach}v${depth}h${-2 * reach}z`
}

function circles(pips: readonly Pip[]): string {
  return pips
    .map(({ x, y, r: radius }) => {
      const r = short(radius)
      const half = `a${r} ${r} 0 1 0`
      return `M${short(x - r)} ${short(y)}${half} ${2 * r} 0${half} ${-2 * r} 0`
    })
    .join('')
}

const short = (value: number) => Math.round(value * 10) / 10
