import { expect, test } from 'vitest'
import { Lines } from '../src/study/lines.svelte'
import type { StudyMove } from '../src/types'

const chapter = (moves: StudyMove[]) => new Lines({ title: 'Six', moves })
const MOVES: StudyMove[] = [
  {
    action: 'a',
    comment: 'as played',
    variations: [{ moves: [{ action: 'b', marks: ['arm:E'] }, { action: 'c' }] }, { moves: [{ action: 'd' }] }],
  },
  { action: 'e' },
]

test('a variation becomes the main move, and the file has what was played before it as a variation', () => {
  const lines = chapter(MOVES)
  const [a, b, d] = lines.nodes[0]!.children as [number, number, number]
  expect([a, b, d, 0].map((at) => lines.isVariation(at))).toEqual([false, true, true, false])
  lines.at = b
  lines.promote(b)
  expect(lines.at).toBe(b)
  expect([a, b, d].map((at) => lines.isVariation(at))).toEqual([true, false, true])
  const moves = lines.moves()
  expect(moves).toEqual([
    {
      action: 'b',
      marks: ['arm:E'],
      variations: [{ moves: [{ action: 'a', comment: 'as played' }, { action: 'e' }] }, { moves: [{ action: 'd' }] }],
    },
    { action: 'c' },
  ])
  expect(chapter(moves).moves()).toEqual(moves)
})

test('within a variation another move becomes its main move, and the main line stays', () => {
  const within: StudyMove = { action: 'c', variations: [{ moves: [{ action: 'f' }] }] }
  const lines = chapter([{ action: 'a', variations: [{ moves: [{ action: 'b' }, within] }] }])
  lines.promote(lines.nodes.findIndex(({ action }) => action === 'f'))
  expect(lines.moves()).toEqual([
    { action: 'a', variations: [{ moves: [{ action: 'b' }, { action: 'f', variations: [{ moves: [{ action: 'c' }] }] }] }] },
  ])
})
