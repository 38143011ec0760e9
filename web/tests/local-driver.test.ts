import { expect, test, vi } from 'vitest'
import { Driver, type TableLocks } from '../src/offline/engine/driver'
import type { Effect, EngineMessage, LocalServer, Thinker } from '../src/offline/engine/messages'
import type { Store, StoredTable } from '../src/offline/engine/store'

/** Rules that answer each call with the effects a test has prepared, and note their calls. */
class ScriptedServer {
  calls: unknown[][] = []
  next: Effect[][] = []

  readonly rules = new Proxy({} as LocalServer, {
    get:
      (_, name) =>
      (...given: unknown[]) => {
        this.calls.push([name, ...given.slice(1)])
        return JSON.stringify(name === 'drop' || name === 'restore_sheet' ? [] : (this.next.shift() ?? []))
      },
  })

  called(name: string): unknown[][] {
    return this.calls.filter(([which]) => which === name)
  }
}

function named(name: string): Error {
  return Object.assign(new Error(name), { name })
}

class MemoryStore implements Store {
  tables = new Map<string, StoredTable & { at: number }>()
  refuses: Error | null = null

  async append(table: string, at: number, rows: readonly string[]): Promise<void> {
    if (this.refuses) throw this.refuses
    const kept = this.tables.get(table) ?? { snapshot: null, rows: [], at: 0 }
    if (at !== kept.at + kept.rows.length) throw named('ConstraintError')
    this.tables.set(table, { ...kept, rows: [...kept.rows, ...rows] })
  }

  async keep(table: string, at: number, snapshot: string): Promise<void> {
    this.tables.set(table, { snapshot, rows: [], at })
  }

  async load(table: string): Promise<StoredTable | null> {
    return this.tables.get(table) ?? null
  }

  keepSheet: Store['keepSheet'] = async () => {}
  loadSheet: Store['loadSheet'] = async () => null
}

function made() {
  const server = new ScriptedServer()
  const store = new MemoryStore()
  const posted: EngineMessage[] = []
  const taken = new Map<string, () => void>()
  const locks: TableLocks = { take: async (table, lost) => void taken.set(table, lost) }
  const thoughts: [string, (result: string) => void][] = []
  const think = (job: string) => new Promise<string>((done) => thoughts.push([job, done]))
  const prepared: string[] = []
  const thinker: Thinker = {
    prepare: () => prepared.push('prepared'),
    rest: () => prepared.push('rests'),
    thought: think,
    worked: think,
  }
  const driver = new Driver(server.rules, store, thinker, locks, (message) => posted.push(message))
  return { server, store, posted, taken, thoughts, prepared, driver }
}

const TABLE = 'local-a'
const opened = { kind: 'connect', connection: '1', table: TABLE, since: 0, seat: null } as const
const moves = { kind: 'frame', connection: '1', text: '{"type":"act"}' } as const
const move = (at: number): Effect[] => [
  { do: 'append', table: TABLE, at, rows: [`row ${at}`] },
  { do: 'send', to: '1', text: `state ${at + 1}` },
]

test('a move is seen after it is stored', async () => {
  const { server, store, posted, driver } = made()
  let stored = () => {}
  const append = store.append.bind(store)
  store.append = async (...given) => {
    await new Promise<void>((done) => (stored = done))
    return append(...given)
  }
  server.next = [[], move(0)]
  await driver.receive(opened)
  const moved = driver.receive(moves)
  await vi.waitFor(() => expect(server.called('frame')).toHaveLength(1))
  expect(posted).toEqual([{ kind: 'open', connection: '1' }])
  stored()
  await moved
  expect(posted.at(-1)).toEqual({ kind: 'frame', connection: '1', text: 'state 1' })
  expect(store.tables.get(TABLE)?.rows).toEqual(['row 0'])
})

test('a move that cannot be stored is not seen, and the table is read again on the next connection', async () => {
  const { server, store, posted, driver } = made()
  store.tables.set(TABLE, { snapshot: 'snap', rows: ['later'], at: 7 })
  server.next = [[], [], move(8)]
  await driver.receive(opened)
  expect(server.called('restore')).toEqual([['restore', TABLE, 'snap', ['later']]])
  store.refuses = named('QuotaExceededError')
  await driver.receive(moves)
  expect(posted.at(-1)).toEqual({ kind: 'close', connection: '1', code: 4503 })
  expect(server.called('drop')).toEqual([['drop', TABLE]])
  store.refuses = null
  server.next = [[], [], move(8)]
  await driver.receive({ ...opened, connection: '2' })
  expect(server.called('restore')).toHaveLength(2)
  await driver.receive({ ...moves, connection: '2' })
  expect(store.tables.get(TABLE)?.rows).toEqual(['later', 'row 8'])
})

test('of two tabs the one that was first keeps its move, and the other one loses the table', async () => {
  const { server, store, posted, driver } = made()
  server.next = [[], move(0), move(1)]
  await driver.receive(opened)
  await driver.receive(moves)
  await store.append(TABLE, 1, ['of the other tab'])
  await driver.receive(moves)
  expect(posted.at(-1)).toEqual({ kind: 'close', connection: '1', code: 4410 })
  expect(store.tables.get(TABLE)?.rows).toEqual(['row 0', 'of the other tab'])
})

test('a table that another tab takes is closed here', async () => {
  const { server, posted, taken, driver } = made()
  await driver.receive(opened)
  taken.get(TABLE)!()
  await vi.waitFor(() => expect(posted.at(-1)).toEqual({ kind: 'close', connection: '1', code: 4410 }))
  await driver.receive(moves)
  expect(server.called('frame')).toEqual([])
})

test('reading the record of a table that is not open takes it from no tab', async () => {
  const { server, store, posted, taken, driver } = made()
  store.tables.set(TABLE, { snapshot: null, rows: ['row'], at: 0 })
  server.next = [
    [{ do: 'think', table: TABLE, job: {} }],
    [{ do: 'answer', status: 200, type: 'text/plain', body: 'record' }],
  ]
  const request = { method: 'GET', target: `/api/tables/${TABLE}/record`, body: '' }
  await driver.receive({ kind: 'request', id: 4, request })
  const answer = { status: 200, type: 'text/plain', body: 'record' }
  expect(posted).toMatchObject([{ kind: 'answer', id: 4, answer }])
  expect(taken.size).toBe(0)
  expect(server.called('drop')).toEqual([['drop', TABLE]])
})

test('play goes on while a bot thinks, and its move comes when it has thought', async () => {
  const { server, posted, thoughts, driver } = made()
  server.next = [[], [...move(0), { do: 'think', table: TABLE, job: { seat: 1 } }], [], move(1)]
  await driver.receive(opened)
  await driver.receive(moves)
  await driver.receive(moves)
  expect(thoughts.map(([job]) => job)).toEqual(['{"seat":1}'])
  thoughts[0]![1]('the move')
  await vi.waitFor(() => expect(server.called('think_done')).toEqual([['think_done', TABLE, 'the move']]))
  await vi.waitFor(() => expect(posted.at(-1)).toMatchObject({ text: 'state 2' }))
})

test('the second worker gets ready when the rules say so, not with each table', async () => {
  const { server, store, prepared, driver } = made()
  store.tables.set(TABLE, { snapshot: 'snap', rows: [], at: 1 })
  server.next = [[], [], [{ do: 'prepare' }]]
  await driver.receive(opened)
  expect(prepared).toEqual([])
  await driver.receive(moves)
  expect(prepared).toEqual(['prepared'])
  await driver.receive({ kind: 'disconnect', connection: '1' })
  expect(prepared).toEqual(['prepared', 'rests'])
})

test('a table is woken when its time has come, unless the time changes', async () => {
  vi.useFakeTimers()
  try {
    const { server, store, driver } = made()
    store.tables.set(TABLE, { snapshot: 'snap', rows: [], at: 1 })
    const wake = (at: number | null): Effect => ({ do: 'wake', table: TABLE, at })
    server.next = [[], [wake(Date.now() + 1000)], [wake(Date.now() + 5000)]]
    await driver.receive(opened)
    await driver.receive(moves)
    await vi.advanceTimersByTimeAsync(4000)
    expect(server.called('tick')).toEqual([])
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.called('tick')).toEqual([['tick', TABLE]])
  } finally {
    vi.useRealTimers()
  }
})

test('a sheet that another tab has changed is read again, and the change is refused', async () => {
  const { server, store, posted, driver } = made()
  const sheet = 'local-s'
  let kept = { sheet, version: 1, text: 'one' }
  store.loadSheet = async () => kept
  const written: Effect[] = [
    { do: 'sheet', sheet, version: 2, text: 'mine' },
    { do: 'answer', status: 200, type: 'application/json', body: '{}' },
  ]
  const ask = (id: number) => {
    const request = { method: 'POST', target: `/api/sheets/${sheet}/rounds`, body: '{}' }
    return driver.receive({ kind: 'request', id, request })
  }
  store.keepSheet = async () => {
    kept = { sheet, version: 2, text: 'of the other tab' }
    throw named('ConstraintError')
  }
  server.next = [written]
  await ask(1)
  expect(posted.at(-1)).toMatchObject({ id: 1, answer: { status: 409 } })
  store.keepSheet = async (one) => void (kept = one)
  server.next = [[{ do: 'sheet', sheet, version: 3, text: 'both' }, written[1]!]]
  await ask(2)
  expect(posted.at(-1)).toMatchObject({ id: 2, answer: { status: 200 } })
  expect(kept.text).toBe('both')
  const restored = [1, 2].map((version, index) => ['restore_sheet', sheet, version, ['one', 'of the other tab'][index]])
  expect(server.called('restore_sheet')).toEqual(restored)
})

test('a table that cannot be stored is refused with the reason', async () => {
  const { server, store, posted, driver } = made()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  store.refuses = named('QuotaExceededError')
  server.next = [[{ do: 'append', table: TABLE, at: 0, rows: ['opened'] }, { do: 'answer', status: 201, type: '', body: '' }]]
  await driver.receive({ kind: 'request', id: 1, request: { method: 'POST', target: '/api/tables', body: '{}' } })
  const [answer] = posted.filter(({ kind }) => kind === 'answer')
  expect(answer).toMatchObject({ answer: { status: 507 } })
  expect(JSON.stringify(answer)).toContain('web-storage-full')
  expect(server.called('drop')).toEqual([['drop', TABLE]])
  vi.restoreAllMocks()
})

test('an error of the rules is an answer, and the next call is made', async () => {
  const { server, posted, driver } = made()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { ...server.rules, request: () => { throw new Error('a bug') } }
  Object.defineProperty(driver, 'server', { value: broken })
  const request = { method: 'POST', target: '/api/replay', body: '' }
  await driver.receive({ kind: 'request', id: 1, request })
  expect(posted).toMatchObject([{ kind: 'answer', id: 1, answer: { status: 500 } }])
  vi.restoreAllMocks()
})
