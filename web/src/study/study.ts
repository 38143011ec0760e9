// Studies as the server sends them: their texts in one or more languages, and their requests.
import { ask, persist } from '../api'
import type { Code } from '../language'
import type { Chapter, StudyHead, StudyKeys, StudyList, StudyPage } from '../types'

/** A text, or the text in each language. */
export type Words = string | { [code: string]: string }

/** A text in a language; in English, or any other, if there is none in that one. */
export function inLanguage(words: Words | undefined, code: Code): string {
  if (!words || typeof words === 'string') return words ?? ''
  return words[code] ?? words[code.split('-')[0]!] ?? words.en ?? Object.values(words)[0] ?? ''
}

/** The text after an edit in one language; the other languages keep theirs. */
export function edited(words: Words | undefined, code: Code, text: string): Words {
  if (!words || typeof words === 'string') return text
  return { ...words, [code in words ? code : code.split('-')[0]!]: text }
}

/** A study as a file: JSON Lines, first the study, then its chapters. */
export function fileText(head: StudyHead, chapters: readonly Chapter[]): string {
  return [head, ...chapters].map((part) => `${JSON.stringify(part)}\n`).join('')
}

async function json<T>(url: string, how?: RequestInit): Promise<T> {
  return (await ask(url, how)).json()
}

function text(method: string, body: string, key = ''): RequestInit {
  const headers: Record<string, string> = { 'Content-Type': 'text/plain; charset=utf-8' }
  if (key) headers.Authorization = `Bearer ${key}`
  return { method, headers, body }
}

export const studies = {
  list: () => json<StudyList>('/api/studies'),
  page: (id: string) => json<StudyPage>(`/api/studies/${id}`),
  /** A file as a study, with everything in it checked: a study, or records. */
  read: (file: string) => json<StudyPage>('/api/studies/read', text('POST', file)),
  share: (file: string) => json<StudyKeys>('/api/studies', text('POST', file)),
  change: (id: string, key: string, since: number, file: string) =>
    persist<StudyPage>(`/api/studies/${id}?since=${since}`, text('PUT', file, key)),
  remove: (id: string, key: string) =>
    ask(`/api/studies/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${key}` } }),
}
