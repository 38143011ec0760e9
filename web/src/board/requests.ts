// The requests of the analysis board.
import { ask, asJson } from '../api'
import type { Analysed, Board, HouseRules, Problem } from '../types'

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await ask(`/api/analysis${path}`, asJson(body))).json()
}

/** The start of a round; `seat` is the only one whose hand is given, -1 for all hands. */
export const start = (rules: HouseRules, deal: number, seat: number) =>
  post<Board>('/start', { rules, deal, seat })

/** A position on the table, after an action in notation if one is given; `form` asks what can be tapped. */
export const board = (position: string, action = '', form = false) => post<Board>('/board', { position, action, form })

/** Every move, best first; `depth` is 0 to 3. */
export const analyse = (position: string, depth: number) => post<Analysed>('', { position, depth })

export const why = (position: string, touch: string[]) => post<Problem>('/why', { position, touch })

/** A picture of a position, as SVG; `seat` is -1 for all hands that are given. */
export async function picture(position: string, names: readonly string[], seat: number, lang: string, paper: boolean): Promise<string> {
  return (await ask(`/api/analysis/picture?lang=${lang}`, asJson({ position, names, seat, paper }))).text()
}

/** A moment of a record. */
export async function moment(record: string, round: number, step: number): Promise<Board> {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
  const answer = await ask(`/api/analysis/moment?round=${round}&step=${step}`, {
    method: 'POST',
    headers,
    body: record,
  })
  return answer.json()
}
