import { describe, expect, test } from 'vitest'
import { shared } from '../src/table/structural-sharing'

describe('Structural sharing', () => {
  test('keeps what is equal, and only that', () => {
    const known = { zones: [{ name: 'A', tiles: ['6-6'] }, { name: 'B', tiles: [] as string[] }], turn: 1 }
    const now = shared(known, { zones: [{ name: 'A', tiles: ['6-6'] }, { name: 'B', tiles: ['6-5'] }], turn: 1 })
    expect(now).toEqual({ zones: [{ name: 'A', tiles: ['6-6'] }, { name: 'B', tiles: ['6-5'] }], turn: 1 })
    expect(now).not.toBe(known)
    expect(now.zones[0]).toBe(known.zones[0])
    expect(known.zones[1]?.tiles).toEqual([])
  })

  test('returns what was known if nothing changed', () => {
    const known = { seats: [{ name: 'Ana', points: 5 }, null], over: false }
    expect(shared(known, structuredClone(known))).toBe(known)
  })

  test.each([
    [{ turn: 1, over: true }, { turn: 1 }],
    [{ turn: 1 }, { turn: 1, over: true }],
    [['6-6', '6-5'], ['6-6']],
    [[], {}],
    [null, {}],
    [{ a: null }, { a: {} }],
    [{ a: 1 }, { a: '1' }],
  ])('%j is not %j', (known, now) => {
    expect(shared(known, structuredClone(now))).toEqual(now)
    expect(shared(known, structuredClone(now))).not.toBe(known)
  })
})
