// How this browser's solitaires went: kept here and nowhere else, counted as at the terminal.
//
// Counted apart are deals with help: a hint, tiles known from an earlier attempt, a deal
// finished before.
import type { GameForm, HouseRules } from '../types'

/** How one deal ended. */
export interface Outcome {
  /** Where it ended and with which line, so that looking again counts nothing twice. */
  table: string
  end: number
  game: string
  /** The rules as on the command line: the preset, then options that differ from it. */
  rules: string
  deal: number
  won: boolean
  helped: boolean
  score: number
  /** For how long the table was in sight; absent where nobody counted. */
  seconds?: number
}

/** All deals of one game under the same rules; without help, but for the last two. */
export interface Tally {
  game: string
  rules: string
  played: number
  won: number
  best: number | null
  /** The seconds of the fastest win. */
  fastest: number | null
  /** Wins in a row, up to the last deal. */
  streak: number
  longest: number
  helpedPlayed: number
  helpedWon: number
}

const KEY = 'capicua.deals'

/** Every deal that ended here, the oldest first; entries that make no sense are passed over. */
export function remembered(): Outcome[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isOutcome).map(current) : []
  } catch {
    return []
  }
}

/** Keeps how deals ended, each once; returns how many are new. */
export function remember(...outcomes: Outcome[]): number {
  const before = remembered()
  const known = new Set(before.map(place))
  const fresh = outcomes.filter((one) => known.size < known.add(place(one)).size)
  if (!fresh.length) return 0
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, ...fresh]))
    return fresh.length
  } catch {
    return 0 // Without storage there is nothing to count.
  }
}

/** Where an outcome ended, and with which line. */
const place = (one: Outcome) => `${one.table} ${one.end}`

const FORMAT = 'capicua deals'

/** Everything that is kept, as a file. */
export function asFile(): string {
  return JSON.stringify({ format: FORMAT, version: 1, outcomes: remembered() }, null, 1)
}

/** Adds what a file holds; returns how many are new, or null where it is no such file. */
export function fromFile(text: string): number | null {
  try {
    const { format, outcomes } = JSON.parse(text) as { format?: unknown; outcomes?: unknown }
    if (format !== FORMAT || !Array.isArray(outcomes)) return null
    return remember(...outcomes.filter(isOutcome).map(current))
  } catch {
    return null
  }
}

/** Forgets all of them. */
export function forgetAll(): void {
  localStorage.removeItem(KEY)
}

export function rulesText(rules: HouseRules, form: GameForm): string {
  const preset = rules.preset || (form.presets[0]?.id ?? '')
  const values = form.presets.find((one) => one.id === preset)?.values ?? {}
  const changed = Object.entries(rules.options ?? {})
    .filter(([name, value]) => values[name] !== value)
    .map(([name, value]) => `${name}=${value}`)
  return [preset, ...changed.sort()].join(' ')
}

/** The deals by game and rules; `isLowGood` says whether a game counts what is left. */
export function tallies(outcomes: Outcome[], isLowGood: (game: string) => boolean): Tally[] {
  const found = new Map<string, Tally>()
  const seen = new Set<string>()
  for (const outcome of outcomes) {
    const { game, rules, won, score } = outcome
    const key = `${game} ${rules}`
    const tally = found.get(key) ?? { game, rules, ...NOTHING }
    found.set(key, tally)
    const deal = `${key} ${outcome.deal}`
    if (outcome.helped || seen.has(deal)) {
      tally.helpedPlayed += 1
      tally.helpedWon += Number(won)
    } else {
      tally.played += 1
      tally.won += Number(won)
      tally.streak = won ? tally.streak + 1 : 0
      tally.longest = Math.max(tally.longest, tally.streak)
      const better = isLowGood(game) ? Math.min : Math.max
      tally.best = tally.best === null ? score : better(tally.best, score)
      if (won && outcome.seconds !== undefined)
        tally.fastest = Math.min(tally.fastest ?? Infinity, outcome.seconds)
    }
    seen.add(deal)
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? [])
}

const NOTHING = {
  played: 0,
  won: 0,
  best: null,
  fastest: null,
  streak: 0,
  longest: 0,
  helpedPlayed: 0,
  helpedWon: 0,
}

/** Rules kept before preset ids were all snake_case, under the ids of today. */
function current(outcome: Outcome): Outcome {
  const [preset = '', ...changed] = outcome.rules.split(' ')
  return { ...outcome, rules: [preset.replaceAll('-', '_'), ...changed].join(' ') }
}

function isOutcome(found: unknown): found is Outcome {
  const { table, end, game, rules, deal, won, helped, score, seconds } = (found ?? {}) as Outcome
  return (
    [table, game, rules].every((text) => typeof text === 'string') &&
    [end, deal, score].every(Number.isFinite) &&
    [won, helped].every((yes) => typeof yes === 'boolean') &&
    (seconds === undefined || (Number.isInteger(seconds) && seconds >= 0))
  )
}
