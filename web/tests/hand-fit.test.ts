import { describe, expect, it } from 'vitest'
import { fitHand } from '../src/table/hand/hand-fit'

describe('a hand in its box', () => {
  it('lies in one row if its tiles are as large', () => {
    expect(fitHand(7, { width: 370, height: 130 })).toMatchObject({ columns: 7, scrolls: false })
  })
  it('is not a column before it is measured (T11)', () => {
    expect(fitHand(7, { width: 0, height: 0 })).toMatchObject({ columns: 7, scrolls: false })
    expect(fitHand(0, { width: 0, height: 0 }).columns).toBe(1)
  })
  it('takes two rows if that makes tiles larger', () => {
    const fit = fitHand(10, { width: 230, height: 190 })
    expect(fit.columns).toBe(5)
    expect(fit.tile).toBeGreaterThan(30)
  })
  it('never overflows its box', () => {
    for (let count = 1; count < 60; count++) {
      for (const [width, height] of [[307, 116], [230, 176], [842, 139], [1290, 191]] as const) {
        const { columns, tile, scrolls } = fitHand(count, { width, height })
        if (scrolls) continue
        const rows = Math.ceil(count / columns)
        expect(columns * (tile + 6.4)).toBeLessThanOrEqual(width)
        expect(14.4 + rows * tile * 2.04 + (rows - 1) * 8.8).toBeLessThanOrEqual(height)
      }
    }
  })
  it('becomes a strip before tiles are too small to touch', () => {
    expect(fitHand(40, { width: 307, height: 116 })).toMatchObject({ columns: 40, scrolls: true })
  })
  it('is a strip beyond ten tiles if all of them would be hard to read', () => {
    const box = { width: 378, height: 131 }
    expect(fitHand(10, box).scrolls).toBe(false)
    expect(fitHand(12, box).scrolls).toBe(true)
    expect(fitHand(12, box).tile).toBeGreaterThan(40)
    expect(fitHand(15, { width: 900, height: 180 }).scrolls).toBe(false)
  })
  it('cuts a tile of a strip in half, to show that there are more', () => {
    for (const width of [250, 307, 354, 378]) {
      const seen = width / (fitHand(23, { width, height: 140 }).tile + 6.5)
      expect(Math.abs((seen % 1) - 0.5)).toBeLessThan(0.15)
    }
  })
})
