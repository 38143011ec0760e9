import { expect, test } from 'vitest'
import { counted, field, hand, hands, table, withField, withHand, withoutField } from '../src/analysis/position-text'

const TEXT = `game: block players=4
layout: root 1-1 | E 1-2
A: 6-6 4?
B: 6?
boneyard: 5-5
turn: A
`

test('fields are read and replaced, and nothing else changes', () => {
  expect(field(TEXT, 'turn')).toBe('A')
  expect(field(TEXT, 'lead')).toBe('')
  expect(withField(TEXT, 'turn', 'B')).toBe(TEXT.replace('turn: A', 'turn: B'))
  expect(withField(TEXT, 'lacked', 'B 1')).toBe(`${TEXT}lacked: B 1\n`)
  expect(hands(TEXT)).toEqual(['A', 'B'])
  expect(withoutField(TEXT, 'turn')).toBe(TEXT.replace('turn: A\n', ''))
})

test('a hand is its tiles and a number of hidden ones', () => {
  expect(hand(TEXT, 'A')).toEqual({ tiles: ['6-6'], hidden: 4 })
  expect(hand(TEXT, 'B')).toEqual({ tiles: [], hidden: 6 })
  expect(field(withHand(TEXT, 'A', ['6-6', '5-4'], 3), 'A')).toBe('6-6 5-4 3?')
  expect(field(withHand(TEXT, 'B', [], 0), 'B')).toBe('–')
})

const STARTED = `game: block players=4
layout: –
A: 7?
B: 7?
C: 7?
D: 7?
lead: 6-6
leader: A
turn: A
`

test('tiles on the table are read from left to right', () => {
  expect(table(TEXT)).toEqual(['1-1', '2-1'])
  expect(table('layout: root 2-1 | E 2-0 0-0 | W 1-1 5-1\n')).toEqual(['5-1', '1-1', '2-1', '2-0', '0-0'])
  expect(table(STARTED)).toEqual([])
  expect(table('layout: root 6-6 | N 6-0 1-0 | E 6-4\n')).toEqual(['6-6', '6-4', '6-0', '1-0'])
})

test('hands follow the table while nobody has passed, and what was counted stays', () => {
  const sizes = (text: string) => hands(text).map((letter) => hand(text, letter).hidden)
  const laid = (before: string, ...tiles: string[]) => counted(before, withField(before, 'layout', tiles.join(' ')), 0, [0, 1, 2, 3], 28)
  const five = laid(STARTED, '6-6', '6-1', '1-1', '1-0', '0-0')
  expect(sizes(five)).toEqual([6, 6, 6, 5])
  expect(sizes(counted(five, withField(five, 'turn', 'B'), 0, [0, 1, 2, 3], 28))).toEqual([5, 6, 6, 6])
  const passedOnce = withHand(five, 'B', [], 7)
  expect(sizes(laid(passedOnce, '6-6'))).toEqual([6, 7, 6, 5])
  expect(sizes(counted(STARTED, withField(STARTED, 'layout', '6-6'), 0, [0, 3, 2, 1], 28))).toEqual([7, 6, 7, 7])
})
