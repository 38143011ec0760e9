// The solitaires' deals of the day, the same for everyone.
import { api } from '../api'
import { dayOf } from '../browser/day'
import type { Language } from '../language'
import type { GameCard } from '../types'

/** Opens today's deal of a solitaire. */
export async function openDaily(card: GameCard, language: Language): Promise<void> {
  const { open } = await import('../lobby/quick-table')
  const { deals } = await api.dailyDeals(dayOf(new Date()))
  await open(card, language, { deal: deals[card.id] ?? null })
}

/** The solitaire of a day: another one every day, in turn. */
export function solitaireOf(date: Date, cards: readonly GameCard[]): GameCard | undefined {
  const day = Date.parse(dayOf(date)) / 86_400_000
  return cards.toSorted((a, b) => a.id.localeCompare(b.id))[day % Math.max(1, cards.length)]
}
