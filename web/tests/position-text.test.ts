import { expect, test } from 'vitest'
import { field, hand, hands, placed, withField, withHand } from '../src/analysis/position-text'

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
})
