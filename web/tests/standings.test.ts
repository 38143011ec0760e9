import { expect, test } from 'vitest'
import { standings } from '../src/room/match/standings'
import { decisiveRound, turningPoint } from '../src/room/match/turning-point'
import type { ReviewedDecision, ReviewedRound, StateFrame } from '../src/types'

const four = { sides: [0, 1, 2, 3], totals: [40, 100, 75, 40], winners: [1] }
const order = (table: typeof four) => standings(table).map(({ place, seats, margin }) => [place, seats, margin])

test('sides are in order of their points, and those that are level share a place', () => {
  expect(order(four)).toEqual([
    [1, [1], 25],
    [2, [2], 25],
    [3, [0], 60],
    [3, [3], 60],
  ])
})

test('where few points win, those with the fewest come first', () => {
  expect(order({ ...four, totals: [12, 90, 0, 31], winners: [2] })).toEqual([
    [1, [2], 12],
    [2, [0], 12],
    [3, [3], 31],
    [4, [1], 90],
  ])
})

test('partners stand together', () => {
  expect(order({ sides: [0, 1, 0, 1], totals: [2, 7, 2, 7], winners: [1, 3] })).toEqual([
    [1, [1, 3], 5],
    [2, [0, 2], 5],
  ])
})

test('several winners share the first place, without a winner the most points lead', () => {
  expect(order({ sides: [0, 1, 2], totals: [9, 9, 4], winners: [0, 1] })).toEqual([
    [1, [0], 5],
    [1, [1], 5],
    [3, [2], 5],
  ])
  expect(order({ sides: [0, 1], totals: [3, 8], winners: [] })[0]).toEqual([1, [1], 0])
})

test('the round in which the winner gained most on the runner-up is decisive', () => {
  const played = (totals: number[], winner: number, ...rounds: (number[] | null)[]) =>
    ({ sides: [0, 1, 2], totals, winners: [winner], rounds: rounds.map((points) => ({ points })) }) as unknown as StateFrame
  expect(decisiveRound(played([20, 100, 95], 1, [0, 0, 70], [0, 60, 5], null, [20, 40, 20]))).toBe(2)
  expect(decisiveRound(played([60, 30, 40], 1, [20, 20, 0], [20, 0, 40], [20, 10, 0]))).toBe(2)
})

const decision = (move: number, before: number, after: number, grade = 'mistake') =>
  ({ move, before, after, grade, points: [1, 0, 2] }) as unknown as ReviewedDecision
const round = (...decisions: ReviewedDecision[]) => ({ decisions }) as unknown as ReviewedRound

test('the turning point is the mistake that cost the most of the chance to win', () => {
  const found = turningPoint(round(decision(3, 0.6, 0.5), decision(7, 0.8, 0.3), decision(9, 0.9, 0.1, '')))
  expect(found?.move).toBe(7)
  expect(turningPoint(round(decision(3, 0.02, 0), decision(5, 0.9, 0.1, '')))).toBeUndefined()
})
