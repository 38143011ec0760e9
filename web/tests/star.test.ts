import { describe, expect, it } from 'vitest'
import { inRows, lastOf, rowOf, sizeInRow, sizeOf } from '../src/table/layout/train-rows'
import { around, fromReader } from '../src/table/layout/seat-places'
import { fitted, type Turned } from '../src/table/layout/star'

describe('seats', () => {
  it('go round clockwise from the left of the reader', () => {
    expect(around(2, 0)).toEqual({ left: [], top: [1], right: [] })
    expect(around(4, 1)).toEqual({ left: [2], top: [3], right: [0] })
    expect(around(8, 0)).toEqual({ left: [1, 2], top: [3, 4, 5], right: [6, 7] })
    for (let seats = 2; seats <= 12; seats++) {
      const { left, top, right } = around(seats, 1)
      expect([...left, ...top, ...right].sort((a, b) => a - b)).toEqual(
        Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== 1),
      )
    }
  })
})

describe('trains', () => {
  it('are in order of play from the reader, unowned ones last', () => {
    const arms = [{ owner: 0 }, {}, { owner: 1 }, { owner: 2 }]
    expect(fromReader(arms, 3, 1)).toEqual([{ owner: 1 }, { owner: 2 }, { owner: 0 }, {}])
  })
  it('are listed own first, then open ones, but a double to be covered before all', () => {
    const arms = [
      { name: 'A', owner: 0, state: 'private' as const },
      { name: 'B', owner: 1, state: 'private' as const },
      { name: 'C', owner: 2, state: 'open' as const },
      { name: 'D', owner: 3, state: 'bound' as const },
      { name: 'M', state: 'open' as const },
    ]
    expect(inRows(arms, 4, 1).map((arm) => arm.name)).toEqual(['D', 'B', 'C', 'M', 'A'])
  })
  const label = { width: 80, height: 58 }
  const trains = (...lengths: number[]) =>
    lengths.map((length) => Array.from({ length }, (_, at) => (at % 5 === 3 ? '4-4' : '6-4')))
  it('are shown whole if narrower tiles make that possible', () => {
    const box = { width: 1000, height: 600 }
    const widths = { most: 36, least: 14 }
    expect(fitted(trains(2, 2, 2, 2, 2), box, label, widths).unit).toBe(36)
    const longer = fitted(trains(18, 18, 18, 18, 18), box, label, widths)
    expect(longer.unit).toBeLessThan(36)
    expect(longer.rays.map((ray) => ray.before)).toEqual([0, 0, 0, 0, 0])
    const longest = fitted(trains(150, 5, 5, 5, 5), box, label, widths)
    expect(longest.unit).toBe(14)
    expect(longest.rays[0]?.before).toBeGreaterThan(0)
    expect(longest.rays[0]?.before).toBe(150 - (longest.rays[0]?.tiles.length ?? 0))
  })
  it('fit a laptop with tiles of 22 pixels in the middle of a round, at tables of four and eight', () => {
    const widths = { most: 44, least: 12 }
    for (const lengths of [[8, 8, 8, 8, 5], [0, 3, 8, 2, 8, 7, 6, 7, 1]])
      expect(fitted(trains(...lengths), { width: 860, height: 360 }, label, widths).unit).toBeGreaterThanOrEqual(22)
  })
  it('stay a star beside the score sheet of a laptop when a round with long trains is over', () => {
    const over = { width: 80, height: 44 }
    for (const lengths of [[0, 21, 9, 13, 10, 0], [3, 20, 2, 15, 9], [12, 12, 12, 12, 8], [5, 8, 9, 8, 10, 9, 9, 8, 6]]) {
      const { rays, unit } = fitted(trains(...lengths), { width: 596, height: 357 }, over, { most: 26, least: 12 })
      expect([unit >= 12, rays.every((ray) => !ray.before)], lengths.join()).toEqual([true, true])
    }
  })
  it('lie apart from each other, from the labels and from the corner, inside the box', () => {
    const corner = { width: 90, height: 40 }
    for (const [width, height] of [[640, 300], [860, 430], [1300, 560]] as const) {
      for (const lengths of [[0, 0, 0, 0, 11], [9, 0, 14, 6, 3], [6, 6, 6, 6, 6, 6, 6, 6, 6], [0, 3, 8, 2, 8, 7, 6, 7, 1]]) {
        const { rays, unit } = fitted(trains(...lengths), { width, height }, label, { most: 44, least: 12 }, corner)
        const boxes = rays.flatMap((ray) => [
          ...ray.tiles.map((one, place) => ({
            ...one, arm: ray.arm, place, width: (one.crosswise ? 1 : 2) * unit, height: (one.crosswise ? 2 : 1) * unit,
          })),
          { ...ray.end, ...label, angle: 0, arm: ray.arm, place: ray.tiles.length },
        ])
        const button = { x: (width - 90) / 2, y: (40 - height) / 2, ...corner, angle: 0, arm: -1, place: 0 }
        for (const [index, one] of boxes.entries()) {
          expect(Math.abs(one.x)).toBeLessThan(width / 2 - unit / 2 + 1)
          expect(Math.abs(one.y)).toBeLessThan(height / 2 - unit / 2 + 1)
          for (const other of [...boxes.slice(index + 1), button])
            if (isOn(one, other)) throw new Error(JSON.stringify([width, height, lengths, one, other]))
        }
      }
    }
  })
  it('keep all tiles where they are when a new one is laid, if their width stays', () => {
    const place = (lengths: number[]) => fitted(trains(...lengths), { width: 1300, height: 560 }, label, { most: 30, least: 12 })
    const [before, after] = [place([5, 3, 6, 2, 4]), place([5, 3, 7, 2, 4])]
    expect(after.unit).toBe(before.unit)
    before.rays.forEach((ray, arm) => expect(after.rays[arm]?.tiles.slice(0, ray.tiles.length)).toEqual(ray.tiles))
  })
})

/** Whether two turned boxes overlap by more than two pixels: the separating axis test. */
function isOn(one: Turned, other: Turned): boolean {
  const half = ({ width, height, angle }: Turned, turn: number) =>
    (Math.abs(Math.cos(radians(angle) - turn)) * width + Math.abs(Math.sin(radians(angle) - turn)) * height) / 2
  return [one.angle, one.angle + 90, other.angle, other.angle + 90].map(radians).every((turn) => {
    const between = Math.abs((one.x - other.x) * Math.cos(turn) + (one.y - other.y) * Math.sin(turn))
    return between < half(one, turn) + half(other, turn) - 2
  })
}
const radians = (degrees: number) => (degrees * Math.PI) / 180

describe('rows', () => {
  it('are as high as the space allows, with tiles as large as the row', () => {
    expect(rowOf(90, true)).toEqual({ height: 90, isTall: true, isLow: false })
    expect(rowOf(40, true)).toEqual({ height: 47, isTall: false, isLow: false })
    expect(rowOf(30, false)).toEqual({ height: 30, isTall: false, isLow: true })
    expect(sizeInRow(rowOf(90, true))).toBeGreaterThan(sizeInRow(rowOf(60, true)))
  })
  it('show the newest tiles whole, and all of them if that makes them little smaller', () => {
    const tiles = Array.from({ length: 9 }, (_, at) => `9-${at}`)
    expect(sizeOf(tiles, 360, 24)).toBe(19)
    expect(sizeOf(tiles, 200, 24)).toBe(24)
    expect(lastOf(tiles, 200, 24)).toEqual(tiles.slice(5))
  })
})
