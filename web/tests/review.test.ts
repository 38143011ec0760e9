import { expect, test } from 'vitest'
import type { ReviewedDecision, ReviewedRound } from '../src/types'
import { decisionAt, lines, mistakes, nearest, path, shownAccuracy, spread } from '../src/board/review'

const decision = (move: number, cost: number, grade = ''): ReviewedDecision => ({
  move,
  seat: move % 2,
  played: { id: 'a' },
  best: { id: 'b' },
  points: [cost, cost - 1, cost + 1],
  before: 0.6,
  after: 0.5,
  grade,
})
const round: ReviewedRound = {
  number: 1,
  rounds: 1,
  sides: [0, 1, 0, 1],
  decisions: [decision(1, 2, 'inaccuracy'), decision(2, 0), decision(5, 9, 'blunder')],
  chances: [
    [0.5, 0.5],
    [0.25, 0.75],
    [1, 0],
  ],
  players: [],
}

test('mistakes are listed costliest first, without other decisions', () => {
  expect(mistakes(round).map((one) => one.move)).toEqual([5, 1])
})

test('a step has the decision that led to it', () => {
  expect(decisionAt(round, 2)?.move).toBe(2)
  expect(decisionAt(round, 3)).toBeUndefined()
})

test('each side has its seats and its chances', () => {
  expect(lines(round)).toEqual([
    { side: 0, seats: [0, 2], chances: [0.5, 0.25, 1] },
    { side: 1, seats: [1, 3], chances: [0.5, 0.75, 0] },
  ])
})

test('a chance of 1 lies at the top of the graph', () => {
  expect(path([0.5, 1])).toBe('M0.00 20.00L100.00 0.00')
})

test('a click on the graph finds its step, or a nearby mistake', () => {
  expect(nearest(0.5, 10, [])).toBe(5)
  expect(nearest(1, 10, mistakes(round))).toBe(10)
  expect(nearest(0.996, 44, [decision(43, 3, 'mistake')])).toBe(44)
  expect(nearest(0.512, 100, [decision(50, 3, 'mistake')])).toBe(50)
  expect(nearest(0.56, 100, [decision(50, 3, 'mistake')])).toBe(56)
})

test('names at the ends of lines cover nothing, and keep their order', () => {
  expect(spread([0.1, 0.6])).toEqual([0.1, 0.6])
  const close = spread([0.9, 0.95, 0.9, 0.1])
  expect(close[3]).toBe(0.1)
  const [first, second, third] = [close[0]!, close[2]!, close[1]!]
  expect(second - first).toBeCloseTo(0.25)
  expect(third - second).toBeCloseTo(0.25)
  expect(Math.max(...close)).toBeLessThanOrEqual(1)
})

test('only who lost nothing has an accuracy of 100', () => {
  const player = { decisions: 5, best: 5, lost: 4.2 }
  expect(shownAccuracy({ ...player, accuracy: 99.8, lost_chance: 0.002 })).toBe(99)
  expect(shownAccuracy({ ...player, accuracy: 100, lost_chance: 0 })).toBe(100)
})
