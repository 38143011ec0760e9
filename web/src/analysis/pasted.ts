// What somebody has pasted: a position, a record, or a link to either.
import { unpacked } from '../browser/packed-text'

export type Pasted = { kind: 'position' | 'record' | 'address'; text: string }

/** Finds out what a text is; the text may be a message with a link somewhere in it. */
export async function read(text: string): Promise<Pasted> {
  const trimmed = text.trim()
  const address = addressIn(trimmed)
  if (address) {
    const letters = /^\/analysis(?:\?[^#]*)?#(.+)$/.exec(address)?.[1]
    if (!letters) return { kind: 'address', text: address }
    return { kind: 'position', text: await unpacked(letters).catch(() => letters) }
  }
  return { kind: trimmed.startsWith('[') ? 'record' : 'position', text: `${trimmed}\n` }
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
