import { expect, test } from 'vitest'
import { Language } from '../src/language'
import { callsOf, cheers, gainsOf, gainsOfRound } from '../src/table/effects/calls'
import type { Line, Text } from '../src/types'

const GAME = `
say-domino = Domino! { $player } is out.
say-capicua = Capicúa!
end-shutout-pair = Shut-out!
cheer-say-domino = Domino!
cheer-say-capicua = Capicúa!
cheer-end-shutout-pair = Shut-out!
cheer-end-blocked = { "" }
cheer-say-contract = { $bid ->
    [42] 42!
   *[other] { "" }
}
gain-say-points = +{ $points }
gain-say-trick = { $points ->
    [0] { "" }
   *[other] +{ $points }
}
`
const language = new Language('en', '', GAME, ['Ana', 'Bea', 'Caro', 'Duna'])
const line = (...said: Text[]): Line => ({ at: 1, kind: 'play', said })
const calls = (...lines: Line[]) => callsOf(lines, language, null)

test('a line is called if the game has words for it', () => {
  expect(calls(line({ id: 'say-domino', args: { player: 1 } }))).toEqual([
    { text: 'Domino!', names: 'Bea' },
  ])
  expect(calls(line({ id: 'say-play', args: { player: 1 } }), { at: 1, kind: 'play' })).toEqual([])
})

test('an empty call is none, so that a game can choose by what happened', () => {
  const contract = (bid: number) => line({ id: 'say-contract', args: { player: 0, bid } })
  expect(calls(contract(31), contract(42), line({ id: 'end-blocked' }))).toEqual([
    { text: '42!', names: 'Ana' },
  ])
})

test('of each line only the last call is made, and partners are named together', () => {
  const pair = { player: 0, partner: 2 }
  const play = line({ id: 'say-domino', args: pair }, { id: 'say-capicua', args: pair })
  expect(calls(play, line({ id: 'end-shutout-pair', args: pair }))).toEqual([
    { text: 'Capicúa!', names: 'Ana + Caro' },
    { text: 'Shut-out!', names: 'Ana + Caro' },
  ])
})

test('a call about nobody names nobody', () => {
  expect(calls(line({ id: 'say-capicua', args: { tile: '6-4' } }))).toEqual([
    { text: 'Capicúa!', names: '' },
  ])
})

test('the score sheet has every cheer once', () => {
  const said = ['say-domino', 'say-capicua', 'end-blocked', 'say-domino'].map((id) => ({ id }))
  expect(cheers(said, language, null)).toEqual(['Domino!', 'Capicúa!'])
})

test('points fly if they are more than none', () => {
  const told = [
    line({ id: 'say-points', args: { player: 3, points: 15 } }),
    line({ id: 'say-trick', args: { player: 1, points: 0 } }, { id: 'say-trick', args: { player: 2, points: 11 } }),
  ]
  expect(gainsOf(told, language, null)).toEqual([
    { seat: 3, text: '+15' },
    { seat: 2, text: '+11' },
  ])
})

test('the points of a round fly to every seat that has some, losses with their sign', () => {
  expect(gainsOfRound([25, 0, 25, -3], language)).toEqual([
    { seat: 0, text: '+25' },
    { seat: 2, text: '+25' },
    { seat: 3, text: '−3' },
  ])
  expect(gainsOfRound(null, language)).toEqual([])
})
