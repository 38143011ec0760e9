import { expect, test } from 'vitest'
import { positionIn, read } from '../src/analysis/pasted'
import { packed } from '../src/browser/packed-text'

const POSITION = 'game: block\nA: 1-1 5?\nturn: A\n# move: 1-1\n'

test('a position and a record are told apart', async () => {
  expect(await read(`\n  ${POSITION}`)).toEqual({ kind: 'position', text: POSITION })
  const record = '[Game "block"]\n\n1. A: 6-6'
  expect(await read(record)).toEqual({ kind: 'record', text: `${record}\n` })
})

test('a link in a message is followed, wherever it was made', async () => {
  const letters = await packed(POSITION)
  for (const link of [`https://a.example/analysis#${letters}`, `http://b.example/domino/#/analysis#${letters}`])
    expect(await read(`Look: ${link}, what would you play?`)).toEqual({ kind: 'position', text: POSITION })
  expect(await read('https://a.example/replay/abc?round=2&step=5.')).toEqual({
    kind: 'address',
    text: '/replay/abc?round=2&step=5',
  })
  expect(await read(`https://a.example/replay?round=1#${letters}`)).toMatchObject({ kind: 'address' })
})

test('a link without a part of it, and a link to another page, are told apart from positions', async () => {
  const letters = await packed(POSITION)
  expect(await read(`https://a.example/analysis#${letters.slice(0, -6)}`)).toEqual({ kind: 'broken' })
  expect(await read('https://a.example/analysis#'), 'without the position').toEqual({ kind: 'broken' })
  expect(await read('https://a.example/elsewhere')).toEqual({ kind: 'elsewhere' })
  expect(await read('game: block\nhttps://a.example/elsewhere')).toMatchObject({ kind: 'position' })
})

test('the position in an address may be written by hand', async () => {
  const packedText = await packed(POSITION)
  expect(await positionIn(packedText)).toBe(POSITION)
  expect(await positionIn('game:%20block;%20A:%201-1')).toBe('game: block\n A: 1-1\n')
  expect(await positionIn(packedText.slice(0, -6)), 'a part is missing').toBe('')
  expect(await positionIn('%zz')).toBe('')
})
