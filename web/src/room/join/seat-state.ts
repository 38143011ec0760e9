// What is said about a seat: free, present, a bot …
import type { Language } from '../../language'
import type { SeatState } from '../../types'

/** The name of a bot's level. */
export function levelName(language: Language, level: string): string {
  return language.choose([`level-${level}`, 'web-level'], { level })
}

/** Who holds the seat, in a few words. */
export function seatState(language: Language, seat: SeatState): string {
  if (seat.kind === 'open') return language.text('web-seat-is-open')
  if (seat.held_by_bot) return `${language.text('web-held-by-bot')} (${levelName(language, seat.level ?? '')})`
  if (seat.kind === 'bot') return language.choose([`level-${seat.level}`, 'web-bot'])
  if (seat.ready) return language.text('web-is-ready')
  return language.text(seat.here ? 'web-is-here' : 'web-is-away')
}
