import { describe, expect, it } from 'vitest'
import { inRows } from '../src/table/layout/train-rows'
import { around, fromReader } from '../src/table/layout/seat-places'
import { fitted, star } from '../src/table/layout/star'

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
  it('are shown whole if narrower tiles make that possible', () => {
    const box = { width: 1000, height: 600 }
    const label = { width: 84, height: 62 }
    const widths = { most: 34, least: 14 }
    const trains = (length: number) => Array.from({ length: 5 }, () => Array.from({ length }, () => '6-4'))
    expect(fitted(trains(2), box, label, widths).unit).toBe(34)
    const longer = fitted(trains(5), box, label, widths)
    expect(longer.unit).toBeLessThan(34)
    expect(longer.rays.map((ray) => ray.before)).toEqual([0, 0, 0, 0, 0])
    const longest = fitted(trains(12), box, label, widths)
    expect(longest.unit).toBe(34)
    expect(longest.rays.some((ray) => ray.before)).toBe(true)
  })
  it('keep their newest tiles inside the box and apart from each other', () => {
    for (const [width, height] of [
      [16, 22],
      [36, 22],
    ] as const) {
      for (let count = 1; count <= 14; count++) {
        const arms = Array.from({ length: count }, (_, index) =>
          Array.from({ length: index * 2 }, (_, at) => (at % 3 ? '6-4' : '4-4')),
        )
        const { rays } = star(arms, { width, height }, { width: 2, height: 2 })
        rays.forEach((ray, index) => {
          expect(ray.before + ray.tiles.length).toBe(arms[index]!.length)
          expect(ray.tiles.map((one) => one.tile)).toEqual(arms[index]!.slice(ray.before))
          const angle = (ray.angle * Math.PI) / 180
          if (ray.tiles.length) {
            expect(Math.abs(Math.cos(angle)) * ray.end).toBeLessThanOrEqual(width / 2)
            expect(Math.abs(Math.sin(angle)) * ray.end).toBeLessThanOrEqual(height / 2)
          }
          const first = ray.tiles[0]
          if (first && count > 2) {
            const start = first.at - (first.crosswise ? 0.5 : 1)
            const half = first.crosswise ? 1 : 0.5
            expect(start * Math.tan(Math.PI / count)).toBeGreaterThanOrEqual(half)
          }
        })
      }
    }
  })
})
