import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { ThoughtWorker } from '../src/offline/engine/thinker'

const MINUTE = 60_000

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  posted: { id: number; what: string; job: string }[] = []
  isEnded = false
  postMessage = (message: { id: number; what: string; job: string }) => void this.posted.push(message)
  terminate = () => (this.isEnded = true)

  answer(result: string): void {
    this.onmessage?.({ data: { id: this.posted.at(-1)?.id, result } })
  }
}

const workers: FakeWorker[] = []
const made = () =>
  new ThoughtWorker(
    () => 'computed here',
    () => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
  )

beforeEach(() => {
  workers.length = 0
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('without a table whose bots search, it ends a minute after the last answer, and starts again', async () => {
  const thinker = made()
  const hint = thinker.thought('hint')
  vi.advanceTimersByTime(2 * MINUTE)
  expect(workers[0]!.isEnded, 'it still thinks').toBe(false)
  workers[0]!.answer('a move')
  expect(await hint).toBe('a move')
  vi.advanceTimersByTime(MINUTE - 1)
  const next = thinker.thought('another')
  vi.advanceTimersByTime(MINUTE)
  expect(workers[0]!.isEnded).toBe(false)
  workers[0]!.answer('another move')
  expect(await next).toBe('another move')
  vi.advanceTimersByTime(MINUTE)
  expect(workers[0]!.isEnded).toBe(true)
  void thinker.thought('once more')
  expect(workers).toHaveLength(2)
})

test('while a table is open whose bots search, it stays', async () => {
  const thinker = made()
  thinker.prepare()
  const move = thinker.thought('move')
  workers[0]!.answer('a move')
  await move
  vi.advanceTimersByTime(60 * MINUTE)
  expect(workers[0]!.isEnded).toBe(false)
  thinker.rest()
  vi.advanceTimersByTime(MINUTE / 2)
  thinker.prepare()
  vi.advanceTimersByTime(60 * MINUTE)
  expect(workers[0]!.isEnded, 'the next table wants it').toBe(false)
  thinker.rest()
  vi.advanceTimersByTime(MINUTE)
  expect(workers[0]!.isEnded).toBe(true)
})

test('what it was asked fails with it, and the next question starts another', async () => {
  const thinker = made()
  const move = thinker.thought('move')
  workers[0]!.onerror?.({ message: 'out of memory' })
  await expect(move).rejects.toThrow('out of memory')
  expect(workers[0]!.isEnded).toBe(true)
  void thinker.thought('move')
  expect(workers).toHaveLength(2)
})

test('short answers are computed beside the tables while none is open', async () => {
  const thinker = made()
  expect(await thinker.worked('{"target":"/api/lessons/block"}', true)).toBe('computed here')
  expect(workers).toHaveLength(0)
  void thinker.worked('{"target":"/api/review"}', true)
  void thinker.worked('{"target":"/api/lessons/block"}', false)
  expect(workers[0]!.posted).toHaveLength(2)
})
