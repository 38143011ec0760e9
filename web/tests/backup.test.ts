import { expect, test } from 'vitest'
import { merge } from '../src/offline/backup'

const merged = (here: unknown, there: unknown, byTime = false) => {
  const found = merge(JSON.stringify(here), JSON.stringify(there), byTime)
  return { ...found, merged: JSON.parse(found.merged) as unknown }
}

test('results of both devices are kept, each once', () => {
  const own = [{ table: 'a', end: 9, won: true }]
  const other = [{ table: 'a', end: 9, won: true }, { table: 'a', end: 30, won: false }, { table: 'b', end: 9 }]
  expect(merged(own, other)).toEqual({ merged: [...own, ...other.slice(1)], added: 2 })
  expect(merged([{ puzzle: 'p', right: false }], [{ puzzle: 'p', right: true }])).toEqual({
    merged: [{ puzzle: 'p', right: false }],
    added: 0,
  })
})

test('a mistake is kept once, as it is known here', () => {
  const [own, other] = [{ position: 'p', box: 3 }, { position: 'q', box: 0 }]
  expect(merged([own], [{ ...own, box: 1 }, other])).toEqual({ merged: [own, other], added: 1 })
})

test('tables of both devices are in the order in which they were played', () => {
  const [first, second] = [{ table: 'a', when: 5 }, { table: 'b', when: 9 }]
  expect(merged([first], [second], true)).toEqual({ merged: [second, first], added: 1 })
})

test('what is here stays as it is', () => {
  expect(merged({ block: 3 }, { block: 1, draw: 2 })).toEqual({ merged: { block: 3, draw: 2 }, added: 1 })
  expect(merge('Ana', 'Bea')).toEqual({ merged: 'Ana', added: 0 })
  expect(merge(null, 'Bea')).toEqual({ merged: 'Bea', added: 1 })
})
