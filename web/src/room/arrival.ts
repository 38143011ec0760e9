// On the way to a table: what it is asked before anything of it can be drawn. Each question
// takes a way there and back, so they are asked as soon as the address is known, all at once:
// the page of a table loads this script first, and it waits for nothing that draws.
import { api } from '../api'
import { known } from '../lobby/mine'
import { own, theirs } from '../sentences'
import { stored } from '../stored'
import type { Summary } from '../types'
import { wireTo, type Wire } from '../wire'

export interface Arrival {
  readonly id: string
  /** The key that came with the address. */
  readonly key: string
  readonly watches: boolean
  readonly summary: Promise<Summary>
  /** Open already, unless one has to enter first. */
  readonly wire: Wire | null
}

let underWay: Arrival | null = null

/** Begins to come to a table, while the room is still being loaded. */
export function setOut(id: string): void {
  if (underWay?.id === id) return
  underWay?.wire?.socket.close()
  underWay = begin(id)
}

/** What was begun for this table, or begins now. */
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
  // Whoever waits for these says what is wrong.
  Promise.all([own(code), summary.then(({ rules }) => theirs(code, rules.game))]).catch(() => {})
  const enters = key !== '' && (watches || !known(id))
  return { id, key, watches, summary, wire: enters ? null : wireTo(id) }
}

/** The game of a table that one is coming to, whose sentences are on their way already. */
export async function gameAhead(): Promise<string | undefined> {
  return (await underWay?.summary.catch(() => null))?.rules.game
}

/** What anybody may know of a table; its page has that in it. */
async function summaryOf(id: string): Promise<Summary> {
  const block = document.getElementById('summary')
  block?.remove()
  const given = block && (JSON.parse(block.textContent) as Summary)
  return given?.table === id ? given : api.summary(id)
}

const here = /^\/t\/([\w-]+)$/.exec(location.pathname)
if (here?.[1]) setOut(here[1])
