/** Opens a table with one tap: default rules and mid-level bots, or a position. */

import { api } from '../api'
import type { Language } from '../language'
import { player } from '../browser/player-name'
import { go } from '../route.svelte'
import { settings } from '../settings.svelte'
import type { GameCard, SeatPlan, TableKeys } from '../types'
import { remember } from './known-tables'

/**
 * Opens a table and goes there: with bots, for practice, with this number of people, or for a
 * numbered deal.
 */
export async function open(
  card: GameCard,
  language: Language,
  how: { people?: number; listed?: boolean; deal?: number | null; practice?: boolean } = {},
): Promise<void> {
  const count = how.people ?? card.seats.usual
  const { bots } = await api.game(card.id)
  const other: SeatPlan = how.people
    ? { kind: 'open' }
    : { kind: 'bot', level: bots[Math.floor(bots.length * 0.6)] ?? '' }
  const seats = Array.from({ length: count }, (_, seat): SeatPlan => (seat ? other : { kind: 'me' }))
  const keys = await api.open({
    rules: { game: card.id, seats: count },
    seats,
    name: player.name || language.text('web-usual-name'),
    face: settings.face,
    chat: 'free',
    pace: 'calm',
    watch_by_address: true,
    listed: how.listed ?? false,
    deal: how.deal ?? null,
    practice: how.practice ?? false,
  })
  sit(keys, card.id)
}

/** Opens a table that continues from a position of a record, and goes there. */
export async function goOn(
  game: string,
  language: Language,
  record: string,
  from: { round: number; step: number; seat?: number },
): Promise<void> {
  const name = player.name || language.text('web-usual-name')
  sit(await api.goOn(record, { ...from, name, face: settings.face }), game)
}

/** Goes to a table that this browser has opened. */
export function sit(keys: TableKeys, game: string): void {
  // Links to a table of this device would open it nowhere else.
  remember({ table: keys.table, game, ...(keys.table.startsWith('local-') ? {} : { keys }) })
  go(`/t/${keys.table}`)
}
