import { expect, it } from 'vitest'
import { moved, sorted } from '../src/table/hand/hand-order'

const hand = ['2-1', '6-4', '6-6', '3-0', '6-0']

it('sorts by suit, doubles first, and by weight', () => {
  expect(sorted(hand, 'suit', [])).toEqual(['6-6', '6-4', '6-0', '3-0', '2-1'])
  expect(sorted(hand, 'weight', [])).toEqual(['6-6', '6-4', '6-0', '3-0', '2-1'])
  expect(sorted(['5-5', '6-1'], 'suit', [])).toEqual(['6-1', '5-5'])
  expect(sorted(['6-1', '5-5'], 'weight', [])).toEqual(['5-5', '6-1'])
})

it('keeps a manual order and appends new tiles', () => {
  expect(sorted(hand, 'hand', ['3-0', '9-9', '2-1'])).toEqual(['3-0', '2-1', '6-4', '6-6', '6-0'])
})

it('moves a tile', () => {
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
})
