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
  const summary = api.summary(id)
  const code = stored().language
  // Whoever waits for these says what is wrong.
  const sentences = [own(code), theirs(code), summary.then(({ rules }) => theirs(code, rules.game))]
  Promise.all(sentences).catch(() => {})
  const enters = key !== '' && (watches || !known(id))
  return { id, key, watches, summary, wire: enters ? null : wireTo(id) }
}

const here = /^\/t\/([\w-]+)$/.exec(location.pathname)
if (here?.[1]) setOut(here[1])
