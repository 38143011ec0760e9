// A position as text: its fields, one in each line (docs/positions.md).
import { named } from '../tiles/tile'

/** What the first tile of a line is called in its layout. */
export const ROOT = 'root'

/** The value of a field; empty if it is not given. */
export function field(text: string, name: string): string {
  const line = text.split('\n').find((one) => isField(one, name))
  return line ? line.slice(line.indexOf(':') + 1).trim() : ''
}

/** The text with another value of a field, which is added at the end if it was not given. */
export function withField(text: string, name: string, value: string): string {
  const lines = text.replace(/\n+$/, '').split('\n')
  const at = lines.findIndex((one) => isField(one, name))
  if (at < 0) lines.push(`${name}: ${value}`)
  else lines[at] = `${name}: ${value}`
  return `${lines.join('\n')}\n`
}

/** The seats whose hands the text gives, by letter. */
export function hands(text: string): string[] {
  return text
    .split('\n')
    .map((line) => /^([A-L]):/.exec(line)?.[1] ?? '')
    .filter(Boolean)
}

/** The tiles of a hand, and how many more are hidden. */
export function hand(text: string, letter: string): { tiles: string[]; hidden: number } {
  const words = field(text, letter).split(/\s+/)
  return {
    tiles: words.filter((word) => /^\d+-\d+$/.test(word)).map(named),
    hidden: words.reduce((sum, word) => sum + (word.endsWith('?') ? Number(word.slice(0, -1) || 1) : 0), 0),
  }
}

/** The text with another hand. */
export function withHand(text: string, letter: string, tiles: readonly string[], hidden: number): string {
  const words = [...tiles, ...(hidden ? [`${hidden}?`] : [])]
  return withField(text, letter, words.join(' ') || '–')
}

/**
 * The tiles that the rest of the text places: on the table, and in the other hands. Of a line, `lead`
 * is the tile with which somebody has yet to lead.
 */
export function placed(text: string, letter: string): Set<string> {
  const free = ['boneyard', letter, ...(isGiven(text, 'layout') ? ['lead'] : [])]
  const others = text.split('\n').filter((line) => !free.some((name) => isField(line, name)))
  return new Set(others.flatMap((line) => line.match(/\b\d+-\d+\b/g) ?? []).map(named))
}

/** The tiles of the root and of each arm of a line, from the centre outward. */
export function arms(text: string): Map<string, string[]> {
  return new Map(
    field(text, 'layout')
      .split('|')
      .map((arm, at) => [at ? arm.trim().charAt(0) : ROOT, (arm.match(/\b\d+-\d+\b/g) ?? []).map(named)]),
  )
}

/** The tiles on the table of a line: from its left end to the right, then those of further arms. */
export function table(text: string): string[] {
  const laid = arms(text)
  const of = (name: string) => laid.get(name) ?? []
  return [...of('W').reverse(), ...of(ROOT), ...of('E'), ...of('N'), ...of('S')]
}

/** The text with other tiles on the table, in any order: then no lead is asked for. */
export function withTable(text: string, tiles: readonly string[]): string {
  return withLayout(text, tiles.join(' '))
}

/** The text with other tiles on an arm, or in the centre. */
export function withArm(text: string, name: string, tiles: readonly string[]): string {
  const laid = new Map<string, readonly string[]>(arms(text)).set(name, tiles)
  const parts = [...laid].filter(([, held]) => held.length).map(([arm, held]) => `${arm} ${held.join(' ')}`)
  return withLayout(text, parts.join(' | '))
}

function withLayout(text: string, layout: string): string {
  const rest = text.split('\n').filter((line) => !isField(line, 'lead') && !isField(line, 'phase'))
  return withField(rest.join('\n'), 'layout', layout || '–')
}

/** The numbers on which a seat has passed. */
export function passed(text: string, letter: string): number[] {
  const part = field(text, 'lacked')
    .split(',')
    .map((one) => one.trim().split(/\s+/))
    .find(([seat]) => seat === letter)
  return (part ?? []).slice(1).map(Number)
}

/** The text with the numbers on which a seat has passed. */
export function withPassed(text: string, letter: string, numbers: readonly number[]): string {
  const parts = hands(text)
    .map((seat) => [seat, ...(seat === letter ? numbers : passed(text, seat))])
    .filter((part) => part.length > 1)
  return withField(text, 'lacked', parts.map((part) => part.join(' ')).join(', '))
}

/**
 * The text `after` a change of the table or of the turn. Its hands follow if those `before` have as
 * many tiles as when nobody has passed; else somebody has counted them. `mine` is the seat whose
 * tiles are known, -1 if all are; `order` the order of play; `dealt` how many tiles all have taken.
 */
export function counted(before: string, after: string, mine: number, order: readonly number[], dealt: number): string {
  const letters = hands(before)
  const usual = counts(before, letters, order, dealt)
  const isCounted = letters.some((letter, seat) => {
    const { tiles, hidden } = hand(before, letter)
    return seat !== mine && tiles.length + hidden !== usual[seat]
  })
  if (mine < 0 || isCounted) return after
  const wanted = counts(after, letters, order, dealt)
  return letters.reduce((text, letter, seat) => {
    const { tiles } = hand(text, letter)
    return withHand(text, letter, tiles, Math.max(0, wanted[seat]! - tiles.length))
  }, after)
}

/** How many tiles each seat holds if nobody has passed. */
function counts(text: string, letters: readonly string[], order: readonly number[], dealt: number): number[] {
  const seats = order.length
  const turn = order.indexOf(letters.indexOf(field(text, 'turn')))
  return letters.map((_, seat) => {
    // The last tile on the table is of the seat before the turn.
    const back = (turn - order.indexOf(seat) + seats - 1) % seats
    return Math.max(0, dealt / seats - Math.ceil(Math.max(0, table(text).length - back) / seats))
  })
}

function isGiven(text: string, name: string): boolean {
  return text.split('\n').some((line) => isField(line, name))
}

function isField(line: string, name: string): boolean {
  return line.trimStart().startsWith(`${name}:`)
}
