// Requests made on arrival at a table, before anything is drawn.
//
// Each costs a round trip, so they all start as soon as the address is known: the page of a table
// loads this script first, and it imports no drawing code.
import { api } from '../../api'
import { known } from '../../lobby/known-tables'
import { own, theirs } from '../../sentences'
import { stored } from '../../stored-settings'
import type { Summary } from '../../types'
import { openEarly, type EarlySocket } from '../../early-socket'

export interface Arrival {
  readonly id: string
  /** The key from the address. */
  readonly key: string
  readonly watches: boolean
  readonly summary: Promise<Summary>
  /** Already open, unless the visitor has to enter first. */
  readonly wire: EarlySocket | null
}

let underWay: Arrival | null = null

/** Starts the requests for a table while the room is still loading. */
export function setOut(id: string): void {
  if (underWay?.id === id) return
  underWay?.wire?.socket.close()
  underWay = begin(id)
}

/** The requests started for this table, or new ones. */
export function arrive(id: string): Arrival {
  setOut(id)
  const found = underWay as Arrival
  underWay = null
  return found
}

function begin(id: string): Arrival {
  const key = location.hash.slice(1)
  const watches = new URLSearchParams(location.search).has('watch')
  const summary = summaryOf(id)
  const code = stored().language
  // Callers that await these handle the errors.
  Promise.all([own(code), summary.then(({ rules }) => theirs(code, rules.game))]).catch(() => {})
  const enters = key !== '' && (watches || !known(id))
  return { id, key, watches, summary, wire: enters ? null : openEarly(id) }
}

/** The game of the table being opened, whose sentences are already being loaded. */
export async function gameAhead(): Promise<string | undefined> {
  return (await underWay?.summary.catch(() => null))?.rules.game
}

/** The public facts about a table, which its page contains. */
async function summaryOf(id: string): Promise<Summary> {
  const block = document.getElementById('summary')
  block?.remove()
  const given = block && (JSON.parse(block.textContent) as Summary)
  return given?.table === id ? given : api.summary(id)
}

const here = /^\/t\/(?!local-)([\w-]+)$/.exec(location.pathname)
if (here?.[1]) setOut(here[1])
