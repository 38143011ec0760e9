// Sentences of the score screens, loaded on demand.
import { loadLanguage, type Code, type Language } from '../language'

const WORDS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../../strings/score.en.ftl?raw'),
  es: () => import('../../strings/score.es.ftl?raw'),
  'es-419': () => import('../../strings/score.es.ftl?raw'),
}

/** Adds these sentences to a language. */
export async function scoreLanguage(code: Code, game = 'common'): Promise<Language> {
  const [language, words] = await Promise.all([loadLanguage(code, game), WORDS[code]()])
  return language.and(words.default)
}
