// The parts of a position in its text, as its game describes them (core/position_entries.py).
import { named } from '../tiles/tile'
import type { PositionEntry } from '../types'
import { field, hand, hands, isField, table, withField, withoutField, withHand } from './position-text'

/** A part of a position that can be tapped, with everything that is left out on the way. */
export type Entry = Required<PositionEntry>

const DEFAULTS: Omit<Entry, 'field' | 'kind' | 'label'> = {
  part: -1,
  parts: 0,
  separator: '',
  key: '',
  words: [],
  names: [],
  low: 0,
  high: 999,
  drops: [],
  resets: '',
  after: '',
  unused: '–',
  halves: {},
  is_reference: false,
  is_store: false,
  is_complement: false,
  is_rare: false,
}
const JOINTS: Record<string, string> = { ' ': ' ', ',': ', ', '|': ' | ', '/': ' / ' }
const EMPTY = new Set(['', '–', '-'])
const TILE = /\b\d+-\d+\b/g
/** Kinds of entries whose tiles lie on the table. */
const LAID = new Set(['tiles', 'cells', 'squares'])

export const completed = (entries: readonly PositionEntry[]): Entry[] => entries.map((entry) => ({ ...DEFAULTS, ...entry }))

/** A name for an entry that no other has. */
export const nameOf = (entry: Entry): string => [entry.field, entry.kind, entry.key, entry.part].join('.')

export const isGiven = (text: string, name: string): boolean => text.split('\n').some((line) => isField(line, name))

/** Whether an entry has tiles that lie nowhere else. */
export const isPlace = (entry: Entry): boolean => LAID.has(entry.kind) && !entry.is_reference && !entry.is_store

const partsOf = (whole: string, entry: Entry): string[] =>
  EMPTY.has(whole) && entry.parts > 1 ? [] : whole.split(entry.separator === ' ' ? /\s+/ : entry.separator).map((part) => part.trim())

/** What stands in the part of the text that an entry describes. */
export function part(text: string, entry: Entry): string {
  const whole = field(text, entry.field)
  if (entry.field === 'round') return ofRound(whole, entry)
  if (entry.key) {
    const found = whole.split(entry.separator).find((one) => one.trim().split(/\s+/)[0] === entry.key)
    return found?.trim().slice(entry.key.length).trim() ?? ''
  }
  return entry.part < 0 ? whole : (partsOf(whole, entry)[entry.part] ?? '')
}

/** The value of an entry other than tiles; empty if it has none. */
export function value(text: string, entry: Entry): string {
  const found = part(text, entry)
  if (entry.kind === 'mark') return found.endsWith('*') ? '*' : ''
  return EMPTY.has(found) ? '' : found
}

/** The words of an entry, such as seats or numbers. */
export const words = (text: string, entry: Entry): string[] => part(text, entry).split(/\s+/).filter((word) => !EMPTY.has(word))

/** The tiles of an entry, with what stands behind them: `5-2>2`. */
export function tiles(text: string, entry: Entry, all: readonly string[] = [], entries: readonly Entry[] = []): string[] {
  if (entry.is_complement && !isGiven(text, entry.field)) return rest(text, all, entries)
  // A line with two ends is tapped from one to the other.
  if (entry.field === 'layout' && !entry.key && entry.kind === 'tiles') return table(text)
  return (part(text, entry).match(/\b\d+-\d+(>\w+)?/g) ?? []).map((word) => named(bare(word)) + word.slice(bare(word).length))
}

/** A tile without what stands behind it. */
export const bare = (tile: string): string => tile.split('>')[0]!

/** The tiles that no field names, if the text says which are face down. */
function rest(text: string, all: readonly string[], entries: readonly Entry[]): string[] {
  const store = entries.find((one) => one.is_store && isGiven(text, one.field))
  if (!store) return []
  const lying = new Set([...where(text, entries).keys(), ...(field(text, store.field).match(TILE) ?? []).map(named)])
  return all.filter((tile) => !lying.has(tile))
}

/** Where each tile lies that is not face down: the number of its entry, or the letter of its hand. */
export function where(text: string, entries: readonly Entry[]): Map<string, number | string> {
  const found = new Map<string, number | string>()
  for (const letter of hands(text)) for (const tile of hand(text, letter).tiles) found.set(tile, letter)
  entries.forEach((entry, at) => {
    if (isPlace(entry)) for (const tile of part(text, entry).match(TILE) ?? []) found.set(named(tile), at)
  })
  return found
}

/** How many tiles lie on the table. */
export const laid = (text: string, entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + (isPlace(entry) && !entry.is_rare ? (part(text, entry).match(TILE)?.length ?? 0) : 0), 0)

/** The text with another value of an entry, without what followed from the one before. */
export function withValue(text: string, entry: Entry, next: string, entries: readonly Entry[]): string {
  let found = written(text, entry, next)
  for (const name of entry.drops) if (name !== entry.field) found = withoutField(found, name)
  if (entry.resets) found = reset(found, entry)
  return isPlace(entry) ? turnedUp(found, entry, next, entries) : found
}

export function withTiles(text: string, entry: Entry, next: readonly string[], entries: readonly Entry[]): string {
  const before = part(text, entry)
  // A leg whose first tiles are not known begins with a number; a tile may be marked.
  const [first = ''] = before.split(/\s+/)
  const number = /^\d+$/.test(first) ? [first] : []
  const mark = before.endsWith('*') && next.length ? '*' : ''
  return withValue(text, entry, [...number, ...next].join(' ') + mark, entries)
}

function written(text: string, entry: Entry, next: string): string {
  const whole = field(text, entry.field)
  const { separator, unused } = entry
  if (entry.kind === 'mark') next = (part(text, entry).replace(/\*$/, '') || unused) + next
  if (entry.field === 'round') return withField(text, 'round', withRound(whole, entry, next))
  if (entry.key) {
    const others = whole.split(separator).map((one) => one.trim())
    const kept = others.filter((one) => !EMPTY.has(one) && one.split(/\s+/)[0] !== entry.key)
    if (!EMPTY.has(next)) kept.push(`${entry.key} ${next}`)
    return withField(text, entry.field, kept.join(JOINTS[separator]) || '–')
  }
  if (entry.part >= 0) {
    const parts = partsOf(whole, entry)
    while (parts.length < entry.parts) parts.push(unused)
    parts[entry.part] = next || unused
    return withField(text, entry.field, parts.join(JOINTS[separator]))
  }
  return next || unused ? withField(text, entry.field, next || unused) : withoutField(text, entry.field)
}

/** Leaves the numbers out that follow from other tiles, and keeps the marks beside them. */
function reset(text: string, entry: Entry): string {
  if (!isGiven(text, entry.resets)) return text
  const parts = field(text, entry.resets).split(/\s+/)
  const next = parts.map((one, at) => (entry.part < 0 || entry.part === at ? (one.endsWith('*') ? '–*' : '–') : one))
  return withField(text, entry.resets, next.join(' '))
}

/** The text without tiles among those that are face down. */
export function withoutFaceDown(text: string, tiles: readonly string[], entries: readonly Entry[]): string {
  const gone = new Set(tiles.map(named))
  return entries.reduce((found, store) => {
    if (!store.is_store || !isGiven(found, store.field)) return found
    const left = field(found, store.field)
      .split(/\s+/)
      .filter((word) => !gone.has(named(word)))
    return withField(found, store.field, left.join(' ') || '–')
  }, text)
}

/** The text once tiles lie elsewhere that were face down; what is face down follows from a complement. */
function turnedUp(text: string, entry: Entry, next: string, entries: readonly Entry[]): string {
  if (!entry.is_complement) return withoutFaceDown(text, next.match(TILE) ?? [], entries)
  return entries.reduce((found, store) => (store.is_store && isGiven(found, store.field) ? withoutField(found, store.field) : found), text)
}

/** The text with nothing on the table, and nothing known of what is face down. */
export function cleared(text: string, entries: readonly Entry[]): string {
  return entries.reduce((found, entry) => {
    if (entry.is_store) return withoutField(found, entry.field)
    const isFull = isPlace(entry) && (part(found, entry).match(TILE) ?? []).length > 0
    return isFull ? withValue(found, entry, '', entries) : found
  }, text)
}

/**
 * The text with as many tiles in each hand as the tricks have left: as many as in the hand that is
 * known, less those in the trick. `mine` is its seat, `order` the order of play.
 */
export function countedByTricks(text: string, mine: number, order: readonly number[]): string {
  const letters = hands(text)
  const trick = field(text, 'trick').match(TILE)?.length ?? 0
  const leader = order.indexOf(letters.indexOf(field(text, 'leader')))
  const hasPlayed = (seat: number) => trick > 0 && (order.indexOf(seat) - leader + order.length) % order.length < trick
  const whole = hand(text, letters[mine]!).tiles.length + Number(hasPlayed(mine))
  return letters.reduce((found, letter, seat) => {
    const { tiles: known } = hand(found, letter)
    return seat === mine ? found : withHand(found, letter, known, Math.max(0, whole - Number(hasPlayed(seat)) - known.length))
  }, text)
}

/** How many tiles a hand has. */
export const size = (text: string, letter: string): number => hand(text, letter).tiles.length + hand(text, letter).hidden

/** How many tiles are neither placed nor counted; negative if there are too many. */
export function leftOver(text: string, all: readonly string[], entries: readonly Entry[]): number {
  const gone = entries.find((entry) => entry.is_complement)
  const removed = gone && !isGiven(text, gone.field) ? rest(text, all, entries).length : 0
  const hidden = hands(text).reduce((sum, letter) => sum + hand(text, letter).hidden, 0)
  return all.length - where(text, entries).size - hidden - removed
}

function ofRound(whole: string, entry: Entry): string {
  const [number = '', ...given] = whole.split(/\s+/)
  if (!entry.key) return number
  const found = given.find((word) => word.startsWith(`${entry.key}=`))?.slice(entry.key.length + 1) ?? ''
  return entry.part < 0 ? found : (found.split(',')[entry.part] ?? '')
}

function withRound(whole: string, entry: Entry, next: string): string {
  const [number = '2', ...given] = whole.split(/\s+/).filter(Boolean)
  if (!entry.key) return [next || number, ...given].join(' ')
  const others = given.filter((word) => !word.startsWith(`${entry.key}=`))
  let found = next
  if (entry.part >= 0) {
    const before = given.find((word) => word.startsWith(`${entry.key}=`))?.slice(entry.key.length + 1)
    const numbers = Array.from({ length: entry.parts }, (_, at) => before?.split(',')[at] || '0')
    numbers[entry.part] = next || '0'
    found = numbers.join(',')
  }
  return [number, ...others, ...(found ? [`${entry.key}=${found}`] : [])].join(' ')
}
