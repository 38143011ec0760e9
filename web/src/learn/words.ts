// The sentences of the pages one learns on, which are not loaded before they are needed.
import { Trouble } from '../api'
import { loadLanguage, type Code, type Language } from '../language'
import { player } from '../parts/player'
import type { Position } from '../types'

const WORDS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../../strings/learn.en.ftl?raw'),
  es: () => import('../../strings/learn.es.ftl?raw'),
  'es-419': () => import('../../strings/learn.es.ftl?raw'),
}

/** A language with these sentences too. */
export async function learnLanguage(code: Code, game = 'common'): Promise<Language> {
  const [language, words] = await Promise.all([loadLanguage(code, game), WORDS[code]()])
  return language.and(words.default)
}

/** A language with the names of those at a position: the learner's own, and bots. */
export function atTable(language: Language, common: Language, position?: Position): Language {
  const names = position?.sides.map((_, seat) =>
    seat === position.seat
      ? player.name || common.text('web-usual-name')
      : common.text('web-bot-name', { letter: String.fromCharCode(65 + seat) }),
  )
  return language.withNames(names ?? [])
}

/** What the server has refused; anything else is a mistake of ours, and thrown. */
export function known(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  throw error
}
