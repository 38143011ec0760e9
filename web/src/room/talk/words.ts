// What a line of the chat says.
import type { Language } from '../../language'
import type { Line } from '../../types'

/** The words of a line, in the reader's language if it is a phrase. */
export function wordsOf(line: Line, language: Language, reader: number | null): string {
  return [language.sayAll(line.said ?? [], reader), line.text ?? ''].filter(Boolean).join(' ')
}
