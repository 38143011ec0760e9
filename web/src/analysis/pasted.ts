// What somebody has pasted: a position, a record, or a link to either.
import { unpacked } from '../browser/packed-text'

export type Pasted = { kind: 'position' | 'record' | 'address'; text: string } | { kind: 'broken' | 'elsewhere' }

/**
 * Finds out what a text is; the text may be a message with a link somewhere in it. A link is `broken`
 * if a part of it is missing, and leads `elsewhere` if its page shows neither a position nor a record.
 */
export async function read(text: string): Promise<Pasted> {
  const trimmed = text.trim()
  const address = addressIn(trimmed)
  if (address) {
    const letters = /^\/analysis(?:\?[^#]*)?#(.+)$/.exec(address)?.[1]
    if (!letters) return /^\/analysis\W*$/.test(address) ? { kind: 'broken' } : { kind: 'address', text: address }
    const position = await positionIn(letters)
    return position ? { kind: 'position', text: position } : { kind: 'broken' }
  }
  if (/^https?:\/\/\S+$/.test(trimmed)) return { kind: 'elsewhere' }
  return { kind: trimmed.startsWith('[') ? 'record' : 'position', text: `${trimmed}\n` }
}

/** The position in the fragment of an address, packed or as it is written; empty if there is none. */
export async function positionIn(letters: string): Promise<string> {
  const text = await unpacked(letters).catch(() => written(letters))
  return /^\s*game:/.test(text) ? text : ''
}

/** The text of a fragment in which semicolons may stand for line breaks, as at the terminal. */
function written(letters: string): string {
  try {
    return `${decodeURIComponent(letters).replaceAll(';', '\n')}\n`
  } catch {
    return ''
  }
}

/** The path of the first link to a page that shows a position or a record; empty if there is none. */
function addressIn(text: string): string {
  for (const [whole] of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    const link = whole.replace(/[.,;:!?)\]]+$/, '')
    // Sites of plain files have the path behind the first #.
    const path = link.replace(/^https?:\/\/[^/]+(?:[^#]*#(?=\/))?/, '')
    if (/^\/(analysis|replay|puzzles|study)\b/.test(path)) return path
  }
  return ''
}
