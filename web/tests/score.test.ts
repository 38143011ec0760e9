import { describe, expect, it } from 'vitest'
import { sidesOf } from '../src/components/sides'
import { asked, isSame, NOBODY, places, read, tilesIn, UNSAID } from '../src/score/answers'
import type { QuestionForm } from '../src/types'

const left: QuestionForm = {
  id: 'left',
  asks: 'tiles',
  of: 'seats',
  low: 0,
  high: 168,
  step: 1,
  words: [],
  count: 0,
  sums: true,
  usual: null,
  after: ['out'],
  spares: true,
}
const made: QuestionForm = { ...left, id: 'made', asks: 'number', of: 'sides', step: 5, usual: 0, after: [] }
const tiles = ['6-4', '1-0', '5-5']

describe('questions', () => {
  it('depend on the ending', () => {
    const form = { opening: { id: 'x' }, endings: [], questions: [left, made] }
    expect(asked(form, 'out')).toEqual([left, made])
    expect(asked(form, 'blocked')).toEqual([made])
  })

  it('go to everyone except the player who went out', () => {
    expect(places(left, 1, [0, 1, 2]).map(({ seat }) => seat)).toEqual([0, 2])
    expect(places(left, NOBODY, [0, 1, 2])).toHaveLength(3)
    expect(places(left, UNSAID, [0, 1, 2])).toEqual([])
  })

  it('go once to each side', () => {
    expect(sidesOf([0, 1, 0, 1])).toEqual([[0, 2], [1, 3]])
    expect(places(made, 1, [0, 1, 0, 1])).toEqual([{ at: 0, seat: 0 }, { at: 1, seat: 1 }])
  })
})

describe('answers', () => {
  it('are tiles with either half first, or their sum', () => {
    expect(tilesIn('4-6, 1-0')).toEqual(['6-4', '1-0'])
    expect(read(left, '4-6 0-1', tiles)).toEqual({ answer: ['6-4', '1-0'] })
    expect(read(left, ' 11 ', tiles)).toEqual({ answer: 11 })
  })

  it('are missing if empty, unless an empty answer has a meaning', () => {
    expect(read(left, '', tiles)).toEqual({})
    expect(read(made, ' ', tiles)).toEqual({ answer: 0 })
  })

  it.each([
    [left, '6-4 6-4', 'tile-twice'],
    [left, '6-6', 'tile-unused'],
    [left, 'six', 'sheet-number-wanted'],
    [left, '169', 'sheet-number'],
    [left, '-1', 'sheet-number'],
    [{ ...left, sums: false }, '11', 'sheet-tiles-wanted'],
    [{ ...left, count: 3 }, '6-4 1-0', 'sheet-tile-count'],
    [made, '12', 'sheet-step'],
  ])('are refused with a reason: %#', (question, text, reason) => {
    expect(read(question, text, tiles).trouble?.id).toBe(reason)
  })
})

it('recognizes equal reports, whatever the order of their answers', () => {
  const one = { ending: 'out', seat: 0, answers: { a: [1], b: [['6-4']] } }
  expect(isSame({ ending: 'out', seat: 0, answers: { b: [['6-4']], a: [1] } }, one)).toBe(true)
  expect(isSame({ ...one, seat: 1 }, one)).toBe(false)
  expect(isSame({ ending: 'passed', answers: {} }, { ending: 'passed', seat: -1, answers: {} })).toBe(true)
  expect(isSame(undefined, one)).toBe(false)
})
