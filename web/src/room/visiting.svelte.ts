// Asking the host for a seat, from outside or while watching, and what becomes of it.
import { api, Trouble } from '../api'
import { player } from '../parts/player'
import type { Visited } from '../types'

const LOOK_MS = 3_000

/** What one is to a table; made while a component is. */
export class Visiting {
  visited = $state.raw<Visited | null>(null)
  failed = $state.raw<Trouble | null>(null)
  busy = $state(false)
  readonly asks = $derived(this.visited?.standing === 'asking')
  readonly declined = $derived(this.visited?.standing === 'declined')
  #name = player.name

  /** `sit` goes to the table, once one has a seat. */
  constructor(
    readonly table: string,
    readonly sit: () => void,
  ) {
    // Who asked before, and came back to the page, still asks.
    $effect(() => void this.look())
    $effect(() => {
      if (!this.asks) return
      const every = setInterval(() => void this.look(), LOOK_MS)
      return () => clearInterval(every)
    })
  }

  async look(): Promise<void> {
    const found = await api.standing(this.table).catch(() => null)
    if (!found) return // without a connection one goes on waiting
    if (this.asks && found.standing === 'outside') return this.ask(this.#name) // the server was started again
    this.visited = found
    if (found.standing === 'seated') this.sit()
  }

  async ask(name: string): Promise<void> {
    this.#name = name
    await this.trying(async () => {
      this.visited = await api.visit(this.table, { wants: 'seat', name })
    })
  }

  /** Does something that the server may refuse; one thing at a time. */
  async trying(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.failed = null
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.failed = error
    }
    this.busy = false
  }
}
