/** What of the log is called out over the table, and which points fly; the game's strings decide. */

import type { Language } from '../../language'
import type { Line, Text } from '../../types'

export interface Call {
  text: string
  /** The players it is about; empty if it is about nobody. */
  names: string
}

export interface Gain {
  seat: number
  text: string
}

/** A message in the words of its form with a prefix; empty if the game has none for it. */
function form(prefix: string, message: Text, language: Language, reader: number | null): string {
  const id = `${prefix}-${message.id}`
  return language.has(id) ? language.say({ ...message, id }, reader) : ''
}

/** Everything in the messages that is celebrated, each once and in order. */
export function cheers(said: readonly Text[], language: Language, reader: number | null): string[] {
  return [...new Set(said.map((message) => form('cheer', message, language, reader)))].filter(Boolean)
}

/**
 * The calls of some lines: of each line only the last, which says the most, since a player with a
 * capicúa does not also call “domino”.
 */
export function callsOf(lines: readonly Line[], language: Language, reader: number | null): Call[] {
  return lines.flatMap((line) => {
    const calls = (line.said ?? []).map((message) => ({
      text: form('cheer', message, language, reader),
      names: namesIn(message, language),
    }))
    return calls.filter((call) => call.text).slice(-1)
  })
}

function namesIn({ args = {} }: Text, language: Language): string {
  const seats = [args.player, args.partner].filter((seat) => typeof seat === 'number')
  return language.together(seats)
}

/** The points that the lines bring to a seat at once. */
export function gainsOf(lines: readonly Line[], language: Language, reader: number | null): Gain[] {
  return lines
    .flatMap((line) => line.said ?? [])
    .map((message) => ({
      seat: Number(message.args?.player),
      text: form('gain', message, language, reader),
    }))
    .filter((gain) => gain.text)
}

/** The points of a finished round, which each seat of a side receives. */
export function gainsOfRound(points: readonly number[] | null, language: Language): Gain[] {
  return (points ?? []).flatMap((gained, seat) =>
    gained ? [{ seat, text: `${gained > 0 ? '+' : ''}${language.number(gained)}` }] : [],
  )
}
