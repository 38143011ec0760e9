import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/types'
import { chooser, lit, plain, touch } from '../src/table/input/touch-targets'

function choice(action: number, ...things: string[]): Choice {
  return { action, text: String(action), label: { id: 'label' }, touch: things }
}

const line = [
  choice(1, 'tile:6-4', 'arm:E'),
  choice(2, 'tile:6-4', 'arm:W'),
  choice(3, 'tile:6-0', 'arm:E'),
  choice(4),
]

describe('touching', () => {
  it('plays a tile and an end', () => {
    expect([...lit(line, [])]).toEqual(['tile:6-4', 'arm:E', 'arm:W', 'tile:6-0'])
    expect(touch(line, [], 'tile:6-4')).toEqual({ kind: 'touched', touched: ['tile:6-4'] })
    expect([...lit(line, ['tile:6-4'])]).toEqual(['arm:E', 'arm:W'])
    expect(touch(line, ['tile:6-4'], 'arm:W')).toEqual({ kind: 'play', choice: line[1] })
    expect(touch(line, ['arm:W'], 'tile:6-4')).toEqual({ kind: 'play', choice: line[1] })
  })
  it('plays on a second touch only if there is one possibility', () => {
    expect(touch(line, ['tile:6-0'], 'tile:6-0')).toEqual({ kind: 'play', choice: line[2] })
    expect(touch(line, ['tile:6-4'], 'tile:6-4')).toEqual({ kind: 'touched', touched: [] })
  })
  it('switches to another tile', () => {
    expect(touch(line, ['tile:6-4'], 'tile:6-0')).toEqual({
      kind: 'touched',
      touched: ['tile:6-0'],
    })
  })
  it('asks for the reason if nothing fits', () => {
    expect(touch(line, [], 'tile:1-1')).toEqual({ kind: 'why', touch: ['tile:1-1'] })
    expect(touch(line, ['tile:6-0'], 'arm:W')).toEqual({
      kind: 'why',
      touch: ['tile:6-0', 'arm:W'],
    })
  })
  it('lets several tiles be selected and confirmed', () => {
    const draws = [
      choice(1, 'tile:2-1'),
      choice(2, 'tile:3-0'),
      choice(3, 'tile:2-1', 'tile:3-0'),
    ]
    expect(touch(draws, [], 'tile:2-1')).toEqual({ kind: 'touched', touched: ['tile:2-1'] })
    expect(chooser(draws, ['tile:2-1'])).toEqual([draws[0]])
    expect(touch(draws, ['tile:2-1'], 'tile:3-0')).toEqual({ kind: 'play', choice: draws[2] })
  })
  it('offers choices with the same touch targets', () => {
    const matador = [choice(1, 'tile:4-3', 'arm:E'), choice(2, 'tile:4-3', 'arm:E')]
    expect(touch(matador, ['tile:4-3'], 'arm:E')).toEqual({
      kind: 'touched',
      touched: ['tile:4-3', 'arm:E'],
    })
    expect(chooser(matador, ['tile:4-3', 'arm:E'])).toEqual(matador)
  })
  it('lists the choices without touch targets', () => {
    expect(plain(line)).toEqual([line[3]])
  })
})
