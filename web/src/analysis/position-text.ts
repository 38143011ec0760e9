// A position as text: its fields, one in each line (docs/positions.md).
import { named } from '../tiles/tile'

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

/** The tiles that the rest of the text places: on the table, and in the other hands. */
export function placed(text: string, letter: string): Set<string> {
  const others = text.split('\n').filter((line) => !isField(line, letter) && !line.startsWith('boneyard'))
  return new Set(others.flatMap((line) => line.match(/\b\d+-\d+\b/g) ?? []).map(named))
}

function isField(line: string, name: string): boolean {
  return line.trimStart().startsWith(`${name}:`)
}
