import { describe, expect, it } from 'vitest'
import { LARGEST, outline, pips } from '../src/tiles/pips'
import { halves, isDouble, named, weight } from '../src/tiles/tile'

function colour(number: number): [number, number, number] {
  const hex = new RegExp(`--pip-${number}: #([0-9a-f]{6})`).exec(css)?.[1] ?? ''
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
}

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

declare const process: {
  getBuiltinModule(name: 'fs'): { readFileSync(path: URL, encoding: 'utf8'): string }
}
const file = new URL('../src/tiles/tiles.css', import.meta.url)
const css = process.getBuiltinModule('fs').readFileSync(file, 'utf8')

describe('pips', () => {
  for (let number = 0; number <= LARGEST; number++) {
    it(`shows ${number} apart from each other and on the half`, () => {
      const found = pips(number)
      expect(found).toHaveLength(number)
      for (const [index, one] of found.entries()) {
        expect(Math.min(one.x, one.y) - one.r).toBeGreaterThan(8)
        expect(Math.max(one.x, one.y) + one.r).toBeLessThan(92)
        for (const other of found.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r * 2 + 2)
        }
      }
    })
  }

  it('are one shape', () => {
    for (let number = 0; number <= LARGEST; number++) expect(outline(number).split('M')).toHaveLength(number + 1)
  })

  it('has colours that are legible on the face', () => {
    const face = luminance([0xfb / 255, 0xf5 / 255, 0xe4 / 255])
    for (let number = 1; number <= LARGEST; number++) {
      const contrast = (face + 0.05) / (luminance(colour(number)) + 0.05)
      expect(contrast, `pips of ${number}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has colours that differ under all kinds of colour vision', () => {
    for (const [sight, matrix] of Object.entries(SIGHT)) {
      const seen = Array.from({ length: LARGEST }, (_, index) => lab(colour(index + 1), matrix))
      seen.forEach((one, index) => {
        seen.slice(index + 1).forEach((other, further) => {
          const apart = Math.hypot(...one.map((value, at) => value - other[at]!))
          const pair = `${index + 1} and ${index + further + 2} (${sight})`
          expect(apart, pair).toBeGreaterThan(10)
        })
      })
    }
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
