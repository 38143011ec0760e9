/* Which tiles move from one state of the table to the next. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { remember, travel } from '../src/table/effects/motion'

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

type Drawn = [tile: string, room: 'hand' | 'table', x: number]

/** A table that shows tiles at places, and writes down which of them are moved. */
function tableOf(drawn: Drawn[], moved: string[]) {
  const tiles = drawn.map(([tile, room, x]) => ({
    dataset: { tile },
    closest: (selector: string) => (selector === '.hand' && room === 'hand' ? {} : null),
    checkVisibility: () => true,
    getBoundingClientRect: () => ({ x, y: 0, width: 40, height: 80 }),
    animate: () => {
      moved.push(`${tile} ${room}`)
      return {}
    },
    room,
  }))
  const querySelectorAll = (selector: string) =>
    selector === '[data-tile]' ? tiles : selector === '.hand [data-tile]' ? tiles.filter(({ room }) => room === 'hand') : []
  return { isConnected: true, querySelectorAll, querySelector: () => null } as unknown as HTMLElement
}

function movesBetween(one: Drawn[], other: Drawn[]): string[] {
  const moved: string[] = []
  remember(tableOf(one, moved))
  const draw = () => () => {}
  travel(tableOf(other, moved), { played: new Set(), plays: [], isDealt: false, turn: null, measure: () => {}, draw })
  return moved
}

test('a tile of the hand that possible melds show too rests everywhere', () => {
  const drawn: Drawn[] = [['1-2', 'table', 0], ['1-2', 'table', 100], ['1-2', 'hand', 300]]
  expect(movesBetween(drawn, drawn)).toEqual([])
  expect(movesBetween([['1-2', 'hand', 300]], drawn)).toEqual([])
})

test('a tile that leaves the hand moves to the table, and one that is taken moves back', () => {
  expect(movesBetween([['1-2', 'hand', 300]], [['1-2', 'table', 0]])).toEqual(['1-2 table'])
  expect(movesBetween([['1-2', 'table', 0]], [['1-2', 'hand', 300]])).toEqual(['1-2 hand'])
})
