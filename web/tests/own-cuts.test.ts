import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exchangedIn, isExchanged, seal, sealOf, tidied, toOpen } from '../src/room/match/own-cuts'
import type { StateFrame } from '../src/types'

/** The browser's storage, shared by its tabs. */
let storage: Map<string, string>
/** A separate table for each test. */
let id = 0
beforeEach(() => {
  storage = new Map()
  id += 1
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

function table(seals: Record<string, string>, more: object = {}): StateFrame {
  return { table: `t${id}`, seat: 0, may: ['open'], fair: { promise: '', deal: 3, seals, opening: true }, ...more } as unknown as StateFrame
}

function sealed(text: string): string {
  const frame = seal(table({}), text)
  if (frame?.type !== 'seal') throw new Error('no seal')
  return frame.seal
}

it('computes the same seal as the server', () => {
  const nonce = '000102030405060708090a0b0c0d0e0f'
  expect(sealOf('mesa', 3, 'B', nonce, 'por aquí')).toBe('95c829c140f0efa3616232109e034265f7140022080216d13c5ac33d60ab7ece')
})

it('normalizes a cut', () => {
  expect(tidied('  por\u00a0\t aqui\u0301 \u0085')).toBe('por aquí')
  expect(tidied('👨‍👩‍👧')).toBe('👨‍👩‍👧')
  expect(seal(table({}), ' \u2003 ')).toBeNull()
})

it('opens the latest sealed cut, from any tab, once the seals are final', () => {
  const first = sealed('first')
  const second = sealed('second')
  expect(first).not.toBe(second)
  expect(toOpen(table({ A: second }, { may: ['seal'] }))).toBeNull()
  expect(toOpen(table({ A: second, B: 'b' }))).toMatchObject({ type: 'open', text: 'second' })
  expect(toOpen(table({ A: second, B: 'b' }))).toMatchObject({ type: 'open', text: 'second' })
})

it('opens no cut sealed in another browser', () => {
  sealed('mine')
  expect(toOpen(table({ A: 'of another device' }))).toBeNull()
})

it('S28: detects seals exchanged after our cut was opened, and never opens a cut twice', () => {
  const ours = sealed('mine')
  const before = table({ A: ours, B: 'b' })
  expect(toOpen(before)).not.toBeNull()
  expect(isExchanged(before)).toBe(false)
  for (const seals of [{ A: ours, B: 'chosen' }, { A: ours }, { A: ours, B: 'b', C: 'c' }]) {
    expect(isExchanged(table(seals))).toBe(true)
    expect(toOpen(table(seals))).toBeNull()
  }
})

it('S28: finds the deals of a record with seals other than those seen', () => {
  const ours = sealed('mine')
  toOpen(table({ A: ours, B: 'b' }))
  const record = (...lines: string[]) => [`[Table "t${id}"]`, ...lines, '', 'A: 6-6'].join('\n')
  const [a, b] = [`[Seal-3-A "${ours}"]`, '[Seal-3-B "b"]']
  expect(exchangedIn(record(a, b, '[Seal-2-B "of another deal"]'))).toEqual([])
  expect(exchangedIn(record(a, '[Seal-3-B "chosen"]'))).toEqual([3])
  expect(exchangedIn(record(a))).toEqual([3])
  expect(exchangedIn(`[Table "another"]\n${a}`)).toEqual([])
  expect(exchangedIn('no record')).toEqual([])
})

it('keeps cuts in memory without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  const ours = sealed('mine')
  expect(toOpen(table({ A: ours }))).toMatchObject({ text: 'mine' })
})
