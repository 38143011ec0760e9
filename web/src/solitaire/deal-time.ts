// Time spent on a deal: seconds in which its table was visible and not over.
import { loadList, save } from '../browser/storage'

const KEY = 'capicua.deal-times'
/** The number of tables whose time is stored; the last used comes last. */
const MOST = 20

const times = () => loadList<[table: string, seconds: number]>(KEY, isTime)

/** The seconds of a table; null if none were counted. */
export function secondsOf(table: string): number | null {
  return times().find(([one]) => one === table)?.[1] ?? null
}

/** Adds a second to a table. */
export function count(table: string): void {
  const others = times().filter(([one]) => one !== table)
  const all = [...others, [table, (secondsOf(table) ?? 0) + 1]]
  save(KEY, all.slice(-MOST))
}

/** Formats seconds as on a clock: 2:05. */
export function clock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

function isTime(found: unknown): boolean {
  const [table, seconds] = Array.isArray(found) ? found : []
  return typeof table === 'string' && Number.isInteger(seconds) && seconds >= 0
}
