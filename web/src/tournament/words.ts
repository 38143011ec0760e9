// What a tournament says in words and figures: sides, results, lengths, scores, clocks.
import type { Language } from '../language'
import type {
  EventEntrant,
  EventRound,
  EventStanding,
  EventTable,
  OwnSeat,
  Result,
  RoundClock,
  Length,
  Settings,
  TournamentPage,
  TournamentState,
} from '../types'

/** The settings with what the server leaves out because it is usual. */
export function whole(settings: Settings) {
  return {
    ...settings,
    format: settings.format ?? 'swiss',
    entry: settings.entry ?? 'pairs',
    scoring: settings.scoring ?? 'wins',
    deals: settings.deals ?? 0,
    rounds: settings.rounds ?? 0,
    reach: settings.reach ?? 3,
    minutes: settings.minutes ?? 0,
    accelerated: settings.accelerated ?? 0,
    tie_breaks: settings.tie_breaks ?? ['buchholz_cut_1', 'buchholz', 'points_difference', 'wins'],
    length: wholeLength(settings.length),
  }
}

export function wholeLength(length: Length = {}) {
  return { kind: length.kind ?? 'points', value: length.value ?? 100, last_hand: length.last_hand ?? true }
}

/** The sentence with the name of a format: with rotating partners, the Swiss one is an individual movement. */
export const formatId = (format: string, entry: string) => `web-event-format-${entry === 'rotating' && format === 'swiss' ? 'rotating' : format}`

/** The entrants by number, with what a page asks about them. */
export class Names {
  private readonly known: Map<number, string>

  constructor(event: TournamentState) {
    this.known = new Map(event.entrants.map(({ number, name }) => [number, name]))
  }

  of(entrant: number): string {
    return this.known.get(entrant) ?? `${entrant}`
  }

  side(entrants: readonly number[]): string {
    return entrants.map((one) => this.of(one)).join(' + ')
  }
}

/** The numbers of those who have withdrawn. */
export function withdrawn({ entrants }: TournamentState): Set<number> {
  return new Set(entrants.filter((one) => one.has_withdrawn).map(({ number }) => number))
}

/** The people of an entrant, unless its name says them already. */
export function membersOf({ name, members = [] }: EventEntrant): string {
  return members.every((one) => name.includes(one)) ? '' : members.join(', ')
}

/** The points of a side as a table of results shows them; empty without a result. */
export function sidePoints(language: Language, result: Result | null | undefined, side: number): string {
  if (!result) return ''
  if (result.forfeited?.length) return result.forfeited.includes(side) ? '−' : '+'
  return language.number(result.points?.[side] ?? 0)
}

/** A whole result in one line: `200 : 145`, or who did not play. */
export function resultText(language: Language, table: EventTable, result = table.result): string {
  if (!result) return ''
  if (result.drawn) return language.text('web-event-drawn')
  const points = table.sides.map((_, side) => sidePoints(language, result, side)).join(' : ')
  return result.forfeited?.length ? `${points} (${language.text('web-event-forfeit')})` : points
}

/** A result as one of its sides tells it, its own points first. */
export function ownResultText(language: Language, table: EventTable, side: number): string {
  const sides = [side, ...table.sides.keys()].filter((one, at, all) => all.indexOf(one) === at)
  if (table.result?.drawn) return resultText(language, table)
  return sides.map((one) => sidePoints(language, table.result, one)).join(' : ')
}

/** What the deals of a result are called: numbered through the event, and in a team match by room; none without deals. */
export function dealLabels(language: Language, event: TournamentState, { set = 0 }: EventTable): string[] {
  const { entry, deals } = whole(event.settings)
  const isTeams = entry === 'teams'
  const each = set ? deals : isTeams ? 1 : 0
  return Array.from({ length: isTeams ? 2 * each : each }, (_, at) => {
    const deal = set ? (set - 1) * each + (at % each) + 1 : 0
    return language.text(isTeams ? 'tournament-deal-room' : 'tournament-deal', { deal, room: Math.floor(at / each) + 1 })
  })
}

/** How long a round lasts; with duplicate deals, how many there are. */
export function lengthText(language: Language, { length, added = 0 }: Pick<EventRound, 'length' | 'added'>, { deals }: Settings): string {
  if (deals) return language.text('tournament-length-deals', { value: deals })
  const { kind, value, last_hand } = wholeLength(length)
  const id = kind === 'minutes' && last_hand ? 'minutes-last' : kind
  return language.text(`tournament-length-${id}`, { value: kind === 'minutes' ? value + added : value })
}

/** A score or a figure of a tie-break: halves exactly, other fractions with two decimals. */
export function figure(language: Language, value: number): string {
  if (Number.isInteger(value)) return language.number(value)
  const places = Number.isInteger(2 * value) ? 1 : 2
  const text = value.toLocaleString(language.code, { minimumFractionDigits: places, maximumFractionDigits: places })
  return text.replace('-', '−')
}

/** The score as the standings show it: with matchpoints a percentage. */
export function scoreText(language: Language, event: TournamentState, standing: EventStanding): string {
  const text = figure(language, standing.score)
  return whole(event.settings).scoring === 'matchpoints' ? language.text('web-event-percent', { value: text }) : text
}

/** Milliseconds until the time of a round is up, below 0 after it; `null` if it has no clock. */
export function left(clock: RoundClock | null | undefined, now: number): number | null {
  if (!clock) return null
  // The time of a page is up to a second old, which a round that has just begun must not show.
  return clock.ends ? clock.ends - Math.max(now, clock.begun) : (clock.left_ms ?? 0)
}

/** Minutes and seconds, or hours and minutes above an hour. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.abs(ms) / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const text = hours
    ? `${hours}:${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
    : `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  return ms < 0 && seconds ? `−${text}` : text
}

/** The last round that was started. */
export function currentRound(event: TournamentState): EventRound | null {
  return event.rounds.at(-1) ?? null
}

/** The round in which an entrant still plays, or the last one; in an arena several go on at a time. */
export function roundOf(event: TournamentState, entrant: number): EventRound | null {
  const plays = (round: EventRound) => missing(round).some(({ sides }) => sides.flat().includes(entrant))
  return event.rounds.findLast(plays) ?? currentRound(event)
}

/** How many rounds one can choose from: an arena has hundreds. */
const MOST_ROUNDS = 30

/** The rounds one can choose from: the last ones, and all that are not over. */
export function choosable(event: TournamentState): EventRound[] {
  const first = event.rounds.length - MOST_ROUNDS
  return event.rounds.filter((round, at) => at >= first || missing(round).length)
}

/** Whether a table has a result, even if others still play its deals and do not see it. */
export function isPlayed({ result, is_done }: EventTable): boolean {
  return !!result || !!is_done
}

/** The tables of a round without a result. */
export function missing(round: EventRound): EventTable[] {
  return round.tables.filter((table) => !isPlayed(table))
}

/** Whether a result of the opponents waits for somebody to confirm it. */
export function isAsked({ report, told_by = -1, sides }: EventTable, mine: readonly number[]): boolean {
  return report === 'waiting' && sides.some((side, at) => at !== told_by && side.some((one) => mine.includes(one)))
}

/** The tables without a result of all rounds that go on, by number: nobody plays at two of one number. */
export function openTables(event: TournamentState): EventTable[] {
  return event.rounds.flatMap(missing).sort((one, other) => one.number - other.number)
}

/** Whether another round than the last one goes on, as in an arena, or may: a round of a ladder is a challenge. */
export function overlaps(event: TournamentState): boolean {
  if (whole(event.settings).format === 'ladder' && openTables(event).length) return true
  return event.rounds.some((round) => round !== currentRound(event) && missing(round).length)
}

/** Where an entrant plays in a round: a table and a side, a bye, or nowhere. */
export function placeIn(round: EventRound, entrant: number): { table: EventTable; side: number } | 'bye' | null {
  for (const table of round.tables)
    for (const [side, members] of table.sides.entries()) if (members.includes(entrant)) return { table, side }
  return (round.byes ?? []).includes(entrant) ? 'bye' : null
}

/** The entrants of a ladder who have not left, from the top down. */
function rungs(event: TournamentState): number[] {
  const { entrants, standings } = event
  const gone = withdrawn(event)
  const listed = standings.map(({ entrant }) => entrant)
  return [...listed, ...entrants.map(({ number }) => number).filter((one) => !listed.includes(one))].filter((one) => !gone.has(one))
}

/** Who may challenge whom on a ladder, from the top down: those a few places higher, both of them free. */
export function challenges(event: TournamentState): Map<number, number[]> {
  const order = rungs(event)
  const { reach } = whole(event.settings)
  const busy = new Set(openTables(event).flatMap(({ sides }) => sides.flat()))
  const found = order.map((one, at): [number, number[]] => {
    const above = order.slice(Math.max(0, at - reach), at)
    return [one, busy.has(one) ? [] : above.filter((other) => !busy.has(other))]
  })
  return new Map(found.filter(([, others]) => others.length))
}

/** Those with whom an entrant plays, where partners rotate. */
export function partnersOf(found: { table: EventTable; side: number }, entrant: number): number[] {
  return (found.table.sides[found.side] ?? []).filter((one) => one !== entrant)
}

/** A pairing in a sentence, as it is announced: the round, the table, the partner, the opponents. */
export function pairingText(language: Language, event: TournamentState, round: EventRound, entrant: number): string {
  const found = placeIn(round, entrant)
  if (!found) return ''
  if (found === 'bye') return language.text('web-event-announce-bye', { round: round.number })
  const names = new Names(event)
  const others = found.table.sides.filter((_, side) => side !== found.side).map((side) => names.side(side))
  const partners = partnersOf(found, entrant)
  return language.text(partners.length ? 'web-event-announce-with' : 'web-event-announce', {
    round: round.number,
    table: found.table.number,
    partners: names.side(partners),
    others: new Intl.ListFormat(language.code).format(others),
  })
}

/** The place of an entrant in a sentence; empty during a round, and in a knockout until it is over. */
export function standingText(language: Language, event: TournamentState, entrant: number): string {
  const place = event.standings.find((one) => one.entrant === entrant)?.place
  const { format } = event.settings
  const isKnown = event.stage !== 'playing' && (!format?.endsWith('knockout') || event.stage !== 'ready')
  return place && isKnown ? language.text('web-event-standing', { place, count: event.standings.length }) : ''
}

/** What a round has made of an entrant, as it is announced: the result and the place. */
export function outcomeText(language: Language, event: TournamentState, entrant: number): string {
  const round = currentRound(event)
  const found = round && placeIn(round, entrant)
  const result = found && found !== 'bye' && found.table.result ? ownResultText(language, found.table, found.side) : ''
  return [result, standingText(language, event, entrant)].filter(Boolean).map((one) => `${one}.`).join(' ')
}

/** The entrants whose tables are the reader's own: by key, else the one they follow. */
export function ownEntrants(entrants: readonly number[] | undefined, follows: number | undefined): number[] {
  return entrants?.length ? [...entrants] : follows ? [follows] : []
}

/** Where an entrant of the reader plays at this server in a round, if it is not with real tiles. */
export function seatOf(seats: readonly OwnSeat[] | undefined, round: number, entrant: number): OwnSeat | undefined {
  return seats?.find((one) => one.round === round && one.entrant === entrant)
}

/** The seat to which a player goes on from a table, and the deal if it is another one of the same round. */
export function nextSeat({ event, me }: Pick<TournamentPage, 'event' | 'me'>, from: string): { seat: OwnSeat; deal: number } | null {
  for (const seat of me.seats ?? []) {
    const table = event.rounds[seat.round - 1]?.tables.find(({ number }) => number === seat.table)
    if (!table || isPlayed(table) || !seat.room_table || seat.room_table === from) continue
    const deal = table.rooms?.find((one) => one.table === seat.room_table)?.deal ?? 0
    const isSameRound = !!table.rooms?.some((one) => one.table === from)
    return { seat, deal: isSameRound ? deal : 0 }
  }
  return null
}

/** A day and a time, short. */
export function when(language: Language, at: number): string {
  return new Date(at).toLocaleString(language.code, { dateStyle: 'full', timeStyle: 'short' })
}

/** What may become of a match that is not played in time. */
export const OVERDUE = ['open', 'draw', 'forfeit'] as const

/** How many rounds there are as far as one knows: those started, planned or with a date. */
export function plannedRounds({ rounds, planned, arrangements }: TournamentState): number {
  return Math.max(rounds.length, planned ?? 0, arrangements.deadlines?.length ?? 0)
}

/** The last day of a round as a date, `2026-12-31`; empty if it has none, or none that is known yet. */
export function deadlineOf({ rounds, arrangements }: TournamentState, number: number): string {
  const started = rounds[number - 1]
  if (started) return started.deadline ?? ''
  const { deadlines = [], days = 0 } = arrangements
  const last = deadlines.at(-1)
  if (number <= deadlines.length || !last || !days) return deadlines[number - 1] ?? ''
  const later = new Date(`${last}T12:00Z`)
  later.setUTCDate(later.getUTCDate() + days * (number - deadlines.length))
  return later.toISOString().slice(0, 10)
}

/** A date in words. */
export function dayText(language: Language, date: string): string {
  return new Date(`${date}T12:00`).toLocaleDateString(language.code, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** The time zone of this device. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
