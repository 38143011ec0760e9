/** Data that the drawing of every zone needs besides the zone itself. */

import type { Language } from '../../language'
import type { Zone } from '../../types'
import { halves } from '../../tiles/tile'
import type { Play } from '../input/interaction.svelte'

export interface Scene {
  language: Language
  /** The reader's seat, or null. */
  reader: number | null
  seats: number
  turn: number | null
  numerals: boolean
  /** Tiles of the last play, larger half first. */
  last: ReadonlySet<string>
  /** Receives touches; null if nothing can be played. */
  play: Play | null
  /** Parts to be marked when nothing can be played. */
  marked?: readonly string[] | undefined
}

/** A zone's title: its own, or that of its kind. */
export function title(zone: Zone, language: Language): string {
  return language.text(zone.name ? `zone-${zone.name}` : `kind-${zone.zone}`)
}

/** A tile in words: "six four", "double six". */
export function spoken(tile: string, language: Language): string {
  const [first, second] = halves(tile)
  const word = (number: number) => language.text(`table-number-${number}`)
  if (first === second) return language.text('table-double', { number: word(first) })
  return language.text('table-tile', { first: word(first), second: word(second) })
}

/** A number that an end takes; in words if there are several. */
export function wanted(ends: readonly number[]): string {
  return ends.join(' / ')
}

/** Whether a set is large: its tiles have numbers from seven up. */
export function isLarge(zones: readonly Zone[]): boolean {
  return /"(\d\d|[789])-|-(\d\d|[789])"/.test(JSON.stringify(zones))
}
