// Empty score sheets: how columns fit on a page, and which rules are printed on it.
import { expect, test } from 'vitest'
import { layoutOf, telling } from '../src/paper/layout'
import type { EmptySheet, GameForm } from '../src/types'

function sheet(sides: number, each: string[], table = ['by-out']): EmptySheet {
  return { target: 100, sides: Array.from({ length: sides }, (_, seat) => seat), endings: [], table, each }
}

test('a sheet is upright while three digits fit into every cell', () => {
  const columns = ['left', 'points', 'total']
  expect(layoutOf(sheet(2, columns))).toMatchObject({ isWide: false, isStacked: false })
  expect(layoutOf(sheet(4, columns))).toMatchObject({ isWide: false })
  expect(layoutOf(sheet(6, columns))).toMatchObject({ isWide: true, isStacked: false })
  expect(layoutOf(sheet(12, columns))).toMatchObject({ isWide: true, isStacked: true, isNarrow: true })
})

test('a wide sheet has fewer rows, and fewer still if totals stand below', () => {
  const rows = [2, 6, 12].map((sides) => layoutOf(sheet(sides, ['left', 'points', 'total'])).rows)
  expect(rows).toEqual([...rows].sort((one, other) => other - one))
  expect(new Set(rows).size).toBe(3)
})

test('a solitaire is a list', () => {
  expect(layoutOf(sheet(1, [], ['deal', 'won']))).toMatchObject({ isWide: false, isNarrow: false })
})

const option = (name: string) => ({
  name, choices: [], low: 0, high: 500, by_players: false, by_round: false, subset: false, rules: [],
})
const form: GameForm = {
  id: 'g',
  options: ['hand_size', 'bonus', 'pass', 'target', 'alike'].map(option),
  presets: [
    { id: 'a', values: { hand_size: '7', bonus: '0', pass: '0', target: '100', alike: '1' }, seats: { low: 4, high: 4, usual: 4 } },
    { id: 'b', values: { hand_size: '7', bonus: '25', pass: '0', target: '200', alike: '1' }, seats: { low: 4, high: 4, usual: 4 } },
    { id: 'c', values: { hand_size: '9', bonus: '0', pass: '30', target: '200', alike: '1' }, seats: { low: 4, high: 4, usual: 4 } },
  ],
}

test('the rules that fewest rule sets share come first; unused ones and the target are left out', () => {
  expect(telling(form, form.presets[1]!.values)).toEqual([['bonus', '25'], ['hand_size', '7']])
  expect(telling(form, form.presets[2]!.values)).toEqual([['hand_size', '9'], ['pass', '30']])
})

test('a changed rule is printed even if no rule set has it', () => {
  expect(telling(form, { ...form.presets[0]!.values, alike: '5' })[0]).toEqual(['alike', '5'])
})
