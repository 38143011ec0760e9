// Results of puzzles, stored in this browser only. Rating and streaks are computed from the stored
// results, so a file of them is complete.
import rate from 'glicko2-lite'
import { dayOf } from '../browser/day'
import { loadList, save } from '../browser/storage'
import type { PuzzleLine } from '../types'

/** The result of the first attempt at a puzzle; later attempts are practice. */
export interface Outcome {
  puzzle: string
  difficulty: number
  /** Whether the first move tried was the solution. */
  right: boolean
  /** The player's local date, as 2026-11-23. */
  day: string
}

export interface Standing {
  rating: number
  deviation: number
  played: number
  /** Number of puzzles solved at the first try. */
  solved: number
  /** Current number of puzzles in a row solved at the first try. */
  streak: number
  /** Days in a row with a puzzle, up to today or yesterday. */
  days: number
}

const KEY = 'capicua.puzzles'
const START = { rating: 1500, rd: 350, vol: 0.06 }
/** Rating deviation of a puzzle: its difficulty is only a rough estimate. */
const PUZZLE_DEVIATION = 120

/** The rating of a puzzle: 900 for difficulty 1, 2100 for 5. */
export function ratingOf(difficulty: number): number {
  return 600 + 300 * difficulty
}

/** All outcomes, oldest first; invalid entries are ignored. */
export function outcomes(): Outcome[] {
  return loadList(KEY, isOutcome)
}

/** Stores the outcome of a puzzle, once. */
export function keep(outcome: Outcome): void {
  const before = outcomes()
  if (before.every((one) => one.puzzle !== outcome.puzzle)) save(KEY, [...before, outcome])
}

/** The player's rating and streaks; each puzzle counts as a game against its rating. */
export function standing(found: readonly Outcome[], today: string): Standing {
  let player = START
  let streak = 0
  for (const { difficulty, right } of found) {
    const game: [number, number, number] = [ratingOf(difficulty), PUZZLE_DEVIATION, Number(right)]
    player = rate(player.rating, player.rd, player.vol, [game])
    streak = right ? streak + 1 : 0
  }
  return {
    rating: Math.round(player.rating),
    deviation: Math.round(player.rd),
    played: found.length,
    solved: found.filter((one) => one.right).length,
    streak,
    days: daysInRow(new Set(found.map((one) => one.day)), today),
  }
}

function daysInRow(days: ReadonlySet<string>, today: string): number {
  const day = new Date(`${today}T12:00:00`)
  if (!days.has(today)) day.setDate(day.getDate() - 1)
  let count = 0
  for (; days.has(dayOf(day)); day.setDate(day.getDate() - 1)) count += 1
  return count
}

/** The puzzle filter in the address. */
export function fits(line: PuzzleLine, query: URLSearchParams): boolean {
  return (['game', 'theme', 'difficulty'] as const).every((name) =>
    ['', String(line[name])].includes(query.get(name) ?? ''),
  )
}

/** The next puzzle for a player: untried, with the rating nearest to theirs. */
export function nextOf(lines: readonly PuzzleLine[], rating: number, but = ''): PuzzleLine | undefined {
  const done = new Set(outcomes().map((one) => one.puzzle))
  const apart = (line: PuzzleLine) => Math.abs(ratingOf(line.difficulty) - rating)
  const others = lines.filter((line) => line.id !== but)
  const fresh = others.filter((line) => !done.has(line.id))
  const least = Math.min(...fresh.map(apart))
  const near = fresh.filter((line) => apart(line) === least)
  const wanted = near.length ? near : others
  return wanted[Math.floor(Math.random() * wanted.length)]
}

/** A result as symbols without spoilers: red for each wrong move. */
export function signs(wrong: number, isSolved: boolean): string {
  return '🟥'.repeat(Math.min(wrong, 8)) + (isSolved ? '🟩' : '⬜')
}

function isOutcome(found: unknown): found is Outcome {
  const { puzzle, difficulty, right, day } = (found ?? {}) as Outcome
  return (
    typeof puzzle === 'string' &&
    typeof right === 'boolean' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    Number.isInteger(difficulty)
  )
}
