// The worker that runs the tables of this device. Its name is the package's address and version.
import { Driver, type TableLocks } from './driver'
import type { EngineMessage, LocalServer, PageMessage } from './messages'
import { startPython, type Pyodide } from './python'
import { store } from './store'
import { ThoughtWorker } from './thinker'

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
  const second = () =>
    new Worker(new URL('./thought.worker.ts', import.meta.url), { type: 'module', name: self.name })
  const thinker = new ThoughtWorker((job) => worked!(job) as string, second)
  return new Driver(rules(python), store, thinker, locks, post)
}

const starting = start()
starting.then(
  () => post({ kind: 'ready' }),
  (error: unknown) => post({ kind: 'failed', why: String(error) }),
)
onmessage = ({ data }: MessageEvent<PageMessage>) => void starting.then((driver) => driver.receive(data))
