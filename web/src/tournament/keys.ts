// The tournaments this browser knows, most recent first. Their keys are in the server's cookies; only
// a key from a link that was opened without a network waits here.
import { loadList, save } from '../browser/storage'
import { here, show } from '../route.svelte'
import type { OwnPart } from '../types'

export interface KnownEvent {
  event: string
  name: string
  role?: OwnPart['role']
  /** The entrant whose tables the reader follows, without a key of theirs. */
  follows?: number
  /** The key of the director's own link, for other devices. */
  direct?: string
  /** Its tables at this server where the reader has sat down, the last one first. */
  tables?: string[]
  /** Keys from links that the server has not seen yet. */
  pending?: string[]
  when: number
}

const EVENTS = 'capicua.events'
const MOST = 60

export function knownEvents(): KnownEvent[] {
  return loadList<KnownEvent>(EVENTS, (one) => typeof (one as KnownEvent)?.event === 'string')
}

export function knownEvent(event: string): KnownEvent | undefined {
  return knownEvents().find((one) => one.event === event)
}

export function rememberEvent(entry: { event: string } & Partial<KnownEvent>): void {
  const others = knownEvents().filter((one) => one.event !== entry.event)
  const kept = { name: '', ...knownEvent(entry.event), ...entry, when: Date.now() }
  save(EVENTS, [kept, ...others].slice(0, MOST))
}

export function forgetEvent(event: string): void {
  save(EVENTS, knownEvents().filter((one) => one.event !== event))
}

/** Notes that the reader has sat down at a table of a tournament. */
export function rememberTable(event: string, table: string): void {
  const others = (knownEvent(event)?.tables ?? []).filter((one) => one !== table)
  rememberEvent({ event, tables: [table, ...others].slice(0, MOST) })
}

/** The tournament of a table where the reader has sat down; nothing for other tables. */
export function eventOf(table: string): string | undefined {
  return knownEvents().find(({ tables = [] }) => tables.includes(table))?.event
}

/** Takes the key from the address, where a link carries it after `#`; it does not stay there. */
export function takeKey(event: string): void {
  const { hash, pathname, search } = here()
  const key = hash.slice(1)
  if (!/^[a-z]\.[A-Za-z0-9_.-]{8,62}$/.test(key)) return
  show(pathname + search)
  rememberEvent({ event, pending: [...(knownEvent(event)?.pending ?? []), key] })
}
