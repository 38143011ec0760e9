// Times of reports and measures.
import type { Code } from '../language'

/** A day and a time, short, in the reader's time zone. */
export function when(at: number, code: Code): string {
  return new Date(at).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' })
}
