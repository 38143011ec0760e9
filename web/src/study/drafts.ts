// The studies written in this browser, most recent first, and the chapters read and solved.
import { load, loadList, save } from '../browser/storage'
import type { Chapter, StudyHead } from '../types'

const DRAFTS = 'capicua.studies'
const READ = 'capicua.studies.read'

export interface Draft {
  id: string
  head: StudyHead
  chapters: Chapter[]
  when: number
  /** Where it is shared: its id there, the key to change it, and the version last stored. */
  shared?: { study: string; edit: string; version: number }
}

function isDraft(one: unknown): boolean {
  const draft = one as Partial<Draft> | null
  return typeof draft?.id === 'string' && !!draft.head && Array.isArray(draft.chapters)
}

export function drafts(): Draft[] {
  return loadList<Draft>(DRAFTS, isDraft)
}

export function draftOf(id: string): Draft | undefined {
  return drafts().find((one) => one.id === id)
}

/** Stores a draft; returns whether the browser has kept it. */
export function keep(draft: Draft): boolean {
  const others = drafts().filter((one) => one.id !== draft.id)
  return save(DRAFTS, [{ ...draft, when: Date.now() }, ...others])
}

export function forget(id: string): void {
  save(
    DRAFTS,
    drafts().filter((one) => one.id !== id),
  )
}

export function newDraft(head: StudyHead, chapters: Chapter[]): Draft {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36))
  return { id: `own-${letters.join('')}`, head, chapters, when: Date.now() }
}

/** The chapters of each study that were read to the end of their task. */
export function chaptersRead(): Record<string, number[]> {
  const entries = Object.entries(load(READ) ?? {})
  return Object.fromEntries(entries.filter(([, some]) => Array.isArray(some)))
}

export function markRead(study: string, chapter: number): void {
  const before = chaptersRead()
  const some = new Set(before[study] ?? [])
  if (some.has(chapter)) return
  save(READ, { ...before, [study]: [...some, chapter] })
}
