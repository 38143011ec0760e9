// What the server is asked about tournaments; cookies hold the keys of this browser.
import { asJson, ask } from '../api'
import type {
  Decided,
  DecisionRequest,
  Decisions,
  EventKeys,
  Entered,
  OwnPart,
  ReportAnswer,
  Reported,
  RoundDeals,
  SeatRequest,
  SignUp,
  SignedUp,
  TableView,
  Templates,
  TournamentList,
  TournamentMade,
  TournamentPage,
  TournamentPlan,
} from '../types'
import type { Message } from './results/outbox'

const ALL = '/api/tournaments'

/** The address of a tournament at the server. */
export const at = (event: string) => `${ALL}/${event}`

/** Everything that a director may decide. */
export type Act = DecisionRequest['act']

/** Decides something, and says what it did; returns nothing if it was refused. */
export type Decide = (act: Act, said?: string | ((done: Decided) => string)) => Promise<Decided | null>

async function read<T>(path: string, body?: unknown): Promise<T> {
  return (await ask(path, body ? asJson(body) : {})).json()
}

export const events = {
  all: () => read<TournamentList>(ALL),
  templates: () => read<Templates>(`${ALL}/templates`),
  make: (plan: TournamentPlan) => read<TournamentMade>(ALL, plan),
  /** Keeps the key of a link in this browser's cookie. */
  enter: (event: string, key: string) => read<OwnPart>(`${at(event)}/enter`, { key }),
  decisions: (event: string, lang: string) => read<Decisions>(`${at(event)}/decisions?lang=${lang}`),
  decide: (event: string, request: DecisionRequest) => read<Decided>(`${at(event)}/decisions`, request),
  signUp: (event: string, wish: SignUp) => read<SignedUp>(`${at(event)}/sign-up`, wish),
  withdraw: (event: string, op: string, entrant: number) => read<Decided>(`${at(event)}/withdraw`, { op, entrant }),
  checkIn: (event: string, op: string, entrant: number) => read<Decided>(`${at(event)}/check-in`, { op, entrant }),
  /** Lets one's own results count for the ratings of one's account. */
  tellAccount: (event: string, op: string, entrant: number) => read<Decided>(`${at(event)}/account`, { op, entrant }),
  table: (event: string, round: number, table: number) => read<TableView>(`${at(event)}/rounds/${round}/tables/${table}`),
  answer: (event: string, answer: ReportAnswer) => read<Reported>(`${at(event)}/reports/answer`, answer),
  deals: (event: string, round: number) => read<RoundDeals>(`${at(event)}/deals/${round}`),
  keys: (event: string) => read<EventKeys>(`${at(event)}/keys`),
  seat: (event: string, wish: SeatRequest) => read<Entered>(`${at(event)}/seat`, wish),
  /** The page of a tournament if it has changed since a revision, and the time at the server. */
  async page(event: string, since: number): Promise<{ page: TournamentPage | null; date: number }> {
    const answer = await ask(`${at(event)}?since=${since}`)
    const date = Date.parse(answer.headers.get('date') ?? '')
    return { page: answer.status === 204 ? null : await answer.json(), date }
  },
  /** Delivers a message that waited in this browser. */
  deliver: ({ path, body }: Message) => ask(path, asJson(body)),
}
