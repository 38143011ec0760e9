/** Games ordered by how easy they are to learn, and favourites of this browser. */

import { loadList, save } from '../browser/storage'
import type { GameCard } from '../types'

/** How much there is to learn before the first play, for each kind of game. */
const KINDS: Record<string, number> = {
  line: 0,
  solitaire: 3,
  trains: 4,
  fishing: 5,
  melds: 6,
  tricks: 8,
  betting: 9,
}
const OTHER = 7

/** Games that most people know or ask for first, within their kind. */
const WELL_KNOWN = ['block', 'draw', 'muggins', 'mexican_train', 'texas_42', 'squeeze', 'high_fives']

/** A score, low for games that are learned quickly: familiar kind, small set, short rounds. */
export function effort(card: GameCard): number {
  const known = WELL_KNOWN.includes(card.id) ? 3 - WELL_KNOWN.indexOf(card.id) / 10 : 0
  return (KINDS[card.genre] ?? OTHER) + (card.high - 6) / 3 + card.minutes / 4 - known
}

/** The games, easiest first; equally easy ones by name. */
export function byEase(cards: readonly GameCard[], name: (card: GameCard) => string): GameCard[] {
  return cards.toSorted((a, b) => effort(a) - effort(b) || name(a).localeCompare(name(b)))
}

/** Games to start with: the easiest of each kind that has several. */
export function beginnings(cards: readonly GameCard[]): Set<string> {
  const found = new Set<string>()
  for (const kind of new Set(cards.map((card) => card.genre))) {
    const [first, second] = byEase(cards.filter((card) => card.genre === kind), (card) => card.id)
    if (first && second) found.add(first.id)
  }
  return found
}

const KEY = 'capicua.favourites'

export function favourites(): string[] {
  return loadList(KEY, (one) => typeof one === 'string')
}

export function keepFavourites(games: readonly string[]): void {
  save(KEY, games)
}
