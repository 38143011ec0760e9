// The sentences of the pages one learns on, which are not loaded before they are needed.
import { loadLanguage, type Code, type Language } from '../language'

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
