import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inOrder, verdict } from '../src/board/verdict'
import { withoutPlace } from '../src/analysis/place'
import { Language } from '../src/language'
import type { Analysed, JudgedMove } from '../src/types'

const es = new Language('es', readFileSync(`${__dirname}/../strings/analysis.es.ftl`, 'utf8'), 'record-bad = { $line ->\n    [0] {""}\n   *[other] Línea { $line }:\n} falta «{ $name }».\n')
const move = (text: string, as_good: boolean, chance = 0.6, points = text.charCodeAt(0)): JudgedMove => ({
  text,
  label: { id: text },
  chance: [chance, chance - 0.1, chance + 0.1],
  points: [points, 0, 2],
  reasons: [],
  touches: [],
  as_good,
})
const found = (moves: JudgedMove[], exact = false) => ({ seat: 0, moves, worlds: 24, exact }) as unknown as Analysed
const say = (judged: JudgedMove[], canThinkLonger = false, exact = false) =>
  verdict(es, found(judged, exact), ({ id }) => id, canThinkLonger)

test('a move is called best only if it is clearly better', () => {
  expect(say([move('5-2', true), move('1-0', false)])).toBe('Lo mejor: «5-2». Gana la mano el 60 % de las veces.')
  expect(say([move('5-2', true), move('1-0', true)], true)).toBe('Por ahora parece mejor «5-2», sin descartar «1-0».')
  expect(say([move('5-2', true), move('1-0', true)])).toBe('Valen casi lo mismo: «5-2» y «1-0».')
  expect(say([move('5-2', true), move('1-0', true)], false, true)).toMatch(/^Valen lo mismo: /)
  expect(say('abcde'.split('').map((text) => move(text, true)))).toContain('«c» y 2 más')
  const either = ['5-5@E', '5-5@W'].map((text) => move(text, true))
  expect(say(either, true), 'both ends show 5').toBe('Da igual: «5-5@E» o «5-5@W».')
  expect(say([move('pass', true)])).toBe('No hay otra jugada posible.')
})

test('moves stay where they are while more deals are sampled', () => {
  const judged = [move('b', true), move('a', false)]
  expect(inOrder(['a', 'b'], judged, true)).toEqual(['a', 'b'])
  expect(inOrder(['a', 'b'], judged, false)).toEqual(['b', 'a'])
  expect(inOrder(['a', 'b'], [], false)).toEqual(['a', 'b'])
  expect(inOrder(['a', 'c'], judged, false), 'values of the position before').toEqual(['a', 'c'])
})

test('what is wrong with a pasted text is said without a line', () => {
  const args = { line: 2, column: 9, name: 'turn' }
  expect(es.say({ id: 'record-bad', args })).toBe('Línea 2: falta «turn».')
  expect(withoutPlace(es, { id: 'record-bad', args })).toBe('Falta «turn».')
})
