// The second worker, which takes as much memory as the first: started for a table with bots that
// search and when there is something long to compute, ended when nobody has needed it for a while.
import type { Thinker } from './messages'

/** What takes long, and would keep the tables waiting. */
const LONG = /^\/api\/(review|chances|compare|deals)/
/** How long the worker waits for more to do while no table is open that has it ready. */
const PATIENCE_MS = 60_000

interface Reply {
  id: number
  result?: string
  error?: string
}

export class ThoughtWorker implements Thinker {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, { done: (result: string) => void; failed: (why: Error) => void }>()
  private asked = 0
  /** Whether a table is open whose bots search. */
  private isReady = false
  private ending: ReturnType<typeof setTimeout> | undefined

  /** `here` computes in this worker; `start` starts the second one. */
  constructor(
    private readonly here: (job: string) => string,
    private readonly start: () => Worker,
  ) {}

  prepare(): void {
    this.isReady = true
    clearTimeout(this.ending)
    this.worker ??= this.started()
  }

  rest(): void {
    this.isReady = false
    this.endSoon()
  }

  thought = (job: string) => this.ask('thought', job)

  async worked(job: string, isIdle: boolean): Promise<string> {
    const { target } = JSON.parse(job) as { target?: string }
    return isIdle && !LONG.test(target ?? '') ? this.here(job) : this.ask('worked', job)
  }

  private ask(what: string, job: string): Promise<string> {
    clearTimeout(this.ending)
    const worker = (this.worker ??= this.started())
    const id = (this.asked += 1)
    worker.postMessage({ id, what, job })
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }))
  }

  private started(): Worker {
    const worker = this.start()
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.result !== undefined) waiting?.done(data.result)
      else waiting?.failed(new Error(data.error))
      this.endSoon()
    }
    worker.onerror = (event) => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message))
      this.waiting.clear()
      this.end()
    }
    return worker
  }

  /** Ends the worker in a while, unless it is needed until then. */
  private endSoon(): void {
    clearTimeout(this.ending)
    if (!this.isReady && !this.waiting.size) this.ending = setTimeout(() => this.end(), PATIENCE_MS)
  }

  private end(): void {
    this.worker?.terminate()
    this.worker = null
  }
}
