// Sources of sentences: the client's in strings/*.ftl, a game's on the server.
import { ask } from './api'
import type { Settings } from './stored-settings'

export type Code = Settings['language']

const OWN: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../strings/en'),
  es: () => import('../strings/es'),
  'es-419': () => import('../strings/es'),
}

/** The client's sentences. */
export async function own(code: Code): Promise<string> {
  return (await OWN[code]()).default
}

/** Loads something once for each language and game, by default for all games; again if it failed. */
export function once<T>(load: (code: Code, game: string) => Promise<T>) {
  const loaded = new Map<string, Promise<T>>()
  return (code: Code, game = 'common'): Promise<T> => {
    const key = `${code}/${game}`
    let promise = loaded.get(key)
    if (!promise) {
      promise = load(code, game)
      loaded.set(key, promise)
      promise.catch(() => loaded.delete(key))
    }
    return promise
  }
}

/** The sentences of a game, including those shared by all games. */
export const theirs = once(async (code, game) => (await ask(`/api/strings/${code}/${game}`)).text())
