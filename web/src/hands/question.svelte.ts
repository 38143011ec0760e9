// A question about a hand that changes while it is answered: one request at a time, the last counts.
import { asTrouble, type Trouble } from '../api'

export class HandQuestion<Asked, Found> {
  found = $state.raw<Found | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  busy = $state(false)
  private next: Asked | null = null

  constructor(private readonly request: (asked: Asked) => Promise<Found>) {}

  /** Asks; null takes the answer away. */
  async ask(asked: Asked | null): Promise<void> {
    this.next = asked
    if (asked === null) this.found = this.trouble = null
    if (this.busy) return
    this.busy = true
    while (this.next !== null) {
      const current: Asked = this.next
      try {
        const found = await this.request(current)
        if (this.next === current) [this.found, this.trouble] = [found, null]
      } catch (error) {
        if (this.next === current) [this.found, this.trouble] = [null, asTrouble(error)]
      }
      if (this.next === current) this.next = null
    }
    this.busy = false
  }
}
