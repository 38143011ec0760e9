import { afterEach, expect, test, vi } from 'vitest'
import { postOnce, Trouble } from '../src/api'

afterEach(() => vi.unstubAllGlobals())

function answers(...statuses: number[]) {
  const asked: RequestInit[] = []
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('setTimeout', (work: () => void) => queueMicrotask(work))
  vi.stubGlobal('fetch', async (_: string, how: RequestInit) => {
    asked.push(how)
    const status = statuses.shift() ?? 200
    if (!status) throw new TypeError('no connection')
    return new Response(JSON.stringify({ seat: 1, message: { id: 'refused' } }), { status })
  })
  return asked
}

const keyOf = (how: RequestInit) => new Headers(how.headers).get('Idempotency-Key')

test('a request without an answer is repeated under the same key', async () => {
  const asked = answers(0, 502)
  expect(await postOnce('/api/lobby/seek', {})).toMatchObject({ seat: 1 })
  expect(asked.map(keyOf)).toEqual([keyOf(asked[0]!), keyOf(asked[0]!), keyOf(asked[0]!)])
  expect(keyOf(asked[0]!)).toMatch(/^[\w-]{22,64}$/)
})

test('a refusal is not repeated, and the next request has another key', async () => {
  const asked = answers(409)
  await expect(postOnce('/api/lobby/seek', {})).rejects.toMatchObject({ status: 409 })
  await postOnce('/api/lobby/seek', {})
  expect(keyOf(asked[0]!)).not.toBe(keyOf(asked[1]!))
})

test('in the end the person is told', async () => {
  const asked = answers(0, 0, 0, 0)
  await expect(postOnce('/api/lobby/seek', {})).rejects.toMatchObject({ status: 0 })
  expect(asked).toHaveLength(4)
})

test('a page that a busy server did not send may be asked for again; one that is missing may not', () => {
  const told = (status: number) => {
    const { page, isPassing } = new Trouble(status, { id: 'refused' })
    return [page, isPassing]
  }
  expect([0, 502, 504].map(told)).toEqual(Array(3).fill(['web-no-connection', true]))
  expect([429, 503].map(told)).toEqual(Array(2).fill(['server-busy', true]))
  expect([400, 404, 409].map(told)).toEqual(Array(3).fill(['web-no-page', false]))
})
