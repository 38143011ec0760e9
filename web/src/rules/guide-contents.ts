/**
 * Finds the headings of a long page, its rules by number, and passages that contain given words.
 */

import { plainly } from '../browser/search-text'

export interface Heading {
  id: string
  level: number
  text: string
}

/** An id that is safe in an address. */
export function named(text: string): string {
  return plainly(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The headings below the title, each of which gets an id. */
export function headings(page: ParentNode): Heading[] {
  const seen = new Map<string, number>()
  return [...page.querySelectorAll<HTMLElement>('h2, h3')].map((heading) => {
    const text = heading.textContent ?? ''
    const name = named(text) || 'part'
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    heading.id = count > 1 ? `${name}-${count}` : name
    return { id: heading.id, level: Number(heading.tagName[1]), text }
  })
}

/** Makes each rule a link target by its number: the first bold element that contains only that. */
export function rulesIn(page: ParentNode): void {
  for (const bold of page.querySelectorAll<HTMLElement>('strong')) {
    const rule = bold.textContent?.trim() ?? ''
    if (/^[A-Z]+-[A-Z]?\d+[a-z]?$/.test(rule) && !document.getElementById(rule)) bold.id = rule
  }
}

/** The passages that contain all of the words. */
export function passages(page: ParentNode, words: string): Element[] {
  const wanted = plainly(words).split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  return [...page.querySelectorAll('p, li, tr, h2, h3')].filter((one) => {
    if (one.querySelector('p, li')) return false
    const text = plainly(one.textContent ?? '')
    return wanted.every((word) => text.includes(word))
  })
}

/** Highlights passages; the returned function removes the highlights. */
export function marked(found: readonly Element[]): () => void {
  for (const one of found) one.classList.add('found')
  return () => {
    for (const one of found) one.classList.remove('found')
  }
}
