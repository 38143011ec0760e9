// HTTP requests. A refusal by the server is thrown with its message.
import { freshId } from './browser/fresh-id'
import type * as Types from './types'

/** The reason for a failed request: a message, and the status (0: no connection). */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly text: Types.Text,
    readonly rule = '',
    /** What is wrong at the place that the message names. */
    readonly reason: Types.Text | null = null,
  ) {
    super(text.id)
  }

  /** The sentence in place of a page that could not be loaded. */
  get page(): string {
    if (this.status === 429 || this.status === 503) return 'server-busy'
    return PASSING.has(this.status) ? 'web-no-connection' : 'web-no-page'
  }

  /** Whether it may be loaded if it is asked for again. */
  get isPassing(): boolean {
    return this.page !== 'web-no-page'
  }
}

/** A refusal that was thrown; any other error is a bug and is thrown again. */
export function asTrouble(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  throw error
}

export const api = {
  games: () => get<Types.GameCard[]>('/api/games'),
  game: (id: string) => get<Types.GameForm>(`/api/games/${id}`),
  page: (id: string, lang: string) => words(`/api/games/${id}/page?lang=${lang}`),
  rules: (rules: Types.HouseRules, lang: string) => post<Types.RulesPage>(`/api/rules?lang=${lang}`, rules),
  open: (plan: Types.TablePlan) => post<Types.TableKeys>('/api/tables', plan),
  /** A table that continues from a position of a record; by default I take the seat to act. */
  goOn: (record: string, from: { round: number; step: number; seat?: number; name: string; face: string }) =>
    send<Types.TableKeys>(`/api/tables/from-record?${query(from)}`, record),
  enter: (table: string, entry: Types.Entry) => postOnce<Types.Entered>(`/api/tables/${table}/enter`, entry),
  visit: (table: string, visit: Types.Visit) => postOnce<Types.Visited>(`/api/tables/${table}/visit`, visit),
  standing: (table: string) => get<Types.Visited>(`/api/tables/${table}/visit`),
  follow: (table: string) => post<Types.Entered>(`/api/tables/${table}/follow`, {}),
  practice: (table: string) => get<Types.Chances>(`/api/tables/${table}/chances`),
  summary: (table: string) => get<Types.Summary>(`/api/tables/${table}`),
  record: (table: string) => words(`/api/tables/${table}/record`),
  replay: (table: string) => get<Types.Replay>(`/api/tables/${table}/replay`),
  round: (table: string, round: number, seat: number) =>
    get<Types.ReplayRound>(`/api/tables/${table}/replay/${round}?seat=${seat}`),
  read: (record: string, seat: number) => send<Types.WholeReplay>(`/api/replay?seat=${seat}`, record),
  /** A record in which one round has these variations instead of its own. */
  varied: async (asked: Types.VariationsKept) => (await ask('/api/replay/variations', asJson(asked))).text(),
  verify: (record: string) => send<Types.Verdict>('/api/verify', record),
  review: (record: string, round: number) =>
    send<Types.ReviewedRound>(`/api/review?round=${round}`, record),
  chances: (record: string, round: number, step: number, seat: number) =>
    send<Types.Chances>(`/api/chances?round=${round}&step=${step}&seat=${seat}`, record),
  train: (asked: Types.TrainAsked) => post<Types.TrainFound>('/api/train', asked),
  bid: (asked: Types.BidAsked) => post<Types.BidFound>('/api/hands/bid', asked),
  discard: (asked: Types.DiscardAsked) => post<Types.DiscardFound>('/api/hands/discard', asked),
  count: (asked: Types.CountAsked) => post<Types.CountFound>('/api/hands/count', asked),
  drill: (asked: Types.DrillAsked) => post<Types.DrillSeries>('/api/drills', asked),
  puzzles: () => get<Types.PuzzleList>('/api/puzzles'),
  daily: (day: string) => get<Types.DailyPuzzle>(`/api/puzzles/daily?day=${day}`),
  puzzle: (id: string) => get<Types.PuzzlePage>(`/api/puzzles/${id}`),
  tryPuzzle: (id: string, action: number) => post<Types.Tried>(`/api/puzzles/${id}/try`, { action }),
  whyPuzzle: (id: string, touch: string[]) => post<Types.Problem>(`/api/puzzles/${id}/why`, { touch }),
  solvePuzzle: (id: string) => post<Types.Tried>(`/api/puzzles/${id}/solution`, {}),
  dailyDeals: (day: string) => get<Types.DailyDeals>(`/api/deals/daily?day=${day}`),
  winnable: (asked: Types.DealAsked) => post<Types.WinnableDeal>('/api/deals/winnable', asked),
  rate: (asked: Types.DealAsked) => post<Types.RatedDeal>('/api/deals/rated', asked),
  /** A picture of a round to print, as SVG. */
  paper: async (record: string, round: number, step: number, lang: string) =>
    (await ask(`/api/replay/paper?${query({ round, step, lang })}`, asText(record))).text(),
  lost: (record: string) => send<Types.LostDeal>('/api/deals/lost', record),
  lessons: () => get<Types.LessonList>('/api/lessons'),
  lesson: (game: string, lang: string) => get<Types.LessonPage>(`/api/lessons/${game}?lang=${lang}`),
  tryLesson: (game: string, step: string, action: number, lang: string) =>
    post<Types.LessonTried>(`/api/lessons/${game}/${step}/try?lang=${lang}`, { action }),
  whyLesson: (game: string, step: string, touch: string[]) =>
    post<Types.Problem>(`/api/lessons/${game}/${step}/why`, { touch }),
}

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

async function get<T>(url: string): Promise<T> {
  return (await ask(url)).json()
}

async function words(url: string): Promise<string> {
  return (await ask(url)).text()
}

async function post<T>(url: string, body: unknown): Promise<T> {
  return (await ask(url, asJson(body))).json()
}

/** Waits before a request without an answer is repeated. */
const REPEATS_MS = [500, 1500, 4000]
/** No answer, or one of a proxy whose server is gone, or of a server that is starting. */
const PASSING = new Set([0, 502, 503, 504])

/**
 * Posts what must happen once, for example taking a seat: without an answer, nobody knows whether it has happened.
 * Repeated under the same key, it has no second effect.
 */
export async function postOnce<T>(url: string, body: unknown): Promise<T> {
  const how = asJson(body)
  how.headers = { ...how.headers, 'Idempotency-Key': freshId() }
  return persist(url, how)
}

/** Repeats a request without an answer, which has no second effect. */
export async function persist<T>(url: string, how: RequestInit): Promise<T> {
  for (const wait of REPEATS_MS) {
    try {
      return await (await ask(url, how)).json()
    } catch (error) {
      if (!PASSING.has(asTrouble(error).status) || !navigator.onLine) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return (await ask(url, how)).json()
}

async function send<T>(url: string, text: string): Promise<T> {
  return (await ask(url, asText(text))).json()
}

function asText(body: string): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body }
}

/** The options of a POST request with this body. */
export function asJson(body: unknown): RequestInit {
  const headers = { 'Content-Type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

/** Requests about what is on this device, and about what is only on the server. */
const HERE = /^\/api\/(tables|sheets)\/local-/
const THERE = /^\/api\/((tables|sheets)\/(?!from-|empty)|tournaments)/

/** Sends a request to the server, or answers it on this device; throws `Trouble` if it is refused. */
export async function ask(url: string, how: RequestInit = {}): Promise<Response> {
  const here = async () => (await import('./offline/engine/transport')).askHere(url, how)
  let answer: Response
  if (import.meta.env.VITE_SITE === 'static' || HERE.test(url)) answer = await here()
  else
    try {
      answer = await fetch(url, how)
    } catch {
      // Without a network, what is installed on this device answers instead.
      if (!('capicua.offline' in localStorage) || THERE.test(url))
        throw new Trouble(0, { id: 'web-no-connection' })
      answer = await here()
    }
  if (answer.ok) return answer
  const problem: Partial<Types.Problem> = await answer.json().catch(() => ({}))
  const text = problem.message ?? { id: 'web-refused', args: { status: answer.status } }
  throw new Trouble(answer.status, text, problem.rule, problem.reason)
}
