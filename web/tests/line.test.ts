import { describe, expect, it } from 'vitest'
import { COMPASS, pivoted, type Chain, type Laid } from '../src/table/layout/line'
import { fitLine, labelPlace, sizeFor, type Fitted } from '../src/table/layout/line-size'

/** A small random generator, the same for every run. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function randomArms(seed: number): { centre: string; arms: Chain[]; endwise: boolean } {
  const roll = dice(seed)
  const doubles = roll(3) // few, many, or adjacent ones as in Matador
  const names = ['E', 'W', 'N', 'S'].slice(0, [2, 4, 3, 1][roll(4)])
  const arms = names.map((name) => ({ name, tiles: [] as string[], open: roll(5) > 0 }))
  const count = roll(55)
  const lopsided = roll(3) === 0
  for (let made = 0; made < count; made++) {
    const arm = arms[lopsided && roll(4) ? 0 : roll(arms.length)]!
    const before = arm.tiles.at(-1)?.split('-')
    const wasDouble = before !== undefined && before[0] === before[1]
    const double = roll(6) < [1, 2, 3][doubles]! && (doubles === 2 || !wasDouble)
    const a = roll(10)
    arm.tiles.push(`${a}-${double ? a : (a + 1 + roll(8)) % 10}`)
  }
  return { centre: names.length > 2 || roll(2) ? '6-6' : '6-4', arms, endwise: roll(9) === 0 }
}

function box(one: Laid): [number, number, number, number] {
  const across = one.lying ? 1 : 0.5
  const down = one.lying ? 0.5 : 1
  return [one.x - across, one.y - down, one.x + across, one.y + down]
}

function overlaps(drawing: Fitted): string[] {
  const found: string[] = []
  drawing.laid.forEach((one, index) => {
    const [left, top, right, bottom] = box(one)
    for (const other of drawing.laid.slice(index + 1)) {
      const [l, t, r, b] = box(other)
      const close = 1e-6
      if (left < r - close && l < right - close && top < b - close && t < bottom - close) {
        found.push(`${one.arm}${one.place} ${other.arm}${other.place}`)
      }
    }
  })
  return found
}

/** Whether each tile touches the previous one, except for the gap between tiles. */
function broken(drawing: Fitted): string[] {
  return drawing.laid
    .filter((one) => one.place >= 0)
    .filter((one) => {
      const before = drawing.laid.find((other) =>
        one.place === 0 ? other.place === -1 : other.arm === one.arm && other.place === one.place - 1,
      )!
      const [left, top, right, bottom] = box(one)
      const [l, t, r, b] = box(before)
      const dx = Math.max(0, left - r, l - right)
      const dy = Math.max(0, top - b, t - bottom)
      return dx + dy > 0.2
    })
    .map((one) => `${one.arm}${one.place}`)
}

describe('the line of dominoes', () => {
  for (const [width, height] of [[360, 300], [1200, 560], [330, 170]] as const) {
    it(`never overlaps itself and is in the middle of ${width} by ${height} px`, () => {
      for (let seed = 1; seed <= 200; seed++) {
        const { centre, arms, endwise } = randomArms(seed)
        const drawing = fitLine(centre, arms, { width, height }, 44, endwise)
        const where = `seed ${seed}`
        expect(overlaps(drawing), where).toEqual([])
        expect(broken(drawing), where).toEqual([])
        expect(drawing.cramped, where).toBe(false)
        const [left, right] = [drawing.left, drawing.right].map((edge) => drawing.x + edge * drawing.unit)
        const [top, bottom] = [drawing.top, drawing.bottom].map((edge) => drawing.y + edge * drawing.unit)
        expect(Math.min(left!, top!), where).toBeGreaterThanOrEqual(5.99)
        expect(left! + right!, where).toBeCloseTo(width)
        expect(top! + bottom!, where).toBeCloseTo(height)
        const tiles = arms.reduce((sum, arm) => sum + arm.tiles.length, 1)
        expect(drawing.laid.filter((one) => one.tile).length, where).toBe(tiles)
      }
    })
  }

  it('shows whole rounds on small phones in tiles that can be read', () => {
    const phones = [{ width: 308, height: 190 }, { width: 330, height: 170 }]
    const least = { 'line of 28': 16, 'cross of 28': 13, 'line of 55': 12, 'cross of 55': 9 }
    for (const [name, unit] of Object.entries(least)) {
      const count = Number(name.slice(-2))
      for (let seed = 1; seed <= 40; seed++) {
        const roll = dice(seed)
        const points = name.startsWith('line') ? ['E', 'W'] : [...COMPASS]
        const arms = points.map((point): Chain => ({ name: point, tiles: [], open: true }))
        while (arms.reduce((sum, arm) => sum + arm.tiles.length, 1) < count) {
          const { tiles } = arms[seed % 2 && roll(4) ? 0 : roll(arms.length)]!
          tiles.push(tiles.length % 4 === 2 ? '1-1' : '6-1')
        }
        for (const box of phones) {
          expect(fitLine('6-6', arms, box, 24).unit, `${name}, seed ${seed}`).toBeGreaterThan(unit)
        }
      }
    }
  })

  it('is in the middle while it grows to one side, and only folds at the edge', () => {
    const line = (tiles: number) =>
      fitLine('6-6', [
        { name: 'E', tiles: Array<string>(tiles).fill('6-4'), open: true },
        { name: 'W', tiles: [], open: true },
      ], { width: 600, height: 300 }, 30)
    for (let tiles = 0; tiles <= 14; tiles++) {
      const { x, unit, left, right, laid } = line(tiles)
      expect(2 * x + (left + right) * unit).toBeCloseTo(600)
      const levels = new Set(laid.map((one) => one.y)).size
      expect(levels, `${tiles} tiles`).toBe(tiles < 8 ? 1 : tiles < 9 ? 2 : 3)
    }
  })

  it('has large tiles while there are few, and changes their size in a few steps', () => {
    for (const box of [{ width: 378, height: 370 }, { width: 540, height: 600 }, { width: 900, height: 400 }]) {
      for (let seed = 1; seed <= 40; seed++) {
        const roll = dice(seed)
        const arms: Chain[] = ['E', 'W'].map((name) => ({ name, tiles: [], open: true }))
        const units: number[] = []
        for (let count = 1; count <= 22; count++) {
          units.push(fitLine('6-6', arms, box, sizeFor(count, box)).unit)
          const a = roll(7)
          arms[roll(2)]!.tiles.push(`${a}-${roll(4) ? (a + 1) % 7 : a}`)
        }
        const place = JSON.stringify({ ...box, seed })
        expect(units[0], place).toBeGreaterThan(1.3 * units[21]!)
        expect(new Set(units).size, place).toBeLessThanOrEqual(7)
        expect(units[1], place).toBe(units[0])
        expect(units[5], place).toBeGreaterThan(0.7 * units[0]!)
      }
    }
  })

  it('lays matching halves next to each other', () => {
    const arms = [{ name: 'E', tiles: ['6-3', '3-3', '3-1'], open: false }]
    const line = fitLine('6-4', arms, { width: 900, height: 400 }, 44)
    expect(line.laid.map((one) => one.shown)).toEqual([
      [4, 6],
      [6, 3],
      [3, 3],
      [3, 1],
    ])
    expect(line.laid.map((one) => one.lying)).toEqual([true, true, false, true])
  })

  it('grows from a later spinner', () => {
    const arms = [
      { name: 'E', tiles: ['5-3', '3-3', '3-1'], open: true },
      { name: 'W', tiles: ['4-2'], open: true },
      { name: 'N', tiles: ['3-0'], open: true },
    ]
    const line = pivoted('5-4', arms, '3-3')
    expect(line.centre).toBe('3-3')
    expect(line.arms.map((arm) => arm.tiles)).toEqual([['3-1'], ['3-5', '5-4', '4-2'], ['3-0']])
    const west = [
      { name: 'E', tiles: ['5-1'], open: true },
      { name: 'W', tiles: ['4-4'], open: true },
    ]
    expect(pivoted('5-4', west, '4-4').arms.map((arm) => arm.tiles)).toEqual([['4-5', '5-1'], []])
  })
})

describe('labels (T10)', () => {
  it('are beside their slot and on no tile', () => {
    const long = (name: string): Chain => ({
      name,
      tiles: Array.from({ length: 7 }, (_, index) => `${index}-${index + 1}`),
      open: true,
    })
    for (const box of [{ width: 800, height: 300 }, { width: 480, height: 560 }]) {
      const drawing = fitLine('7-7', COMPASS.map(long), box, 46, false, 24)
      for (const slot of drawing.laid.filter((one) => !one.tile)) {
        const at = labelPlace(drawing, slot, { width: 76, height: 18 })
        for (const one of drawing.laid.filter((one) => one.tile)) {
          const [across, down] = one.lying ? [1, 0.5] : [0.5, 1]
          const wide = Math.abs(at.x - drawing.x - one.x * drawing.unit) - across * drawing.unit - 38
          const tall = Math.abs(at.y - drawing.y - one.y * drawing.unit) - down * drawing.unit - 9
          expect(Math.max(wide, tall)).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })
})
