// The sentences of the score screens, which are not loaded before they are needed.
import { loadLanguage, type Code, type Language } from '../language'

const WORDS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../../strings/score.en.ftl?raw'),
  es: () => import('../../strings/score.es.ftl?raw'),
  'es-419': () => import('../../strings/score.es.ftl?raw'),
}

/** A language with these sentences too. */
export async function scoreLanguage(code: Code, game = 'common'): Promise<Language> {
  const [language, words] = await Promise.all([loadLanguage(code, game), WORDS[code]()])
  return language.and(words.default)
}
