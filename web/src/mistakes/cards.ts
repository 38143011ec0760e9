// Cards of one's own mistakes, stored in this browser only, and when each is to be tried again.
// They are repeated in boxes (Leitner): a card that was solved moves one box up and comes back
// later; one that was missed goes back to the first.
import { dayOf } from '../browser/day'
import { loadList, save } from '../browser/storage'
import type { ReviewedDecision, ReviewedRound, Text } from '../types'

/** A mistake to be practised. */
export interface Card {
  /** The position as text, as the player knew it. */
  position: string
  game: string
  /** Actions in notation that count as right, the best first. */
  right: string[]
  played: Text
  best: Text
  reasons: Text[]
  theme: string
  /** The chance to win the round with the best action, and with the one played. */
  before: number
  after: number
  /** Where the move can be looked at, if the match is kept somewhere. */
  from: string
  /** The number of times that it was solved in a row, as far as the last box. */
  box: number
  /** The first day on which it is to be tried again, as 2026-11-23. */
  due: string
  tried: number
  solved: number
}

/** After how many days a card of each box comes back. */
export const DAYS = [0, 1, 3, 7, 21, 60] as const
const KEY = 'capicua.mistakes'
/** More would not be repeated; the ones known best go first. */
export const MOST = 300

/** All cards, in the order in which they were added; invalid entries are ignored. */
export function cards(): Card[] {
  return loadList(KEY, isCard)
}

/** The mistakes of a seat in the review of a round, as cards that are due at once. */
export function cardsOf(round: ReviewedRound, seat: number, game: string, from: string, today: string): Card[] {
  return round.decisions.filter((one) => one.seat === seat && isExercise(one)).map((one) => ({
    position: one.position!,
    game,
    right: one.right!,
    played: one.played,
    best: one.best,
    reasons: one.reasons ?? [],
    theme: one.theme!,
    before: one.before,
    after: one.after,
    from: from && `${from}&step=${one.move - 1}`,
    box: 0,
    due: today,
    tried: 0,
    solved: 0,
  }))
}

/** Whether a decision can be practised. */
export function isExercise(one: ReviewedDecision): boolean {
  return !!one.grade && !!one.position && !!one.right?.length
}

/** Stores cards, each position once; returns the number of new ones, or null if there is no room. */
export function add(more: readonly Card[]): number | null {
  const before = cards()
  const known = new Set(before.map((one) => one.position))
  const fresh = more.filter((one) => !known.has(one.position))
  return save(KEY, fit([...before, ...fresh])) ? fresh.length : null
}

/** As many cards as are kept: without those that were solved most often in a row. */
export function fit(all: readonly Card[], most = MOST): Card[] {
  const known = [...all].sort((a, b) => b.box - a.box).slice(0, Math.max(0, all.length - most))
  return all.filter((one) => !known.includes(one))
}

/** A card after an answer. */
export function answered(card: Card, isRight: boolean, today: string): Card {
  const box = isRight ? Math.min(card.box + 1, DAYS.length - 1) : 0
  const due = later(today, isRight ? DAYS[box]! : 1)
  return { ...card, box, due, tried: card.tried + 1, solved: card.solved + Number(isRight) }
}

/** Stores a card in place of the one with its position. */
export function keep(card: Card): void {
  save(KEY, cards().map((one) => (one.position === card.position ? card : one)))
}

/** Deletes a card, or all of them. */
export function forget(position?: string): void {
  save(KEY, position === undefined ? [] : cards().filter((one) => one.position !== position))
}

/** The cards to be tried on a day, those known least first. */
export function due(all: readonly Card[], today: string): Card[] {
  return all.filter((one) => one.due <= today).sort((a, b) => a.box - b.box)
}

/** The day on which the next card is due; empty without cards. */
export function nextDay(all: readonly Card[]): string {
  return all.map((one) => one.due).sort()[0] ?? ''
}

/** How many cards each theme has, and how much they cost: the themes erred in most come first. */
export function themes(all: readonly Card[]): { theme: string; count: number; lost: number }[] {
  const found = new Map<string, { theme: string; count: number; lost: number }>()
  for (const { theme, before, after } of all) {
    const one = found.get(theme) ?? { theme, count: 0, lost: 0 }
    found.set(theme, { theme, count: one.count + 1, lost: one.lost + Math.max(0, before - after) })
  }
  return [...found.values()].sort((a, b) => b.count - a.count || b.lost - a.lost)
}

function later(day: string, days: number): string {
  const found = new Date(`${day}T12:00:00`)
  found.setDate(found.getDate() + days)
  return dayOf(found)
}

function isCard(found: unknown): found is Card {
  const one = (found ?? {}) as Card
  return (
    [one.position, one.game, one.theme, one.from].every((text) => typeof text === 'string') &&
    [one.before, one.after, one.tried, one.solved].every(Number.isFinite) &&
    Array.isArray(one.right) &&
    one.right.every((text) => typeof text === 'string') &&
    Array.isArray(one.reasons) &&
    [one.played, one.best, ...one.reasons].every((text) => typeof text?.id === 'string') &&
    Number.isInteger(one.box) &&
    one.box >= 0 &&
    one.box < DAYS.length &&
    /^\d{4}-\d\d-\d\d$/.test(one.due)
  )
}
