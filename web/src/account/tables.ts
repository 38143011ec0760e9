// The tables at which one's account has been on other devices.
import { asJson, ask } from '../api'
import { save } from '../browser/storage'
import { KEY, mine } from '../lobby/known-tables'
import type { AccountTable } from '../types'
import { whoAmI } from './own.svelte'

/** How many tables are brought at a time. */
const MOST = 12

/** Lets this browser go back to the account's tables of other devices; returns how many are new. */
export async function bringTables(): Promise<number> {
  if (!(await whoAmI())) return 0
  const known = new Set(mine().map(({ table }) => table))
  const theirs: AccountTable[] = await ask('/api/account/tables').then((answer) => answer.json(), () => [])
  const fresh = theirs.filter(({ table }) => !known.has(table)).slice(0, MOST)
  const found: AccountTable[] = []
  for (const one of fresh)
    await ask(`/api/tables/${one.table}/return`, asJson({})).then(() => found.push(one), () => {})
  const entries = found.map(({ table, game, touched }) => ({ table, game, when: touched }))
  if (entries.length) save(KEY, [...mine(), ...entries])
  return entries.length
}

/** Lets this browser into a table at which the account has a seat, or has watched. */
export async function comeBack(table: string): Promise<boolean> {
  if (!(await whoAmI())) return false
  return ask(`/api/tables/${table}/return`, asJson({})).then(() => true, () => false)
}
