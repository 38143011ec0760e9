// Taking one's seat at a table of this server that belongs to a tournament.
import { remember } from '../../lobby/known-tables'
import { go } from '../../route.svelte'
import type { OwnSeat, TournamentState } from '../../types'
import { rememberTable } from '../keys'
import { events } from '../requests'

/** Sits down where the reader plays, and opens the table. */
export async function sitDown(event: TournamentState, { round, table, room = 0 }: OwnSeat): Promise<void> {
  const entered = await events.seat(event.id, { round, table, room })
  const { game } = event.rounds[round - 1]?.rules ?? event.settings.rules
  remember({ table: entered.table, game })
  rememberTable(event.id, entered.table)
  go(`/t/${entered.table}`)
}
