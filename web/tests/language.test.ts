import { describe, expect, it } from 'vitest'
import { Language } from '../src/language'
import tableEn from '../strings/table.en.ftl?raw'
import tableEs from '../strings/table.es.ftl?raw'

const STRINGS = `
plain = { $points }
tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
some = { $points ->
    [one] one
   *[other] { $points } points
}
`
const en = new Language('en', STRINGS, '')
const es = new Language('es', STRINGS, '')

describe('a number in a sentence', () => {
  it('has the decimal separator of its language and a real minus sign', () => {
    expect(en.text('tenths', { points: -0.9 })).toBe('−0.9')
    expect(es.text('tenths', { points: -0.9 })).toBe('−0,9')
    expect([en, es].map((language) => language.text('plain', { points: -7 }))).toEqual(['−7', '−7'])
  })

  it('is written in the same way on its own', () => {
    expect([7, -33, 0].map((points) => en.number(points))).toEqual(['7', '−33', '0'])
    expect([en, es].map((language) => language.number(-12345))).toEqual(['−12,345', '−12.345'])
  })

  it('keeps its decimal places and selects the plural form', () => {
    expect(en.text('tenths', { points: 2 })).toBe('2.0')
    expect(es.text('some', { points: 1 })).toBe('one')
    expect(es.text('some', { points: 1.5 })).toBe('1,5 points')
  })

  it('is singular on a plate with one point', () => {
    const plates = [new Language('en', tableEn, ''), new Language('es', tableEs, '')]
    expect(plates.map((one) => one.text('table-points', { points: 1 }))).toEqual(['1 pt', '1 pt.'])
    expect(plates.map((one) => one.text('table-points', { points: 0 }))).toEqual(['0 pts', '0 pts.'])
  })
})
