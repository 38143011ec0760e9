import { expect, test } from 'vitest'
import { cleared, completed, countedByTricks, laid, leftOver, tiles, value, where, withTiles, withValue, words } from '../src/analysis/entry-text'
import { field, hand, hands } from '../src/analysis/position-text'

const label = { id: 'entry' }
const entries = completed([
  { field: 'layout', kind: 'tiles', key: 'root', separator: '|', high: 1, drops: ['lead'], label },
  { field: 'layout', kind: 'tiles', key: 'E', separator: '|', drops: ['lead'], label },
  { field: 'trains', kind: 'tiles', part: 0, parts: 2, separator: '|', resets: 'ends', label },
  { field: 'trains', kind: 'tiles', part: 1, parts: 2, separator: '|', resets: 'ends', label },
  { field: 'ends', kind: 'mark', part: 1, parts: 2, separator: ' ', label },
  { field: 'lacked', kind: 'words', key: 'B', separator: ',', words: ['1', '4'], label },
  { field: 'tricks', kind: 'number', part: 1, parts: 2, separator: ' ', unused: '0', label },
  { field: 'round', kind: 'number', key: 'totals', part: 1, parts: 2, label },
  { field: 'gone', kind: 'tiles', is_complement: true, label },
  { field: 'stock', kind: 'tiles', is_store: true, label },
])
const [root, east, first, second, mark, lacked, tricks, totals, gone] = entries as Required<(typeof entries)[0]>[]
const ALL = ['0-0', '1-0', '1-1', '2-0', '2-1', '2-2']

test('sides of a line are written one by one, and what follows from them is left out', () => {
  let text = withTiles('lead: 2-2\nlayout: –\n', root!, ['2-2'], entries)
  expect(field(text, 'layout')).toBe('root 2-2')
  expect(field(text, 'lead')).toBe('')
  text = withTiles(text, east!, ['2-1', '1-0>1'], entries)
  expect(field(text, 'layout')).toBe('root 2-2 | E 2-1 1-0>1')
  expect(tiles(text, east!)).toEqual(['2-1', '1-0>1'])
  expect(field(withTiles(text, east!, [], entries), 'layout')).toBe('root 2-2')
})

test('a part by number keeps the others; an end follows from its train, a mark stays', () => {
  let text = withTiles('ends: 0 2*\n', second!, ['2-1', '1-1'], entries)
  expect(field(text, 'trains')).toBe('– | 2-1 1-1')
  expect(field(text, 'ends')).toBe('0 –*')
  text = withTiles(text, first!, ['2-0'], entries)
  expect(field(text, 'trains')).toBe('2-0 | 2-1 1-1')
  expect(value(text, mark!)).toBe('*')
  expect(field(withValue(text, mark!, '', entries), 'ends')).toBe('– –')
})

test('words and numbers stand by seat, points before the round in its line', () => {
  const text = withValue('lacked: D 6\nround: 3 starter=B\n', lacked!, '1 4', entries)
  expect(field(text, 'lacked')).toBe('D 6, B 1 4')
  expect(words(text, lacked!)).toEqual(['1', '4'])
  expect(field(withValue(text, lacked!, '', entries), 'lacked')).toBe('D 6')
  expect(field(withValue(text, tricks!, '2', entries), 'tricks')).toBe('0 2')
  expect(field(withValue(text, totals!, '40', entries), 'round')).toBe('3 starter=B totals=0,40')
})

test('tiles are taken out of those face down; what is named nowhere has been removed', () => {
  const text = 'layout: root 2-2\nstock: 2-0 1-1\n'
  expect(tiles(text, gone!, ALL, entries)).toEqual(['0-0', '1-0', '2-1'])
  expect(field(withTiles(text, east!, ['2-0'], entries), 'stock')).toBe('1-1')
  const removed = withTiles(text, gone!, ['0-0'], entries)
  expect(field(removed, 'stock')).toBe('')
  expect(tiles(removed, gone!, ALL, entries)).toEqual(['0-0'])
  expect(laid(cleared(removed, entries), entries)).toBe(0)
})

test('where tiles lie, and how many are left', () => {
  const text = 'A: 1-0\nB: 2?\nlayout: root 2-2\n'
  expect([...where(text, entries)]).toEqual([
    ['1-0', 'A'],
    ['2-2', 0],
  ])
  expect(leftOver(text, ALL, entries)).toBe(2)
  expect(leftOver(text.replace('2?', '5?'), ALL, entries)).toBe(-1)
})

test('hands follow the trick', () => {
  const text = countedByTricks('A: 1-0 1-1\nB: 7?\nC: 7?\nD: 7?\nleader: C\ntrick: 2-2 2-1\n', 0, [0, 1, 2, 3])
  expect(hands(text).map((letter) => hand(text, letter).hidden)).toEqual([0, 2, 1, 1])
})
