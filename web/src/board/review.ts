// Reads a review for the replay: the chances over time, and better moves.
import type { Language } from '../language'
import { sidesOf } from '../components/sides'
import type { ReviewedDecision, ReviewedPlayer, ReviewedRound, Text } from '../types'

/** A mistake, or nothing if the decision lost nothing. */
export function isMistake(decision: ReviewedDecision): boolean {
  return Boolean(decision.grade)
}

/** The mistakes, costliest first. */
export function mistakes(round: ReviewedRound): ReviewedDecision[] {
  return round.decisions.filter(isMistake).sort((a, b) => (b.points[0] ?? 0) - (a.points[0] ?? 0))
}

/** The decision whose move leads to a step. */
export function decisionAt(round: ReviewedRound, step: number): ReviewedDecision | undefined {
  return round.decisions.find((decision) => decision.move === step)
}

/** The sides in order, each with its chance after every move. */
export function lines(round: ReviewedRound): { side: number; seats: number[]; chances: number[] }[] {
  return sidesOf(round.sides).map((seats, side) => ({
    side,
    seats,
    chances: round.chances.map((each) => each[side] ?? 0),
  }))
}

/** The points of an SVG line through the chances, in a box 100 wide and 40 high. */
export function path(chances: readonly number[]): string {
  const last = Math.max(1, chances.length - 1)
  return chances
    .map((chance, at) => `${at ? 'L' : 'M'}${((100 * at) / last).toFixed(2)} ${(40 - 40 * chance).toFixed(2)}`)
    .join('')
}

/** A reason as a sentence; some name the other move for comparison. */
export function reason(language: Language, text: Text, instead: Text): string {
  return language.say({ id: text.id, args: { ...text.args, instead: language.say(instead) } })
}

/**
 * The step at a fraction of the graph's width; a mistake within a finger's width takes precedence,
 * except at the ends, which could not be reached otherwise.
 */
export function nearest(share: number, last: number, found: readonly ReviewedDecision[]): number {
  const far = (move: number) => Math.abs(move / last - share)
  const exact = Math.round(share * last)
  if (exact === 0 || exact === last) return exact
  const [close] = [...found].sort((a, b) => far(a.move) - far(b.move))
  return close && far(close.move) < 0.02 ? close.move : exact
}

/**
 * Heights from 0 to 1 moved apart, so that names in as many rows of a quarter cover nothing; in
 * the same order.
 */
export function spread(heights: readonly number[], row = 0.25): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!)
  const found = [...heights]
  let least = 0
  for (const at of order) least = (found[at] = Math.max(least, found[at]!)) + row
  let most = 1
  for (const at of order.reverse()) most = (found[at] = Math.min(most, found[at]!)) - row
  return found
}

/** An accuracy in whole numbers; only who lost nothing has 100. */
export function shownAccuracy({ accuracy, lost_chance }: ReviewedPlayer): number {
  return lost_chance > 0 ? Math.min(99, Math.round(accuracy ?? 0)) : Math.round(accuracy ?? 0)
}
