// What this server offers besides tables that are found by their link, asked once and kept.
import type { Offers } from '../types'

const NOTHING: Offers = { accounts: false, lobby: false, ratings: false, notices: false, accuracy: false, mail: false }
let known: Promise<Offers> | undefined

/** What the server offers: nothing on hosts of plain files and without a network. */
export function offers(): Promise<Offers> {
  if (import.meta.env.VITE_SITE === 'static' || (!known && !navigator.onLine)) return Promise.resolve(NOTHING)
  known ??= fetch('/api/offers').then((answer) => (answer.ok ? answer.json() : NOTHING))
  return known.catch(() => {
    known = undefined // asked again by the next page
    return NOTHING
  })
}
