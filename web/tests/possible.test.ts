import { expect, test } from 'vitest'
import { byTile } from '../src/board/possible'

const move = (text: string) => ({ text, label: { id: text } })

test('moves are sorted by tile, with their places together and those without a tile apart', () => {
  const { tiles, others } = byTile(['6-2@W', 'pass', '2-1@E', '2-6@E', '10-2', 'bid 30'].map(move))
  expect([...tiles].map(([tile, moves]) => [tile, moves.map(({ text }) => text)])).toEqual([
    ['2-1', ['2-1@E']],
    ['6-2', ['6-2@W', '2-6@E']],
    ['10-2', ['10-2']],
  ])
  expect(others.map(({ text }) => text)).toEqual(['pass', 'bid 30'])
})
