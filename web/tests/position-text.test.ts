import { expect, test } from 'vitest'
import { arms, counted, field, hand, hands, passed, placed, table, withArm, withField, withHand, withPassed, withTable } from '../src/analysis/position-text'

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
})

test('a hand is its tiles and a number of hidden ones', () => {
  expect(hand(TEXT, 'A')).toEqual({ tiles: ['6-6'], hidden: 4 })
  expect(hand(TEXT, 'B')).toEqual({ tiles: [], hidden: 6 })
  expect(field(withHand(TEXT, 'A', ['6-6', '5-4'], 3), 'A')).toBe('6-6 5-4 3?')
  expect(field(withHand(TEXT, 'B', [], 0), 'B')).toBe('–')
})

test('tiles on the table and in other hands are placed; those of the boneyard are free', () => {
  expect([...placed(TEXT, 'B')].sort()).toEqual(['1-1', '2-1', '6-6'])
  expect(placed(TEXT, 'A').has('6-6')).toBe(false)
  expect(placed(STARTED, 'A').has('6-6'), 'it is still in a hand').toBe(false)
  expect(placed('game: garrafina\nlead: 6-6\ntrains: 6-4\nA: 7?\n', 'A').has('6-6')).toBe(true)
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

test('tiles on the table are read from left to right, and written in any order', () => {
  expect(table(TEXT)).toEqual(['1-1', '2-1'])
  expect(table('layout: root 2-1 | E 2-0 0-0 | W 1-1 5-1\n')).toEqual(['5-1', '1-1', '2-1', '2-0', '0-0'])
  expect(table(STARTED)).toEqual([])
  const text = withTable(STARTED, ['6-6', '6-1'])
  expect(table(text)).toEqual(['6-6', '6-1'])
  expect(field(text, 'lead')).toBe('')
})

test('hands follow the table while nobody has passed, and what was counted stays', () => {
  const sizes = (text: string) => hands(text).map((letter) => hand(text, letter).hidden)
  const laid = (before: string, ...tiles: string[]) => counted(before, withTable(before, tiles), 0, [0, 1, 2, 3], 28)
  const five = laid(STARTED, '6-6', '6-1', '1-1', '1-0', '0-0')
  expect(sizes(five)).toEqual([6, 6, 6, 5])
  expect(sizes(counted(five, withField(five, 'turn', 'B'), 0, [0, 1, 2, 3], 28))).toEqual([5, 6, 6, 6])
  const passedOnce = withHand(five, 'B', [], 7)
  expect(sizes(laid(passedOnce, '6-6'))).toEqual([6, 7, 6, 5])
  expect(sizes(counted(STARTED, withTable(STARTED, ['6-6']), 0, [0, 3, 2, 1], 28))).toEqual([7, 6, 7, 7])
})

test('passes are read and written by seat', () => {
  const text = withPassed(withPassed(STARTED, 'D', [6]), 'B', [1, 4])
  expect(field(text, 'lacked')).toBe('B 1 4, D 6')
  expect(passed(text, 'B')).toEqual([1, 4])
  expect(passed(text, 'C')).toEqual([])
  expect(field(withPassed(text, 'B', []), 'lacked')).toBe('D 6')
})

test('a line with a spinner is made up arm by arm', () => {
  let text = withArm(STARTED, 'root', ['6-6'])
  expect(field(text, 'layout')).toBe('root 6-6')
  expect(field(text, 'lead')).toBe('')
  text = withArm(withArm(text, 'N', ['6-0', '1-0']), 'E', ['6-4'])
  expect(field(text, 'layout')).toBe('root 6-6 | N 6-0 1-0 | E 6-4')
  expect(arms(text).get('N')).toEqual(['6-0', '1-0'])
  expect(table(text)).toEqual(['6-6', '6-4', '6-0', '1-0'])
  expect(field(withArm(text, 'N', []), 'layout')).toBe('root 6-6 | E 6-4')
})
