import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fits, ratingOf, signs, standing, type Outcome } from '../src/learn/puzzles'

function outcome(right: boolean, day = '2026-11-23', difficulty = 3): Outcome {
  return { puzzle: `block-${day}`, difficulty, right, day }
}

test('a rating rises and falls with results, and its deviation shrinks', () => {
  const today = '2026-11-23'
  const start = standing([], today)
  expect([start.rating, start.deviation, start.played]).toEqual([1500, 350, 0])
  const up = standing([outcome(true)], today)
  const down = standing([outcome(false)], today)
  expect(up.rating).toBeGreaterThan(1500)
  expect(up.rating - 1500).toBe(1500 - down.rating)
  expect(up.deviation).toBeLessThan(350)
  const hard = standing([outcome(true, today, 5)], today)
  expect(hard.rating).toBeGreaterThan(up.rating)
  expect([1, 5].map(ratingOf)).toEqual([900, 2100])
})

test('the same results give the same rating as in the terminal', () => {
  const cases = JSON.parse(readFileSync(new URL('../../tests/learn/standings.json', import.meta.url), 'utf8'))
  expect(cases.length).toBeGreaterThan(2)
  for (const { today, outcomes, standing: wanted } of cases) {
    expect(standing(outcomes, today)).toEqual(wanted)
  }
})

test('streaks count results in a row, and days up to today or yesterday', () => {
  const found = ['2026-11-20', '2026-11-22', '2026-11-23'].map((day) => outcome(true, day))
  expect(standing(found, '2026-11-23')).toMatchObject({ streak: 3, days: 2 })
  expect(standing(found, '2026-11-24').days).toBe(2)
  expect(standing(found, '2026-11-25').days).toBe(0)
  expect(standing([...found, outcome(false)], '2026-11-23').streak).toBe(0)
})

test('a result is shared as symbols, and the address filters puzzles', () => {
  expect(signs(2, true)).toBe('🟥🟥🟩')
  expect(signs(1, false)).toBe('🟥⬜')
  const line = { id: 'block-1', game: 'block', theme: 'block', difficulty: 2 }
  expect(fits(line, new URLSearchParams('game=block&difficulty=2'))).toBe(true)
  expect(fits(line, new URLSearchParams('difficulty=3'))).toBe(false)
})
