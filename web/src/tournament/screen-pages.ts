// What the big screen shows one after the other: pairings and standings, in pages of a few rows.
import type { EventRound, EventStanding, TournamentState } from '../types'
import { currentRound, missing, openTables, overlaps, whole } from './words'

export type ScreenPage =
  /** Without a round: the tables of all rounds that go on. */
  | { kind: 'pairings'; round: EventRound | null; tables: EventRound['tables']; byes: number[]; part: number; parts: number }
  | { kind: 'standings'; rows: EventStanding[]; part: number; parts: number }
  | { kind: 'entrants'; rows: TournamentState['entrants']; part: number; parts: number }

/** Cuts a list into parts of nearly equal length, none longer than `most`. */
export function inParts<T>(rows: readonly T[], most: number): T[][] {
  const parts = Math.max(1, Math.ceil(rows.length / Math.max(1, most)))
  const size = Math.ceil(rows.length / parts)
  return Array.from({ length: parts }, (_, part) => rows.slice(part * size, (part + 1) * size))
}

/** The largest number between two that fits, to a fiftieth; the smaller one if none does. */
export function largestFitting(low: number, high: number, fits: (size: number) => boolean): number {
  if (fits(high)) return high
  while (high - low > 0.02) {
    const middle = (low + high) / 2
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

/**
 * The pages of a tournament: before the first round who has entered; during a round its tables, or all
 * that are played where rounds overlap, then the standings; after it the standings alone. Entrants
 * are in two columns. The first round of a ladder has standings too: who stands where is what it is.
 */
export function pagesOf(event: TournamentState, rows: number): ScreenPage[] {
  const round = currentRound(event)
  const numbered = <T>(parts: T[][]) => parts.map((rows, part) => ({ rows, part: part + 1, parts: parts.length }))
  if (!round) return numbered(inParts(event.entrants.filter((one) => !one.has_withdrawn), 2 * rows)).map((one) => ({ kind: 'entrants', ...one }))
  const standings = numbered(inParts(event.standings, rows)).map((one): ScreenPage => ({ kind: 'standings', ...one }))
  const [playing, shown] = overlaps(event) ? [openTables(event), null] : [round.tables, round]
  if (shown && !missing(shown).length) return standings
  const byes = shown?.byes ?? []
  const pairings = numbered(inParts(playing, rows - Math.min(1, byes.length))).map(
    ({ rows: tables, part, parts }): ScreenPage => ({ kind: 'pairings', round: shown, tables, byes: part === parts ? byes : [], part, parts }),
  )
  return round.number > 1 || whole(event.settings).format === 'ladder' ? [...pairings, ...standings] : pairings
}
