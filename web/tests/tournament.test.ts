import { expect, test } from 'vitest'
import { Language } from '../src/language'
import { inParts, largestFitting, pagesOf } from '../src/tournament/screen-pages'
import { challenges, choosable, clockText, dealLabels, figure, isAsked, left, nextSeat, outcomeText, ownEntrants, pairingText, placeIn, resultText, roundOf, sidePoints } from '../src/tournament/words'
import type { EventRound, TournamentState } from '../src/types'

const language = new Language('en', 'web-event-forfeit = forfeit', '')
const spanish = new Language('es', 'web-event-forfeit = incomparecencia', '')

const table = (number: number, sides: number[][], points?: number[]) => ({
  number,
  sides,
  ...(points && { result: { points } }),
})

/** A tournament of so many pairs, with the tables of its rounds. */
function event(count: number, rounds: EventRound[]): TournamentState {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return {
    id: 'friday',
    revision: 1,
    settings: { name: 'Friday', rules: { game: 'partners' } },
    arrangements: {},
    venue: {},
    stage: 'playing',
    made: 0,
    planned: 3,
    members: 2,
    together: 1,
    sides: 2,
    smallest: 2,
    entrants: numbers.map((number) => ({ number, name: `Pair ${number}` })),
    waiting: 0,
    rounds,
    standings: numbers.map((entrant) => ({ place: entrant, entrant, score: 0, figures: [], points: [0, 0], wins: 0, played: 0 })),
  }
}

test('in an arena somebody plays on in an earlier round while others are paired again', () => {
  const rounds = Array.from({ length: 40 }, (_, at) => ({
    number: at + 1,
    tables: [table(at ? 2 : 1, at ? [[3], [4]] : [[1], [2]], at ? [100, 0] : undefined)],
  })) as EventRound[]
  const arena = event(4, rounds)
  expect([1, 3].map((one) => roundOf(arena, one)?.number)).toEqual([1, 40])
  expect(choosable(arena).map(({ number }) => number)).toEqual([1, ...Array.from({ length: 30 }, (_, at) => at + 11)])
})

test('a round that is over is told with the own points first and the place', () => {
  const words = new Language('en', 'web-event-standing = Place { $place } of { $count }', '')
  const rounds = [{ number: 1, tables: [table(1, [[1], [2]], [200, 145])], byes: [3] }] as EventRound[]
  const over: TournamentState = { ...event(3, rounds), stage: 'ready' }
  expect([2, 3].map((one) => outcomeText(words, over, one))).toEqual(['145 : 200. Place 2 of 3.', 'Place 3 of 3.'])
  const knockout: TournamentState = { ...over, settings: { ...over.settings, format: 'knockout' } }
  expect(outcomeText(words, knockout, 2)).toBe('145 : 200.')
  expect(outcomeText(words, { ...knockout, stage: 'complete' }, 2)).toBe('145 : 200. Place 2 of 3.')
})

test('only the opponents of those who told a result are asked for it', () => {
  const told = { ...table(1, [[1], [2]]), report: 'waiting', told_by: 0 } as EventRound['tables'][0]
  expect([1, 2, 3].map((one) => isAsked(told, [one]))).toEqual([false, true, false])
  expect(isAsked({ ...told, report: 'disputed', told_by: -1 }, [2])).toBe(false)
})

test('a clock counts to the second, below zero when the time is up, and stands still in a pause', () => {
  expect(clockText(40 * 60_000)).toBe('40:00')
  expect(clockText(59_001)).toBe('1:00')
  expect(clockText(3_725_000)).toBe('1:02:05')
  expect(clockText(-65_000)).toBe('−1:05')
  expect(left({ begun: 0, ends: 90_000 }, 30_000)).toBe(60_000)
  expect(left({ begun: 1_000, ends: 91_000 }, 200)).toBe(90_000)
  expect(left({ begun: 0, left_ms: 45_000 }, 999_000)).toBe(45_000)
  expect(left(null, 0)).toBe(null)
})

test('the deals of a result are numbered through the event, and those of teams by room', () => {
  const words = new Language('en', 'tournament-deal = Deal { $deal }\ntournament-deal-room = { $deal }, room { $room }', '')
  const played = event(4, [])
  const labels = (set: number) => dealLabels(words, played, { ...table(1, [[1], [2]]), set })
  expect(labels(0)).toEqual([])
  played.settings.deals = 2
  expect(labels(3)).toEqual(['Deal 5', 'Deal 6'])
  played.settings.entry = 'teams'
  expect(labels(3)).toEqual(['5, room 1', '6, room 1', '5, room 2', '6, room 2'])
  expect(labels(0)).toEqual(['0, room 1', '0, room 2'])
})

test('results name the points of each side, or who did not play', () => {
  const played = { number: 1, sides: [[1], [2]], result: { points: [200, -5] } }
  expect(resultText(language, played)).toBe('200 : −5')
  const forfeited = { number: 1, sides: [[1], [2]], result: { forfeited: [1] } }
  expect(resultText(language, forfeited)).toBe('+ : − (forfeit)')
  expect(sidePoints(language, null, 0)).toBe('')
})

test('figures show halves exactly and other fractions with two decimals', () => {
  expect([2, 2.5, -10 / 3].map((one) => figure(language, one))).toEqual(['2', '2.5', '−3.33'])
  expect(figure(spanish, 62.5)).toBe('62,5')
})

test('an entrant is at a table, has a bye, or plays nowhere', () => {
  const round: EventRound = { number: 1, tables: [table(1, [[1], [2]]), table(2, [[3, 4], [5, 6]])], byes: [7] }
  expect(placeIn(round, 6)).toEqual({ table: round.tables[1], side: 1 })
  expect(placeIn(round, 7)).toBe('bye')
  expect(placeIn(round, 8)).toBe(null)
  expect(ownEntrants([], 3)).toEqual([3])
  expect(ownEntrants([2], 3)).toEqual([2])
})

test('where partners rotate, the partner is named with the opponents', () => {
  const words = new Language(
    'en',
    'web-event-announce = table { $table }, against { $others }\nweb-event-announce-with = table { $table }, with { $partners }, against { $others }',
    '',
  )
  const round: EventRound = { number: 1, tables: [table(3, [[1, 4], [2, 3]]), table(4, [[5], [6]])] }
  const found = event(6, [round])
  expect(pairingText(words, found, round, 4)).toBe(`table 3, with ${found.entrants[0]?.name}, against ${found.entrants[1]?.name} + ${found.entrants[2]?.name}`)
  expect(pairingText(words, found, round, 5)).toBe(`table 4, against ${found.entrants[5]?.name}`)
})

test('the big screen cuts long lists into parts of nearly equal length', () => {
  expect(inParts([1, 2, 3, 4, 5, 6, 7], 5)).toEqual([[1, 2, 3, 4], [5, 6, 7]])
  expect(inParts([], 5)).toEqual([[]])
})

test('the letters of the big screen are as large as the rows allow', () => {
  const tried: number[] = []
  const found = largestFitting(0.4, 2, (size) => (tried.push(size), size <= 1.3))
  expect(found).toBeGreaterThan(1.28)
  expect(found).toBeLessThanOrEqual(1.3)
  expect(tried.length).toBeLessThan(10)
  expect(largestFitting(0.4, 2, () => true)).toBe(2)
  expect(largestFitting(0.4, 2, () => false)).toBe(0.4)
})

test('the big screen always shows the order of a ladder, and challenges as tables in play', () => {
  const ladder = event(4, [{ number: 1, tables: [table(1, [[3], [1]])] }])
  ladder.settings.format = 'ladder'
  const pages = pagesOf(ladder, 8)
  expect(pages.map(({ kind }) => kind)).toEqual(['pairings', 'standings'])
  expect(pages[0]?.kind === 'pairings' && pages[0].round).toBe(null)
})

test('on a ladder one challenges those a few places higher who are free', () => {
  const ladder = event(6, [{ number: 1, tables: [table(1, [[5], [2]])] }])
  ladder.settings = { ...ladder.settings, format: 'ladder', reach: 2 }
  ladder.entrants[3]!.has_withdrawn = true
  expect([...challenges(ladder)]).toEqual([
    [3, [1]],
    [6, [3]],
  ])
})

test('the big screen shows entrants, then tables with byes at the end, then standings', () => {
  expect(pagesOf(event(3, []), 8).map(({ kind }) => kind)).toEqual(['entrants'])
  const open: EventRound = { number: 2, tables: [1, 2, 3].map((one) => table(one, [[2 * one - 1], [2 * one]])), byes: [7] }
  const first = { ...open, number: 1, tables: open.tables.map((one) => ({ ...one, result: { points: [1, 0] } })) }
  const pages = pagesOf(event(7, [first, open]), 3)
  expect(pages.map(({ kind, part }) => `${kind} ${part}`)).toEqual([
    'pairings 1',
    'pairings 2',
    'standings 1',
    'standings 2',
    'standings 3',
  ])
  expect(pages.map((one) => (one.kind === 'pairings' ? one.byes : []))).toEqual([[], [7], [], [], []])
  expect(pagesOf(event(7, [first]), 8).map(({ kind }) => kind)).toEqual(['standings'])
})

test('the big screen shows all tables that are played where rounds overlap', () => {
  const first: EventRound = { number: 1, tables: [table(1, [[1], [2]], [1, 0]), table(2, [[3], [4]]), table(3, [[5], [6]])] }
  const second: EventRound = { number: 2, tables: [table(1, [[1], [2]])], byes: [7] }
  const arena = event(7, [first, second])
  const [page] = pagesOf(arena, 8)
  expect(page?.kind === 'pairings' && [page.round, page.tables.map(({ number }) => number)]).toEqual([null, [1, 2, 3]])
  const over = event(7, [first, { ...second, tables: [table(1, [[1], [2]], [1, 0])] }])
  expect(pagesOf(over, 8).map((one) => one.kind === 'pairings' && one.tables.length)).toEqual([2, false])
})

test('a player goes on to the next deal of the round, then to the next round', () => {
  const rooms = [{ room: 0, table: 'one', deal: 1 }, { room: 0, table: 'two', deal: 2 }]
  const first = { number: 1, sides: [[1], [2]], rooms }
  const seat = { round: 1, table: 1, side: 0, entrant: 1, room_table: 'two' }
  const playing = { event: event(2, [{ number: 1, tables: [first] }]), me: { role: 'entrant' as const, seats: [seat] } }
  expect(nextSeat(playing, 'one')).toEqual({ seat, deal: 2 })
  expect(nextSeat(playing, 'two')).toBe(null)
  const done = { ...first, is_done: true }
  expect(nextSeat({ ...playing, event: event(2, [{ number: 1, tables: [done] }]) }, 'one')).toBe(null)
  const later = { round: 2, table: 1, side: 0, entrant: 1, room_table: 'three' }
  const second = { number: 1, sides: [[1], [2]], rooms: [{ room: 0, table: 'three', deal: 1 }] }
  const next = event(2, [{ number: 1, tables: [done] }, { number: 2, tables: [second] }])
  expect(nextSeat({ event: next, me: { role: 'entrant', seats: [later] } }, 'two')).toEqual({ seat: later, deal: 0 })
})
