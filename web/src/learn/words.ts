// Sentences of the puzzle and lesson pages, loaded on demand.
import { Trouble } from '../api'
import { loadLanguage, type Code, type Language } from '../language'
import { player } from '../parts/player'
import type { Position } from '../types'

const WORDS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../../strings/learn.en.ftl?raw'),
  es: () => import('../../strings/learn.es.ftl?raw'),
  'es-419': () => import('../../strings/learn.es.ftl?raw'),
}

/** Adds these sentences to a language. */
export async function learnLanguage(code: Code, game = 'common'): Promise<Language> {
  const [language, words] = await Promise.all([loadLanguage(code, game), WORDS[code]()])
  return language.and(words.default)
}

/** Adds the names at a position to a language: the learner's and the bots'. */
export function atTable(language: Language, common: Language, position?: Position): Language {
  const names = position?.sides.map((_, seat) =>
    seat === position.seat
      ? player.name || common.text('web-usual-name')
      : common.text('web-bot-name', { letter: String.fromCharCode(65 + seat) }),
  )
  return language.withNames(names ?? [])
}

/** Returns the server's refusal; any other error is a bug and is thrown. */
export function known(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  throw error
}
