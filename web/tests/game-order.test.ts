import { describe, expect, it } from 'vitest'
import { beginnings, byEase } from '../src/lobby/game-order'
import { plainly } from '../src/browser/search-text'
import type { GameCard } from '../src/types'

function card(id: string, genre: string, minutes: number, high = 6): GameCard {
  return {
    id,
    genre,
    minutes,
    rates_deals: false,
    high,
    has_sheet: false,
    is_solitaire: genre === 'solitaire',
    low_is_good: false,
    names: { en: id, es: id },
    seats: { low: 2, high: 4, usual: 4 },
    summaries: {},
    version: 1,
  }
}
const GAMES = [
  card('bergen', 'line', 3),
  card('block', 'line', 3),
  card('mexican_train', 'trains', 10, 12),
  card('garrafina', 'trains', 4),
  card('poker', 'betting', 3),
]

describe('the lobby (T17)', () => {
  it('lists games that are quickly learned first', () => {
    const order = byEase(GAMES, (one) => one.id).map((one) => one.id)
    expect(order[0]).toBe('block')
    expect(order.at(-1)).toBe('poker')
  })
  it('recommends a first game in each kind with several games', () => {
    const found = beginnings(GAMES)
    expect(found.size).toBe(2)
    expect(found.has('block')).toBe(true)
    expect(found.has('poker')).toBe(false)
  })
  it('searches without accents', () => {
    expect(plainly('Tren Mexicano ¡Capicúa!')).toContain('capicua')
  })
})
