// Sentences about deals, loaded on demand.
import type { Code, Language } from '../language'

const WORDS: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../../strings/solitaire.en.ftl?raw'),
  es: () => import('../../strings/solitaire.es.ftl?raw'),
  'es-419': () => import('../../strings/solitaire.es.ftl?raw'),
}

/** Adds these sentences to a language. */
export async function solitaireWords(language: Language): Promise<Language> {
  return language.and((await WORDS[language.code]()).default)
}
