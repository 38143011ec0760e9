import { asTrouble, type Trouble } from '../api'

/** Something a person asks of the server, one thing at a time, and why it was refused. */
export class PendingRequest {
  busy = $state(false)
  trouble = $state.raw<Trouble | null>(null)

  /** Runs a request, unless one is under way; returns the refusal, if any. */
  async run(request: () => Promise<unknown>): Promise<Trouble | null> {
    if (this.busy) return null
    this.busy = true
    this.trouble = null
    try {
      await request()
    } catch (error) {
      this.trouble = asTrouble(error)
    } finally {
      this.busy = false
    }
    return this.trouble
  }
}
