// Requests to the host for a seat, from outside or while watching, and their outcome.
import { api } from '../../api'
import { PendingRequest } from '../../browser/request.svelte'
import { player } from '../../browser/player-name'
import { settings } from '../../settings.svelte'
import type { Visited } from '../../types'

const LOOK_MS = 3_000

/** A visitor's relation to a table; create it in a component. */
export class SeatRequestState extends PendingRequest {
  visited = $state.raw<Visited | null>(null)
  readonly asks = $derived(this.visited?.standing === 'asking')
  readonly declined = $derived(this.visited?.standing === 'declined')
  #name = player.name

  /** Calls `sit` to go to the table once the visitor has a seat. */
  constructor(
    readonly table: string,
    readonly sit: () => void,
  ) {
    super()
    // A request made before the page was reloaded is still pending.
    $effect(() => void this.look())
    $effect(() => {
      if (!this.asks) return
      const every = setInterval(() => void this.look(), LOOK_MS)
      return () => clearInterval(every)
    })
  }

  async look(): Promise<void> {
    const found = await api.standing(this.table).catch(() => null)
    if (!found) return // without a connection, keep waiting
    if (this.asks && found.standing === 'outside') return this.ask(this.#name) // the server was restarted
    this.visited = found
    if (found.standing === 'seated') this.sit()
  }

  async ask(name: string): Promise<void> {
    this.#name = name
    await this.run(async () => {
      this.visited = await api.visit(this.table, { wants: 'seat', name, face: settings.face })
    })
  }
}
