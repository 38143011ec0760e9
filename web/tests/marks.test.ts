import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Language } from '../src/language'
import { saidMarks } from '../src/study/marks'
import type { Zone } from '../src/types'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const spoken = (code: 'en' | 'es') =>
  new Language(
    code,
    [`../strings/study.${code}.ftl`, `../strings/table.${code}.ftl`].map(read).join('\n'),
    read(`../../src/capicua/render/strings.${code}.ftl`),
  )
const [en, es] = [spoken('en'), spoken('es')]

const LINE: Zone[] = [
  { zone: 'hand', seat: 0, count: 1, tiles: ['3-5'] },
  { zone: 'hand', seat: 1, count: 7 },
  { zone: 'hand', seat: 2, count: 1, tiles: ['6-6'] },
  { zone: 'layout', centre: '6-4', arms: [{ name: 'E' }, { name: 'W', tiles: ['6-1'] }, { name: 'B', owner: 1 }] },
]

test('a tile is said with the name of its owner, an end as the table calls it', () => {
  const marks = ['tile:5-3', 'tile:6-6', 'tile:6-1', 'arm:W', 'arm:B']
  expect(saidMarks(marks, LINE, 0, en)).toBe(
    'Marked: 5-3 in your hand; 6-6 in the hand of C; 6-1 on the table; left-hand end; train of B.',
  )
  expect(saidMarks(marks, LINE, 0, es)).toBe(
    'Marcado: 5-3 entre tus fichas; 6-6 entre las fichas de C; 6-1 en la mesa; punta izquierda; tren de B.',
  )
})

test('an arrow is said as such, and nothing of what is not shown', () => {
  expect(saidMarks(['tile:5-3>arm:E', 'tile:2-2', 'arm:N', 'nothing'], LINE, 0, en)).toBe(
    'Marked: arrow: 5-3 in your hand, right-hand end.',
  )
  expect(saidMarks(['tile:2-2>arm:E'], LINE, 0, en)).toBe('Marked: right-hand end.')
  expect(saidMarks(['tile:2-2'], LINE, 0, en)).toBe('')
  expect(saidMarks([], LINE, 0, es)).toBe('')
})

test.each<[Zone, string, string]>([
  [{ zone: 'trick', tiles: [{ seat: 1, tile: '4-2' }] }, 'tile:4-2', '4-2 in the trick'],
  [{ zone: 'offer', tile: '4-2' }, 'tile:4-2', '4-2 (Face up)'],
  [{ zone: 'row', tiles: ['4-2', '1-0'] }, 'place:2', '2: 1-0'],
  [{ zone: 'grid', rows: [['', '4-2']] }, 'cell:r1c2', 'r1c2: 4-2'],
  [{ zone: 'piles', piles: [{ tiles: ['4-2', '1-0'] }] }, 'pile:1', '1: 1-0'],
  [{ zone: 'plane', tiles: [] }, 'square:3,-1', 'square 3:-1'],
])('a thing of another zone is said with its place: %j', (zone, mark, said) => {
  expect(saidMarks([mark], [zone], 0, en)).toBe(`Marked: ${said}.`)
})
