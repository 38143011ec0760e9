// Score sheets over HTTP, and those this browser has opened, most recent first.
import { asJson, ask } from '../api'
import { loadList, save } from '../browser/storage'
import type { EmptySheet, HouseRules, SheetChange, SheetKeys, SheetPlan, SheetState } from '../types'

const PATIENCE_MS = 15_000

export const sheets = {
  empty: (rules: HouseRules) => json<EmptySheet>('/api/sheets/empty', asJson(rules)),
  begin: (plan: SheetPlan) => json<SheetKeys>('/api/sheets', asJson(plan)),
  open: (id: string, key: string) => json<SheetState>(`${at(id)}/enter`, asJson({ key })),
  add: (id: string, change: SheetChange) => json<SheetState>(`${at(id)}/rounds`, asJson(change)),
  correct: (id: string, round: number, change: SheetChange) =>
    json<SheetState>(`${at(id)}/rounds/${round}`, { ...asJson(change), method: 'PUT' }),
  nextMatch: (id: string, version: number) =>
    json<SheetState>(`${at(id)}/matches`, asJson({ version })),
  strike: (id: string, since: number) =>
    json<SheetState>(`${at(id)}/rounds/last?since=${since}`, { method: 'DELETE' }),
  /** The sheet if it has changed since a version; otherwise nothing. */
  async news(id: string, since: number): Promise<SheetState | null> {
    const answer = await ask(`${at(id)}?since=${since}`, patient({}))
    return answer.status === 204 ? null : answer.json()
  },
}

function at(id: string): string {
  return `/api/sheets/${id}`
}

async function json<T>(url: string, how: RequestInit): Promise<T> {
  return (await ask(url, patient(how))).json()
}

function patient(how: RequestInit): RequestInit {
  return { ...how, signal: AbortSignal.timeout(PATIENCE_MS) }
}

export interface Known {
  sheet: string
  game: string
  names: string[]
  /** The keys this browser has; read-only visitors lack the edit key. */
  edit?: string
  watch?: string
  when: number
}

const SHEETS = 'capicua.sheets'
const NAMES = 'capicua.score.names'
const MOST = 20

export function knownSheets(): Known[] {
  return loadList(SHEETS)
}

export function knownSheet(id: string): Known | undefined {
  return knownSheets().find((one) => one.sheet === id)
}

export function rememberSheet(entry: Omit<Known, 'when'>): void {
  const others = knownSheets().filter((one) => one.sheet !== entry.sheet)
  const kept = { ...knownSheet(entry.sheet), ...entry, when: Date.now() }
  save(SHEETS, [kept, ...others].slice(0, MOST))
}

export function forgetSheet(id: string): void {
  const others = knownSheets().filter((one) => one.sheet !== id)
  save(SHEETS, others)
}

/** The names of the last players. */
export function lastNames(): string[] {
  return loadList(NAMES).map(String)
}

export function rememberNames(names: string[]): void {
  const more = lastNames().slice(names.length)
  save(NAMES, [...names, ...more])
}
