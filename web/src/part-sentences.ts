// Sentences of single parts of the site, loaded on demand.
import { loadLanguage, type Code, type Language } from './language'

type Part = 'account' | 'analysis' | 'club' | 'drills' | 'faces' | 'hands' | 'learn' | 'match' | 'moderation' | 'notices' | 'offline' | 'pairing' | 'people' | 'profile' | 'score' | 'solitaire' | 'study' | 'tournament'

const FILES = import.meta.glob<string>('../strings/{account,analysis,club,drills,faces,hands,learn,match,moderation,notices,offline,pairing,people,profile,score,solitaire,study,tournament}.*.ftl', {
  query: '?raw',
  import: 'default',
})

/** The sentences of a part as text. */
export function partWords(part: Part, code: Code): Promise<string> {
  return FILES[`../strings/${part}.${code === 'en' ? 'en' : 'es'}.ftl`]!()
}

/** Adds the sentences of a part to a language. */
export async function withWords(part: Part, language: Language): Promise<Language> {
  return language.and(await partWords(part, language.code))
}

/** The language of a game, or of all games, with the sentences of a part. */
export async function partLanguage(part: Part, code: Code, game = 'common'): Promise<Language> {
  const [language, more] = await Promise.all([loadLanguage(code, game), partWords(part, code)])
  return language.and(more)
}
