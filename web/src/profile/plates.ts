// Ratings of the people at a table, for their name plates; loaded once the table is there.
import { offers } from '../account/offers'
import { ask } from '../api'
import { ratings } from '../table/seats/ratings.svelte'
import type { PeopleAtTable } from '../types'
import { rated } from './words'

/** Shows the ratings of whoever sits at a table; without them, plates have none. */
export async function showRatings(table: string): Promise<void> {
  ratings.by = {}
  if (!(await offers()).ratings) return
  try {
    const found: PeopleAtTable = await (await ask(`/api/tables/${table}/people`)).json()
    const known = found.people.filter((person) => person.rating !== undefined && person.rating !== null)
    ratings.by = Object.fromEntries(known.map((person) => [person.seat, rated(person.rating ?? 0, !!person.is_sure)]))
  } catch {
    // A plate without a rating is no loss.
  }
}
