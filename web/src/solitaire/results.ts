// Solitaire results, stored in this browser only and counted as at the terminal.
//
// Deals with help are counted separately: a hint, tiles known from an earlier attempt, or a deal
// finished before.
import { loadList, save } from '../browser/storage'
import type { GameForm, HouseRules } from '../types'

/** The outcome of one deal. */
export interface Outcome {
  /** The table and line where it ended, so that viewing it again counts nothing twice. */
  table: string
  end: number
  game: string
  /** The rules as on the command line: the preset, then the options that differ from it. */
  rules: string
  deal: number
  won: boolean
  helped: boolean
  score: number
  /** How long the table was visible; absent if not measured. */
  seconds?: number
}

/** All deals of one game under the same rules; except for the last two fields, without help. */
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

/** All deals that ended here, oldest first; invalid entries are ignored. */
export function remembered(): Outcome[] {
  return loadList<Outcome>(KEY, isOutcome).map(current)
}

/** Stores outcomes, each once; returns the number of new ones. */
export function remember(...outcomes: Outcome[]): number {
  const before = remembered()
  const known = new Set(before.map(place))
  const fresh = outcomes.filter((one) => known.size < known.add(place(one)).size)
  return fresh.length && save(KEY, [...before, ...fresh]) ? fresh.length : 0
}

/** The table and line where an outcome ended. */
const place = (one: Outcome) => `${one.table} ${one.end}`

const FORMAT = 'capicua deals'

/** All stored outcomes, as a file. */
export function asFile(): string {
  return JSON.stringify({ format: FORMAT, version: 1, outcomes: remembered() }, null, 1)
}

/** Adds the outcomes in a file; returns the number of new ones, or null for an invalid file. */
export function fromFile(text: string): number | null {
  try {
    const { format, outcomes } = JSON.parse(text) as { format?: unknown; outcomes?: unknown }
    if (format !== FORMAT || !Array.isArray(outcomes)) return null
    return remember(...outcomes.filter(isOutcome).map(current))
  } catch {
    return null
  }
}

/** Deletes all of them. */
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

/**
 * The deals by game and rules; `isLowGood` says whether a game's score is the number of tiles left.
 */
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

/** Converts rules stored before all preset ids were snake_case. */
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
