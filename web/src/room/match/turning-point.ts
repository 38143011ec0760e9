/** The turning point of a match: the mistake that cost most in the round that decided it. */

import { mistakes } from '../../board/review'
import type { ReviewedDecision, ReviewedRound, StateFrame } from '../../types'
import { standings } from './standings'

/**
 * The number of the round, from 1, in which the winners gained most on the side next to them; the
 * last of several. Reviewing one round costs no more than one look at its analysis.
 */
export function decisiveRound(
  table: Pick<StateFrame, 'sides' | 'totals' | 'winners' | 'rounds'>,
): number {
  const [first, second] = standings(table)
  if (!first || !second) return table.rounds.length
  const isLowGood = first.total < second.total
  const gained = table.rounds.map(({ points }) => {
    const more = (points?.[first.seats[0] ?? 0] ?? 0) - (points?.[second.seats[0] ?? 0] ?? 0)
    return isLowGood ? -more : more
  })
  return gained.lastIndexOf(Math.max(...gained)) + 1
}

/** What a mistake must have cost, of the chance to win the round, to have turned it. */
const LEAST_COST = 0.05

/** The confirmed mistake that cost the largest part of the chance to win the round, if one turned it. */
export function turningPoint(round: ReviewedRound): ReviewedDecision | undefined {
  const cost = (one: ReviewedDecision) => one.before - one.after
  return mistakes(round)
    .filter((one) => cost(one) >= LEAST_COST)
    .sort((a, b) => cost(b) - cost(a))[0]
}
