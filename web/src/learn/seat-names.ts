import { seatLetter } from '../components/sides'
import type { Language } from '../language'
import { player } from '../browser/player-name'
import type { Position } from '../types'

/** Adds the names at a position to a language: the learner's and the bots'. */
export function atTable(language: Language, common: Language, position?: Position): Language {
  const names = position?.sides.map((_, seat) =>
    seat === position.seat
      ? player.name || common.text('web-usual-name')
      : common.text('web-bot-name', { letter: seatLetter(seat) }),
  )
  return language.withNames(names ?? [])
}
