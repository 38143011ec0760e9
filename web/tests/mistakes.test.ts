import { expect, test } from 'vitest'
import { answered, cardsOf, DAYS, due, fit, nextDay, themes, type Card } from '../src/mistakes/cards'
import type { ReviewedDecision, ReviewedRound } from '../src/types'

const TODAY = '2026-11-28'

function decision(move: number, seat: number, more: Partial<ReviewedDecision> = {}): ReviewedDecision {
  const exercise = { position: `game: block\n# ${move}`, right: ['6-6'], theme: 'block' }
  return {
    ...{ move, seat, played: { id: 'played' }, best: { id: 'best' }, points: [4, 1, 7], before: 0.6, after: 0.4 },
    ...{ grade: 'blunder', ...exercise },
    ...more,
  }
}

function cardsIn(decisions: ReviewedDecision[], seat = 0, from = '/replay/x?round=2'): Card[] {
  const round: ReviewedRound = { number: 2, rounds: 3, sides: [0, 1], decisions, chances: [], players: [] }
  return cardsOf(round, seat, 'block', from, TODAY)
}
const card = (more: Partial<Card> = {}): Card => ({ ...cardsIn([decision(1, 0)])[0]!, ...more })

test('the mistakes of one seat become cards, and nothing that lost nothing', () => {
  const found = cardsIn([decision(3, 0), decision(4, 1), decision(5, 0, { grade: '' }), decision(7, 0)])
  expect(found.map((one) => one.from)).toEqual(['/replay/x?round=2&step=2', '/replay/x?round=2&step=6'])
  expect(found.every((one) => one.due === TODAY && one.box === 0)).toBe(true)
  expect(cardsIn([decision(3, 0)], 0, '')[0]!.from).toBe('')
})

test('what is solved comes back later each time, what is missed on the next day', () => {
  let one = card()
  const days: string[] = []
  for (const _ of DAYS) days.push((one = answered(one, true, TODAY)).due)
  expect(days).toEqual(['2026-11-29', '2026-12-01', '2026-12-05', '2026-12-19', '2027-01-27', '2027-01-27'])
  expect([one.box, one.tried, one.solved]).toEqual([DAYS.length - 1, DAYS.length, DAYS.length])
  const missed = answered(one, false, TODAY)
  expect([missed.box, missed.due, missed.solved]).toEqual([0, '2026-11-29', DAYS.length])
})

test('the cards of the day are those due, the least known first', () => {
  const all = [card({ box: 2 }), card({ box: 0, due: '2026-11-20' }), card({ due: '2026-11-29' })]
  expect(due(all, TODAY)).toEqual([all[1], all[0]])
  expect([nextDay(all), nextDay([])]).toEqual(['2026-11-20', ''])
})

test('what is known best makes room for new cards', () => {
  const all = [card({ position: 'a', box: 5 }), card({ position: 'b' }), card({ position: 'c', box: 1 })]
  expect(fit(all, 2)).toEqual([all[1], all[2]])
  expect(fit(all)).toEqual(all)
})

test('the themes erred in most come first, of equal ones the costlier', () => {
  const all = [card({ theme: 'score', after: 0.1 }), card({ theme: 'partner' }), card({ theme: 'block' }), card()]
  expect(themes(all).map(({ theme, count }) => [theme, count])).toEqual([['block', 2], ['score', 1], ['partner', 1]])
})
