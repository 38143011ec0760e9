// Runs the tables of this device: calls the rules one at a time, and carries out what they ask for
// in order. Nobody sees a move before it is stored.
import {
  CANNOT_WRITE,
  LOCAL_ID,
  OTHER_TAB,
  type Effect,
  type EngineMessage,
  type LocalAnswer,
  type LocalRequest,
  type LocalServer,
  type PageMessage,
  type Thinker,
} from './messages'
import type { Store } from './store'

/** The right of one tab to write on a table. */
export interface TableLocks {
  /** Takes a table from other tabs; `lost` is called when another tab takes it in turn. */
  take(table: string, lost: () => void): Promise<void>
}

/** The longest delay that `setTimeout` takes. */
const LONGEST_WAIT_MS = 2 ** 31 - 1
const FAILED = problem(500, 'server-failed')
const FULL = problem(507, 'web-storage-full')
/** What a server answers to a change of a sheet that has changed since. */
const CHANGED = problem(409, 'sheet-changed')

function problem(status: number, id: string): LocalAnswer {
  return { status, type: 'application/json', body: JSON.stringify({ message: { id }, rule: '' }) }
}

export class Driver {
  /** The connections of the page, and their tables. */
  private readonly connections = new Map<string, string>()
  /** The tables in memory. */
  private readonly loaded = new Set<string>()
  /** The versions of the sheets in memory. */
  private readonly sheets = new Map<string, number>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private last: Promise<void> = Promise.resolve()

  constructor(
    private readonly server: LocalServer,
    private readonly store: Store,
    private readonly thinker: Thinker,
    private readonly locks: TableLocks,
    private readonly post: (message: EngineMessage) => void,
  ) {}

  /** Handles a message of the page, after those before it. */
  receive(message: PageMessage): Promise<void> {
    return this.next(() => this.handle(message))
  }

  private next(work: () => Promise<void>): Promise<void> {
    this.last = this.last.then(work).catch((error: unknown) => console.error(error))
    return this.last
  }

  private async handle(message: PageMessage): Promise<void> {
    const now = Date.now()
    if (message.kind === 'request') return this.request(message.id, message.request)
    const { connection } = message
    if (message.kind === 'connect') this.connections.set(connection, message.table)
    const table = this.connections.get(connection)
    if (table === undefined) return
    try {
      if (message.kind === 'connect') {
        await this.load('tables', table)
        this.post({ kind: 'open', connection })
        await this.carryOut(this.server.connect(now, connection, table, message.since, message.seat))
      } else if (message.kind === 'frame') await this.carryOut(this.server.frame(now, connection, message.text))
      else {
        this.forget(connection)
        await this.carryOut(this.server.disconnect(now, connection))
      }
    } catch (error) {
      // What is in memory may be wrong now; what is stored is not.
      console.error(error)
      this.lose(table, CANNOT_WRITE)
    }
  }

  private async request(id: number, request: LocalRequest): Promise<void> {
    const answer = (answer: LocalAnswer) => this.post({ kind: 'answer', id, answer })
    const { method, target, body } = request
    const [, kind = '', name = ''] = LOCAL_ID.exec(target) ?? []
    // Reading a table that is not open here takes it from no other tab.
    const glances = method === 'GET' && kind === 'tables' && !this.loaded.has(name)
    try {
      if (glances) await this.restore(name)
      else if (name) await this.load(kind, name)
      await this.carryOut(this.server.request(Date.now(), method, target, body, null), answer)
    } catch (error) {
      if (kind === 'sheets' && isTaken(error)) return answer(CHANGED)
      console.error(error)
      answer(isFull(error) ? FULL : FAILED)
    } finally {
      if (glances) this.server.drop(Date.now(), name)
    }
  }

  /** Restores a table or sheet that is stored but not in memory. */
  private async load(kind: string, name: string): Promise<void> {
    if (kind === 'tables') {
      if (this.loaded.has(name)) return
      await this.take(name)
      await this.carryOut(await this.restore(name))
      return
    }
    // Another tab may have written on a sheet since.
    const sheet = await this.store.loadSheet(name)
    if (!sheet || sheet.version === this.sheets.get(name)) return
    this.server.restore_sheet(Date.now(), name, sheet.version, sheet.text)
    this.sheets.set(name, sheet.version)
  }

  /** Gives a stored table to the rules, and returns what they ask for. */
  private async restore(table: string): Promise<string> {
    const stored = await this.store.load(table)
    return stored ? this.server.restore(Date.now(), table, stored.snapshot, stored.rows) : '[]'
  }

  /** Takes a table from other tabs, to write on it. */
  private async take(table: string): Promise<void> {
    await this.locks.take(table, () => void this.next(async () => this.lose(table, OTHER_TAB)))
    this.loaded.add(table)
  }

  /** Forgets a table in memory, and closes its connections. */
  private lose(table: string, code: number): void {
    clearTimeout(this.timers.get(table))
    this.timers.delete(table)
    this.loaded.delete(table)
    this.server.drop(Date.now(), table)
    for (const [connection, other] of [...this.connections])
      if (other === table) this.close(connection, code)
  }

  private forget(connection: string): void {
    this.connections.delete(connection)
    if (!this.connections.size) this.thinker.rest()
  }

  private close(connection: string, code: number): void {
    this.forget(connection)
    this.post({ kind: 'close', connection, code })
  }

  /** Carries out effects in order; what follows an event waits until it is stored. */
  private async carryOut(effects: string, answer?: (answer: LocalAnswer) => void): Promise<void> {
    for (const effect of JSON.parse(effects) as Effect[]) {
      if (effect.do === 'append') {
        try {
          await this.append(effect.table, effect.at, effect.rows)
        } catch (error) {
          // The room is ahead of the store now, so it is read again before anybody sees it.
          this.lose(effect.table, isTaken(error) ? OTHER_TAB : CANNOT_WRITE)
          if (answer) throw error
          return
        }
      } else if (effect.do === 'snapshot') {
        // Nobody waits for it: without it, the events before it are kept.
        void this.store.keep(effect.table, effect.at, effect.row).catch(() => {})
      } else if (effect.do === 'sheet') {
        const { sheet, version, text } = effect
        // One that could not be stored is read again before the next request.
        this.sheets.delete(sheet)
        await this.store.keepSheet({ sheet, version, text })
        this.sheets.set(sheet, version)
      } else if (effect.do === 'send') {
        const text = effect.text ?? JSON.stringify(effect.frame)
        this.post({ kind: 'frame', connection: effect.to, text })
      } else if (effect.do === 'close') this.close(effect.to, effect.code)
      else if (effect.do === 'wake') this.wake(effect.table, effect.at)
      else if (effect.do === 'prepare') this.thinker.prepare()
      else if (effect.do === 'think') this.think(effect.table, effect.job)
      else if (effect.do === 'answer') answer?.({ status: effect.status, type: effect.type, body: effect.body })
      else if (answer) this.work(effect.job, answer)
    }
  }

  private async append(table: string, at: number, rows: readonly string[]): Promise<void> {
    if (!this.loaded.has(table)) await this.take(table)
    await this.store.append(table, at, rows)
  }

  private wake(table: string, at: number | null): void {
    clearTimeout(this.timers.get(table))
    this.timers.delete(table)
    if (at === null) return
    const due = () =>
      void this.next(async () => {
        if (this.loaded.has(table)) await this.carryOut(this.server.tick(Date.now(), table))
      })
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, at - Date.now()))
    this.timers.set(table, setTimeout(due, wait))
  }

  private think(table: string, job: unknown): void {
    const done = (result: string) =>
      this.next(async () => {
        if (this.loaded.has(table)) await this.carryOut(this.server.think_done(Date.now(), table, result))
      })
    // Without a thought, a quick bot plays.
    this.thinker.thought(JSON.stringify(job)).then(done, (error: unknown) => {
      console.error(error)
      return done('')
    })
  }

  private work(job: unknown, answer: (answer: LocalAnswer) => void): void {
    this.thinker.worked(JSON.stringify(job), !this.connections.size).then(
      (result) => answer(JSON.parse(result) as LocalAnswer),
      (error: unknown) => {
        console.error(error)
        answer(FAILED)
      },
    )
  }
}

/** Whether an error says that another tab was first. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConstraintError'
}

/** Whether an error says that the browser's storage is full. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
