// How the puzzles of this browser went: kept here and nowhere else. Rating and streaks are
// worked out from what is kept, so that a file of it says everything.
import rate from 'glicko2-lite'
import { dayOf } from '../parts/day'
import type { PuzzleLine } from '../types'

/** How a puzzle went the first time; later tries at it are practice. */
export interface Outcome {
  puzzle: string
  difficulty: number
  /** Whether the first move tried was the solution. */
  right: boolean
  /** Such as 2026-11-23, where the player is. */
  day: string
}

export interface Standing {
  rating: number
  deviation: number
  played: number
  /** Right at the first try. */
  solved: number
  /** Right at the first try one after the other, up to now. */
  streak: number
  /** Days in a row with a puzzle, up to today or yesterday. */
  days: number
}

const KEY = 'capicua.puzzles'
const START = { rating: 1500, rd: 350, vol: 0.06 }
/** A puzzle's deviation: its difficulty says that little of it. */
const PUZZLE_DEVIATION = 120

/** The rating of a puzzle: 900 for difficulty 1, 2100 for 5. */
export function ratingOf(difficulty: number): number {
  return 600 + 300 * difficulty
}

/** Every outcome, the oldest first; entries that make no sense are passed over. */
export function outcomes(): Outcome[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isOutcome) : []
  } catch {
    return []
  }
}

/** Keeps how a puzzle went, once. */
export function keep(outcome: Outcome): void {
  const before = outcomes()
  if (before.some((one) => one.puzzle === outcome.puzzle)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, outcome]))
  } catch {
    // Without storage there is nothing to count.
  }
}

/** The player's rating and streaks; each puzzle is a game against its rating. */
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

/** Which puzzles are wanted, as the address says it. */
export function fits(line: PuzzleLine, query: URLSearchParams): boolean {
  return (['game', 'theme', 'difficulty'] as const).every((name) =>
    ['', String(line[name])].includes(query.get(name) ?? ''),
  )
}

/** The next puzzle for a player: not done yet, and the nearest to their rating. */
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

/** A result in signs that give nothing away: red for each wrong move. */
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
