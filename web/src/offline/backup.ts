// Everything that Capicúa keeps in this browser, as one file: settings, names, results, tables and
// score sheets.
import { addMissing, everything, type Stored } from './engine/store'

const FORMAT = 'capicua device'
const PREFIX = 'capicua.'
/** What belongs to this browser alone. */
const NOT_SAVED = ['capicua.offline', 'capicua.settings']
/** How long ago something happened decides the order of these lists. */
const BY_TIME = ['capicua.tables', 'capicua.sheets']

interface Backup {
  format: typeof FORMAT
  version: 1
  /** The entries of the browser's storage, as they are there. */
  browser: Record<string, string>
  stored: Stored
}

/** Everything, as a file. */
export async function asFile(): Promise<string> {
  const browser: Record<string, string> = {}
  for (const key of Object.keys(localStorage).sort())
    if (key.startsWith(PREFIX) && key !== 'capicua.offline') browser[key] = localStorage.getItem(key) ?? ''
  const backup: Backup = { format: FORMAT, version: 1, browser, stored: await everything() }
  return JSON.stringify(backup, null, 1)
}

/**
 * Adds what is in a file and not here yet; returns the number of new entries, or null for an invalid
 * file. What is here stays as it is.
 */
export async function fromFile(text: string): Promise<number | null> {
  const backup = backupIn(text)
  if (!backup) return null
  let count = await addMissing(backup.stored)
  for (const [key, value] of Object.entries(backup.browser)) {
    if (!key.startsWith(PREFIX) || NOT_SAVED.includes(key)) continue
    const { merged, added } = merge(localStorage.getItem(key), value, BY_TIME.includes(key))
    if (!added) continue
    localStorage.setItem(key, merged)
    count += added
  }
  return count
}

function backupIn(text: string): Backup | null {
  try {
    const { format, browser, stored } = JSON.parse(text) as Partial<Backup>
    const lists = [stored?.events, stored?.tables, stored?.sheets]
    if (format !== FORMAT || !lists.every(Array.isArray) || typeof browser !== 'object') return null
    return { format, version: 1, browser, stored: stored as Stored }
  } catch {
    return null
  }
}

/** Adds the entries of a stored list or record that another one lacks; anything else stays. */
export function merge(here: string | null, there: string, byTime = false): { merged: string; added: number } {
  if (here === null) return { merged: there, added: 1 }
  const [own, other] = [parsed(here), parsed(there)]
  if (Array.isArray(own) && Array.isArray(other)) {
    const known = new Set(own.map(identity))
    const more = other.filter((entry) => !known.has(identity(entry)))
    const all = [...own, ...more]
    if (byTime) all.sort((a, b) => (b as Timed).when - (a as Timed).when)
    return { merged: JSON.stringify(all), added: more.length }
  }
  if (isRecord(own) && isRecord(other)) {
    const added = Object.keys(other).filter((name) => !(name in own)).length
    return { merged: JSON.stringify({ ...other, ...own }), added }
  }
  return { merged: here, added: 0 }
}

interface Timed {
  when: number
}

/** What two entries for the same thing share: a table and where it ended, a puzzle, a sheet, a mistake. */
function identity(entry: unknown): string {
  if (!isRecord(entry)) return JSON.stringify(entry)
  const { table, end, puzzle, sheet, position } = entry
  return table ?? puzzle ?? sheet ?? position ? JSON.stringify([table, end, puzzle, sheet, position]) : JSON.stringify(entry)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
