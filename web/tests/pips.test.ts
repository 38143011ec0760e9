import { describe, expect, it } from 'vitest'
import { faces } from '../../src/capicua/render/svg/tileset.json'
import { carving, turned } from '../src/tiles/carving'
import { LARGEST, pips } from '../src/tiles/pips'
import { halves, isDouble, named, weight } from '../src/tiles/tile'

const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Colours as seen without long-wave or medium-wave cones (Viénot, Brettel and Mollon 1999). */
const SIGHT = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  deutan: [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
}

function lab(rgb: readonly number[], sight: readonly number[]): number[] {
  const [r = 0, g = 0, b = 0] = rgb.map(linear)
  const see = (row: number) => sight[row]! * r + sight[row + 1]! * g + sight[row + 2]! * b
  const [R, G, B] = [see(0), see(3), see(6)]
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * R + 0.3576 * G + 0.1805 * B) / 0.9505)
  const y = f(0.2126 * R + 0.7152 * G + 0.0722 * B)
  const z = f((0.0193 * R + 0.1192 * G + 0.9505 * B) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

describe('pips', () => {
  for (let number = 0; number <= LARGEST; number++) {
    it(`shows ${number} apart from each other and on the half`, () => {
      const found = pips(number)
      expect(found).toHaveLength(number)
      for (const [index, one] of found.entries()) {
        expect(Math.min(one.x, one.y) - one.r).toBeGreaterThan(-42)
        expect(Math.max(one.x, one.y) + one.r).toBeLessThan(42)
        for (const other of found.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r * 2 + 2)
        }
      }
    })
  }

  for (let number = 0; number <= LARGEST; number++) {
    it(`shows ${number} alike from both sides`, () => {
      const places = pips(number).map(({ x, y }) => `${x + 0} ${y + 0}`)
      const opposite = pips(number).map(({ x, y }) => `${0 - x} ${0 - y}`)
      expect(places.sort()).toEqual(opposite.sort())
    })
  }

  it('are one shape for each half, and so are their light and shade', () => {
    const { gleam, holes, shade } = carving([6, 15], false, false, 0, 36)
    const counted = [gleam, ...holes, shade].map((path) => path.split('M').length - 1)
    expect(counted).toEqual([6 + 15 + 1, 6, 15, 2 * (6 + 15) + 1])
  })

  it('have neither light nor shade on tiles too small for them', () => {
    const { gleam, holes, shade } = carving([6, 15], false, false, 0, 14)
    const counted = [gleam, ...holes, shade].map((path) => path.split('M').length - 1)
    expect(counted).toEqual([1, 6, 15, 1])
  })

  for (const [name, face] of Object.entries(faces)) {
    it(`have colours on ${name} that differ under all kinds of colour vision`, () => {
      expect(face.pips).toHaveLength(LARGEST)
      for (const [sight, matrix] of Object.entries(SIGHT)) {
        const seen = face.pips.map((hex) => lab(rgb(hex), matrix))
        seen.forEach((one, index) => {
          seen.slice(index + 1).forEach((other, further) => {
            const apart = Math.hypot(...one.map((value, at) => value - other[at]!))
            const pair = `${index + 1} and ${index + further + 2} (${sight})`
            expect(apart, pair).toBeGreaterThan(10)
          })
        })
      }
    })
  }
})

describe('the light', () => {
  it('comes from above on the left, however the tile is turned', () => {
    const near = (one: readonly number[], other: readonly number[]) =>
      one.forEach((value, at) => expect(value).toBeCloseTo(other[at]!))
    near(turned([1, 2], 0), [1, 2])
    near(turned([0, 1], 90), [1, 0])
    near(turned([1, 0], 90), [0, -1])
  })
})

describe('a tile', () => {
  it('is parsed, normalized and weighed', () => {
    expect(halves('4-15')).toEqual([4, 15])
    expect(named('4-15')).toBe('15-4')
    expect(isDouble('6-6')).toBe(true)
    expect(weight('6-4')).toBe(10)
  })
})
