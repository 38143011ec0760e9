/** What every zone's drawing needs to know besides the zone itself. */

import type { Language } from '../language'
import type { Zone } from '../types'
import { halves } from '../tiles/tile'
import type { Play } from './play.svelte'

export interface Scene {
  language: Language
  /** The seat of whoever looks, or null. */
  reader: number | null
  seats: number
  turn: number | null
  numerals: boolean
  /** Tiles of the last play, larger half first. */
  last: ReadonlySet<string>
  /** What is touched goes here; null where nothing can be played. */
  play: Play | null
  /** Things that are pointed at where nothing can be played. */
  marked?: readonly string[] | undefined
}

/** A zone's title: its own, or that of its kind. */
export function title(zone: Zone, language: Language): string {
  return language.text(zone.name ? `zone-${zone.name}` : `kind-${zone.zone}`)
}

/** A tile as it is spoken: "six four", "double six". */
export function spoken(tile: string, language: Language): string {
  const [first, second] = halves(tile)
  const word = (number: number) => language.text(`table-number-${number}`)
  if (first === second) return language.text('table-double', { number: word(first) })
  return language.text('table-tile', { first: word(first), second: word(second) })
}

/** A number that may be wanted at an end, in words where several fit. */
export function wanted(ends: readonly number[]): string {
  return ends.join(' / ')
}

/** Whether a set is large: numbers from seven up lie on its tiles. */
export function isLarge(zones: readonly Zone[]): boolean {
  return /"(\d\d|[789])-|-(\d\d|[789])"/.test(JSON.stringify(zones))
}
