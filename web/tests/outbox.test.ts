import { beforeEach, expect, test, vi } from 'vitest'
import { Trouble } from '../src/api'
import { dismiss, flush, operation, put, refused, waiting, type Message } from '../src/tournament/results/outbox'

/** A browser's storage; the tests run without a browser. */
const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})

const message = (table: number, op = operation()): Message => ({
  op,
  path: '/api/tournaments/friday/reports',
  body: { table, points: [200, 145] },
  about: `1/${table}`,
  told: 0,
})

const noNetwork = () => Promise.reject(new Trouble(0, { id: 'web-no-connection' }))

/** A server that decides each operation once, and may lose its answers. */
class Server {
  readonly decided: string[] = []
  readonly received: string[] = []
  answers = true
  readonly deliver = async ({ op }: Message) => {
    this.received.push(op)
    if (!this.decided.includes(op)) this.decided.push(op)
    if (!this.answers) await noNetwork()
  }
}

test('what is told without a network waits, also for the next page, and is sent in order', async () => {
  const [first, second] = [message(1), message(2)]
  put(first)
  put(second)
  expect(await flush(noNetwork)).toBe(2)
  const server = new Server()
  expect(await flush(server.deliver)).toBe(0)
  expect(server.received).toEqual([first.op, second.op])
  expect(waiting()).toEqual([])
})

test('a message whose answer was lost is sent again under the same number', async () => {
  const one = message(4)
  put(one)
  const server = new Server()
  server.answers = false
  expect(await flush(server.deliver)).toBe(1)
  server.answers = true
  expect(await flush(server.deliver)).toBe(0)
  expect(server.received).toEqual([one.op, one.op])
  expect(server.decided).toEqual([one.op])
})

test('two calls at the same time send each message once', async () => {
  put(message(1))
  put(message(2))
  const server = new Server()
  await Promise.all([flush(server.deliver), flush(server.deliver)])
  expect(server.received.length).toBe(2)
})

test('the same message is kept once', () => {
  const one = message(1)
  put(one)
  put(one)
  expect(waiting().length).toBe(1)
})

test('a refused message is no longer sent, and says why until it is dismissed', async () => {
  const [wrong, right] = [message(1), message(2)]
  put(wrong)
  put(right)
  const server = new Server()
  const deliver = (one: Message) =>
    one.op === wrong.op
      ? Promise.reject(new Trouble(409, { id: 'tournament-has-result' }))
      : server.deliver(one)
  expect(await flush(deliver)).toBe(0)
  expect(server.decided).toEqual([right.op])
  expect(refused().map(({ op, why }) => [op, why.id])).toEqual([[wrong.op, 'tournament-has-result']])
  dismiss(wrong.op)
  expect(refused()).toEqual([])
})

test('a busy or restarting server is tried again later', async () => {
  put(message(1))
  for (const status of [429, 503]) {
    expect(await flush(() => Promise.reject(new Trouble(status, { id: 'busy' })))).toBe(1)
    expect(refused()).toEqual([])
  }
})

test('what waits for one tournament is not mixed up with another', () => {
  put(message(1))
  put({ ...message(2), path: '/api/tournaments/sunday/reports' })
  expect(waiting('/api/tournaments/sunday/').length).toBe(1)
})

test('an error of the program is not swallowed, and the message stays', async () => {
  put(message(1))
  await expect(flush(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug')
  expect(waiting().length).toBe(1)
})
