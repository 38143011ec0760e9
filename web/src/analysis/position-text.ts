// A position as text: its fields, one in each line (docs/positions.md).
import { named } from '../tiles/tile'

/** What the first tile of a line is called in its layout. */
const ROOT = 'root'

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

/** The text without a field. */
export function withoutField(text: string, name: string): string {
  return text
    .split('\n')
    .filter((line) => !isField(line, name))
    .join('\n')
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

/** The tiles of the root and of each arm of a line, from the centre outward. */
function arms(text: string): Map<string, string[]> {
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

/**
 * The text `after` a change of the table or of the turn. Its hands follow if those `before` have as
 * many tiles as when nobody has passed; else somebody has counted them. `mine` is the seat whose
 * tiles are known, -1 if all are; `order` the order of play; `dealt` how many tiles all have taken;
 * `laid` counts those on the table.
 */
export function counted(
  before: string,
  after: string,
  mine: number,
  order: readonly number[],
  dealt: number,
  laid: (text: string) => number = (text) => table(text).length,
): string {
  const letters = hands(before)
  const usual = counts(before, letters, order, dealt, laid)
  const isCounted = letters.some((letter, seat) => {
    const { tiles, hidden } = hand(before, letter)
    return seat !== mine && tiles.length + hidden !== usual[seat]
  })
  if (mine < 0 || isCounted) return after
  const wanted = counts(after, letters, order, dealt, laid)
  return letters.reduce((text, letter, seat) => {
    const { tiles } = hand(text, letter)
    return withHand(text, letter, tiles, Math.max(0, wanted[seat]! - tiles.length))
  }, after)
}

/** How many tiles each seat holds if nobody has passed. */
function counts(text: string, letters: readonly string[], order: readonly number[], dealt: number, laid: (text: string) => number): number[] {
  const seats = order.length
  const turn = order.indexOf(letters.indexOf(field(text, 'turn')))
  return letters.map((_, seat) => {
    // The last tile on the table is of the seat before the turn.
    const back = (turn - order.indexOf(seat) + seats - 1) % seats
    return Math.max(0, dealt / seats - Math.ceil(Math.max(0, laid(text) - back) / seats))
  })
}

export function isField(line: string, name: string): boolean {
  return line.trimStart().startsWith(`${name}:`)
}
