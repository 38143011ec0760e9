/** Trains as a star: each a ray from the station, with as many of its last tiles as fit. */

import { isDouble } from '../../tiles/tile'
import { GAP } from './line'

export interface Ray {
  /** Index of the arm. */
  arm: number
  /** Degrees clockwise from the right. */
  angle: number
  /** The number of omitted tiles, those nearest the station. */
  before: number
  /** Centres of the tiles along the ray, in tile widths from the station. */
  tiles: { tile: string; at: number; crosswise: boolean }[]
  /** Position of the place for the next tile. */
  end: number
}

/** A crosswise double, and a small gap between rays. */
const APART = 2.3

/**
 * The star in a box, both in pixels, with the widest tiles that show all trains whole. If none do,
 * they are as wide as allowed. `unit` is their width.
 */
export function fitted(
  arms: readonly string[][],
  box: { width: number; height: number },
  label: { width: number; height: number },
  widths: { most: number; least: number },
): { rays: Ray[]; inner: number; unit: number } {
  const drawn = (unit: number) => {
    const boxed = { width: box.width / unit, height: box.height / unit }
    const labelled = { width: label.width / unit, height: label.height / unit }
    return { ...star(arms, boxed, labelled), unit }
  }
  for (let unit = widths.most; unit >= widths.least; unit -= 1) {
    const found = drawn(unit)
    if (found.rays.every((ray) => !ray.before)) return found
  }
  return drawn(widths.most)
}

/** Rays for trains in display order, the first one towards the reader. */
export function star(
  arms: readonly string[][],
  box: { width: number; height: number },
  label: { width: number; height: number },
): { rays: Ray[]; inner: number } {
  const count = Math.max(arms.length, 3)
  const inner = Math.max(1.9, APART / 2 / Math.tan(Math.PI / count))
  // Keeps the labels of short trains apart.
  const apart = Math.hypot(label.width, label.height) / 2 / Math.sin(Math.PI / count)
  const rays = arms.map((tiles, arm) => {
    const angle = (90 + (360 * arm) / arms.length) % 360
    const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    const reach = Math.min(
      Math.abs(x) < 1e-9 ? Infinity : (box.width - label.width) / 2 / Math.abs(x),
      Math.abs(y) < 1e-9 ? Infinity : (box.height - label.height) / 2 / Math.abs(y),
    )
    // From the centre of the label to its edge, along the ray.
    const half = Math.min(label.width / 2 / Math.abs(x), label.height / 2 / Math.abs(y))
    const room = reach - half - inner
    const length = (tile: string) => (isDouble(tile) ? 1 : 2) + GAP
    let first = tiles.length
    let taken = 0
    while (first > 0 && taken + length(tiles[first - 1] ?? '') <= room) {
      first -= 1
      taken += length(tiles[first] ?? '')
    }
    let from = inner
    const shown = tiles.slice(first).map((tile) => {
      const at = from + (length(tile) - GAP) / 2
      from += length(tile)
      return { tile, at, crosswise: isDouble(tile) }
    })
    return { arm, angle, before: first, tiles: shown, end: Math.min(Math.max(from + half, apart), Math.max(reach, apart)) }
  })
  return { rays, inner }
}
