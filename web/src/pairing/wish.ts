// What the reader would play, as chosen last; and the names of formats.
import type { Language } from '../language'
import { load, save } from '../browser/storage'
import type { Format, GameCard, Wish } from '../types'

const KEY = 'capicua.pairing'
const FORMS = ['2', '3', '4', 'partners'] as const
export const SECONDS = [15, 30, 60] as const
export const BOTS_AFTER = [0, 30, 60] as const

export type Form = (typeof FORMS)[number]

export interface Choices {
  /** Rule sets as `game` or `game/preset`. */
  games: string[]
  forms: Form[]
  seconds: (typeof SECONDS)[number][]
  bots: (typeof BOTS_AFTER)[number]
  rated: boolean
}

/** The choices of last time, or those that most people share. */
export function lastChoices(): Choices {
  const usual: Choices = { games: [], forms: ['2', '4', 'partners'], seconds: [30], bots: 30, rated: false }
  return { ...usual, ...(load(KEY) as Partial<Choices> | null) }
}

export function keepChoices(choices: Choices): void {
  save(KEY, choices)
}

/** Games that many people know, chosen the first time. */
export function usualGames(cards: readonly GameCard[]): string[] {
  const known = cards.filter(({ id }) => id === 'block' || id === 'partners')
  return (known.length ? known : cards.slice(0, 2)).map(({ id }) => id)
}

/** A rule set that can be chosen. */
export interface Offered {
  id: string
  name: string
}

/** The rule sets of some games: each game with its usual rules, and those with names of their own. */
export function offered(cards: readonly GameCard[], language: Language): Offered[] {
  return cards.flatMap((card) => [
    { id: card.id, name: card.names[language.code] ?? card.id },
    ...card.known_as.map(({ preset, names }) => ({ id: `${card.id}/${preset}`, name: names[language.code] ?? preset })),
  ])
}

export function wishOf(choices: Choices, name: string, face: string): Wish {
  return {
    rule_sets: choices.games.map((id) => {
      const [game = '', preset = ''] = id.split('/')
      return { game, preset }
    }),
    forms: choices.forms,
    seconds: choices.seconds,
    bots_after: choices.bots,
    rated: choices.rated,
    name,
    face,
  }
}

/** The forms in which some games can be played. */
export function formsOf(cards: readonly GameCard[]): Form[] {
  return FORMS.filter((form) =>
    cards.some(({ seats }) => {
      const count = form === 'partners' ? 4 : Number(form)
      return seats.low <= count && count <= seats.high
    }),
  )
}

/** A format in a few words: the game, the players, the time. */
export function formatName(format: Format, names: ReadonlyMap<string, string>, language: Language): string {
  const id = format.preset ? `${format.game}/${format.preset}` : format.game
  const game = names.get(id) ?? names.get(format.game) ?? format.game
  const players = language.text('web-players', { count: format.seats })
  const time = language.text('pairing-seconds', { seconds: format.seconds ?? 30 })
  return [game, players, time, ...(format.rated ? [language.text('pairing-is-rated')] : [])].join(' · ')
}
