// On the way to a table: what it is asked before anything of it can be drawn. Each question
// takes a way there and back, so they are asked as soon as the address is known, all at once.
import { api } from '../api'
import { loadLanguage } from '../language'
import { known } from '../lobby/mine'
import { settings } from '../settings.svelte'
import { TableSocket } from '../socket.svelte'
import type { Summary } from '../types'

export interface Arrival {
  readonly id: string
  /** The key that came with the address. */
  readonly key: string
  readonly watches: boolean
  readonly summary: Promise<Summary>
  /** Open already, unless one has to enter first. */
  readonly socket: TableSocket | null
}

let underWay: Arrival | null = null

/** Begins to come to a table, while the room is still being loaded. */
export function setOut(id: string): void {
  underWay?.socket?.close()
  underWay = begin(id)
}

/** What was begun for this table, or begins now. */
export function arrive(id: string): Arrival {
  if (underWay?.id !== id) setOut(id)
  const found = underWay as Arrival
  underWay = null
  return found
}

function begin(id: string): Arrival {
  const key = location.hash.slice(1)
  const watches = new URLSearchParams(location.search).has('watch')
  const summary = api.summary(id)
  // Whoever waits for these says what is wrong.
  summary.then(({ rules }) => loadLanguage(settings.language, rules.game)).catch(() => {})
  const enters = key !== '' && (watches || !known(id))
  return { id, key, watches, summary, socket: enters ? null : new TableSocket(id) }
}
