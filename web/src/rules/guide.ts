/** What a long page has: its headings, its rules by number, and the passages with some words. */

import { plainly } from '../parts/plainly'

export interface Heading {
  id: string
  level: number
  text: string
}

/** A name that an address can carry. */
export function named(text: string): string {
  return plainly(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The headings below the title, each with an id of its own from now on. */
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

/** Lets each rule be gone to by its number: the first place in bold that is nothing else. */
export function rulesIn(page: ParentNode): void {
  for (const bold of page.querySelectorAll<HTMLElement>('strong')) {
    const rule = bold.textContent?.trim() ?? ''
    if (/^[A-Z]+-[A-Z]?\d+[a-z]?$/.test(rule) && !document.getElementById(rule)) bold.id = rule
  }
}

/** The passages that have all of the words. */
export function passages(page: ParentNode, words: string): Element[] {
  const wanted = plainly(words).split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  return [...page.querySelectorAll('p, li, tr, h2, h3')].filter((one) => {
    if (one.querySelector('p, li')) return false
    const text = plainly(one.textContent ?? '')
    return wanted.every((word) => text.includes(word))
  })
}

/** Marks passages until the answer is called. */
export function marked(found: readonly Element[]): () => void {
  for (const one of found) one.classList.add('found')
  return () => {
    for (const one of found) one.classList.remove('found')
  }
}
