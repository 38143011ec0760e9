// Who sits at a table, as the signed-in person knows them.
import { whoAmI } from '../account/own.svelte'
import { ask } from '../api'
import type { KnownPerson, PeopleAtTable, StateFrame } from '../types'
import { hidden } from './hidden-seats.svelte'
import { people } from './requests'

let asked = { key: '', found: Promise.resolve<KnownPerson[]>([]) }

/** The other people with accounts; nobody for guests. Notes whose chat is hidden. */
export function atTable(table: Pick<StateFrame, 'table' | 'seats'>): Promise<KnownPerson[]> {
  const key = [table.table, ...table.seats.map((seat) => seat.name)].join('\n')
  if (key !== asked.key) asked = { key, found: look(table.table).catch(() => []) }
  return asked.found
}

/** Asks again after a relation has changed. */
export function lookAgainAt(table: Pick<StateFrame, 'table' | 'seats'>): Promise<KnownPerson[]> {
  asked.key = ''
  return atTable(table)
}

let looked = ''

async function look(table: string): Promise<KnownPerson[]> {
  // At the same table they stay hidden while it is asked again.
  if (table !== looked) hidden.seats = []
  looked = table
  const own = table.startsWith('local-') ? null : await whoAmI()
  if (!own) {
    hidden.seats = []
    return []
  }
  const [seated, mine] = await Promise.all([
    ask(`/api/tables/${table}/people`).then((answer) => answer.json() as Promise<PeopleAtTable>),
    people.mine(),
  ])
  const others = seated.people.filter((one) => one.id !== own.id)
  const known = new Map(mine.people.map((one) => [one.id, one]))
  hidden.seats = others.filter((one) => known.get(one.id)?.relation.blocks).map((one) => one.seat)
  return others.map(
    ({ id, name, is_bot = false }) => known.get(id) ?? { id, name, face: '', is_bot, relation: {} },
  )
}
