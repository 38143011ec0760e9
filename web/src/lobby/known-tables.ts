// The tables this browser has joined, most recent first.
import { loadList, save } from '../browser/storage'
import type { TableKeys } from '../types'

export interface Mine {
  table: string
  game: string
  /** The keys for the table's links, known to its creator. */
  keys?: TableKeys
  /** Whether its match has ended. */
  over?: boolean
  when: number
}

export const KEY = 'capicua.tables'
const MOST = 40

export function mine(): Mine[] {
  return loadList(KEY)
}

/** The entry of one table, if this browser has been there. */
export function known(table: string): Mine | undefined {
  return mine().find((entry) => entry.table === table)
}

export function remember(entry: Omit<Mine, 'when'>): void {
  const before = known(entry.table)
  const kept = mine().filter((other) => other.table !== entry.table)
  save(KEY, [{ ...before, ...entry, when: Date.now() }, ...kept].slice(0, MOST))
}

/** Notes that the match of a table has ended. */
export function retire(table: string): void {
  save(KEY, mine().map((entry) => (entry.table === table ? { ...entry, over: true } : entry)))
}

export function forget(table: string): void {
  const kept = mine().filter((entry) => entry.table !== table)
  save(KEY, kept)
}
