// The sentences about deals, which are not loaded before they are needed.
import type { Code, Language } from '../language'

const WORDS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../../strings/solitaire.en.ftl?raw'),
  es: () => import('../../strings/solitaire.es.ftl?raw'),
  'es-419': () => import('../../strings/solitaire.es.ftl?raw'),
}

/** A language with these sentences too. */
export async function solitaireWords(language: Language): Promise<Language> {
  return language.and((await WORDS[language.code]()).default)
}
