// The worker that runs the tables of this device. Its name is the package's address and version.
import { Driver, type TableLocks } from './driver'
import type { EngineMessage, LocalServer, PageMessage, Thinker } from './messages'
import { startPython, type Pyodide } from './python'
import { store } from './store'

const [base = '', version = ''] = self.name.split(' ')
const post = (message: EngineMessage) => postMessage(message)

/** The tables that this tab has, also those to be read again after a failure. */
const taken = new Set<string>()
/** Locks that the newest tab takes from the others. */
const locks: TableLocks = {
  take: (table, lost) =>
    new Promise((done) => {
      if (taken.has(table)) return done()
      const held = navigator.locks.request(`capicua ${table}`, { steal: true }, () => {
        taken.add(table)
        done()
        return new Promise(() => {})
      })
      held.catch(() => {
        taken.delete(table)
        lost()
      })
    }),
}

/** What takes long, and would keep the tables waiting. */
const LONG = /^\/api\/(review|chances|compare|deals)/

/**
 * The second worker, which takes as much memory as the first: started for a table with bots that search, and
 * when there is something long to compute.
 */
class ThoughtWorker implements Thinker {
  private worker: Worker | null = null
  private readonly waiting = new Map<number, { done: (result: string) => void; failed: (why: Error) => void }>()
  private asked = 0

  /** `here` computes in this worker. */
  constructor(private readonly here: (job: string) => string) {}

  prepare(): void {
    this.worker ??= this.start()
  }

  thought = (job: string) => this.ask('thought', job)

  async worked(job: string, isIdle: boolean): Promise<string> {
    const { target } = JSON.parse(job) as { target?: string }
    return isIdle && !LONG.test(target ?? '') ? this.here(job) : this.ask('worked', job)
  }

  private ask(what: string, job: string): Promise<string> {
    const worker = (this.worker ??= this.start())
    const id = (this.asked += 1)
    worker.postMessage({ id, what, job })
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }))
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thought.worker.ts', import.meta.url), { type: 'module', name: self.name })
    worker.onmessage = ({ data }: MessageEvent<{ id: number; result?: string; error?: string }>) => {
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.result !== undefined) waiting?.done(data.result)
      else waiting?.failed(new Error(data.error))
    }
    worker.onerror = (event) => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message))
      this.waiting.clear()
      worker.terminate()
      this.worker = null
    }
    return worker
  }
}

/** The rules, with JavaScript's values as Python expects them: `null` would not become `None`. */
function rules(python: Pyodide): LocalServer {
  const make = python.runPython(`
from capicua.local import LocalServer
lambda now, entropy: LocalServer(int(now), entropy.to_bytes())
`) as (now: number, entropy: Uint8Array) => LocalServer
  const server = make(Date.now(), crypto.getRandomValues(new Uint8Array(64)))
  const none = <T>(value: T | null) => (value ?? undefined) as T
  return {
    request: (now, method, target, body, seat) => server.request(now, method, target, body, none(seat)),
    connect: (now, connection, table, since, seat) => server.connect(now, connection, table, since, none(seat)),
    frame: (now, connection, text) => server.frame(now, connection, text),
    disconnect: (now, connection) => server.disconnect(now, connection),
    tick: (now, table) => server.tick(now, table),
    think_done: (now, table, result) => server.think_done(now, table, result),
    restore(now, table, snapshot, rows) {
      const list = python.toPy(rows)
      try {
        return server.restore(now, table, none(snapshot), list as unknown as string[])
      } finally {
        list.destroy()
      }
    },
    restore_sheet: (now, sheet, version, text) => server.restore_sheet(now, sheet, version, text),
    drop: (now, table) => server.drop(now, table),
  }
}

async function start(): Promise<Driver> {
  const python = await startPython(base, version)
  const { worked } = python.pyimport('capicua.local')
  const thinker = new ThoughtWorker((job) => worked!(job) as string)
  return new Driver(rules(python), store, thinker, locks, post)
}

const starting = start()
starting.then(
  () => post({ kind: 'ready' }),
  (error: unknown) => post({ kind: 'failed', why: String(error) }),
)
onmessage = ({ data }: MessageEvent<PageMessage>) => void starting.then((driver) => driver.receive(data))
