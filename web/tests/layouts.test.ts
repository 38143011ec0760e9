import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hour } from '../src/table/layout/clock-face'
import { GAP, layLine, pivoted, type Chain, type Laid } from '../src/table/layout/line'
import { fitted } from '../src/table/layout/star'
import { isDouble, named } from '../src/tiles/tile'

/* Positions of tiles, identical for the browser and for pictures:
   tests/render/svg/test_layouts.py reads the same file. Positions are in tile widths, without
   gaps between tiles. */
type Place = [tile: string, x: number, y: number, stands: string, shown: [number, number]]
interface Line {
  name: string
  centre: string
  pivot?: string
  doubles?: string
  across?: string[]
  arms: Record<string, string[]>
  laid: Place[]
}
interface Layouts {
  lines: Line[]
  folded: { centre: string; arms: Record<string, string[]>; browser: { width: number; height: number; laid: Place[] } }
  trains: { arms: string[][]; angles: number[]; shown: string[][] }[]
  clock: { places: number; half: boolean; degrees: number[] }[]
}
const layouts = JSON.parse(
  readFileSync(new URL('layouts.json', import.meta.url), 'utf8'),
) as Layouts

function chains(arms: Line['arms']): Chain[] {
  return Object.entries(arms).map(([name, tiles]) => ({ name, tiles, open: false }))
}
const place = (one: Laid): Place => [
  named(one.tile),
  one.x,
  one.y,
  one.lying ? 'lying' : 'standing',
  [...one.shown],
]
const byTile = (a: Place, b: Place) => (a[0] < b[0] ? -1 : 1)

describe('tiles have the same positions as in pictures', () => {
  for (const line of layouts.lines)
    it(`in ${line.name}`, () => {
      const endwise = line.doubles === 'endwise'
      const lies = (tile: string) =>
        (isDouble(tile) && !endwise) || (line.across ?? []).includes(named(tile))
      const grown = line.pivot
        ? pivoted(line.centre, chains(line.arms), line.pivot)
        : { centre: line.centre, arms: chains(line.arms) }
      const arms = grown.arms.map((arm) => ({ ...arm, crosswise: arm.tiles.map(lies) }))
      const drawing = layLine(grown.centre, arms, { width: 60, height: 60 }, endwise)
      const found = drawing.laid.map(place).sort(byTile)
      const wanted = [...line.laid].sort(byTile)
      expect(found.map(([tile, , , stands, shown]) => [tile, stands, shown])).toEqual(
        wanted.map(([tile, , , stands, shown]) => [tile, stands, shown]),
      )
      found.forEach(([, x, y], index) => {
        const [, wantedX, wantedY] = wanted[index]!
        const gaps = GAP * 4 // as many tiles lie between the root and the end of an arm
        expect(Math.abs(x - wantedX)).toBeLessThanOrEqual(gaps)
        expect(Math.abs(y - wantedY)).toBeLessThanOrEqual(gaps)
      })
    })
})

describe('a line that folds', () => {
  it('keeps its layout', () => {
    const { centre, arms, browser } = layouts.folded
    const drawing = layLine(centre, chains(arms), browser)
    const found = drawing.laid.map(place)
    expect(found.map(([tile, , , stands, shown]) => [tile, stands, shown])).toEqual(
      browser.laid.map(([tile, , , stands, shown]) => [tile, stands, shown]),
    )
    found.forEach(([, x, y], index) => {
      expect(x).toBeCloseTo(browser.laid[index]![1], 6)
      expect(y).toBeCloseTo(browser.laid[index]![2], 6)
    })
  })
})

describe('trains', () => {
  for (const { arms, angles, shown } of layouts.trains)
    it(`of ${arms.length} point where they do in pictures`, () => {
      const { rays } = fitted(arms, { width: 2000, height: 2000 }, { width: 20, height: 20 }, { most: 30, least: 20 })
      rays.forEach(({ tiles }, index) => {
        for (const { x, y } of tiles)
          expect(((Math.atan2(y, x) * 180) / Math.PI + 360.5) % 360).toBeCloseTo(angles[index]! + 0.5, 6)
      })
      expect(rays.map((ray) => ray.tiles.map(({ tile }) => tile))).toEqual(shown)
    })
})

describe('the hours of a clock', () => {
  for (const { places, half, degrees } of layouts.clock)
    it(`${half ? 'down half of it' : 'all round'}`, () => {
      degrees.forEach((wanted, index) => {
        expect((hour(index + 1, places, half) * 180) / Math.PI).toBeCloseTo(wanted, 6)
      })
    })
})
