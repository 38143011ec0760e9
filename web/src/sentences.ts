// Sources of sentences: the client's in strings/*.ftl, a game's on the server.
import type { Settings } from './stored'

export type Code = Settings['language']

const OWN: Record<Code, () => Promise<{ default: string }>> = {
  en: () => import('../strings/en'),
  es: () => import('../strings/es'),
  'es-419': () => import('../strings/es'),
}
const asked = new Map<string, Promise<string>>()

/** The client's sentences. */
export async function own(code: Code): Promise<string> {
  return (await OWN[code]()).default
}

/** The sentences of a game, including those shared by all games; requested once. */
export function theirs(code: Code, game = 'common'): Promise<string> {
  const key = `${code}/${game}`
  let promise = asked.get(key)
  if (!promise) {
    promise = strings(key)
    asked.set(key, promise)
    promise.catch(() => asked.delete(key))
  }
  return promise
}

async function strings(key: string): Promise<string> {
  const answer = await fetch(`/api/strings/${key}`)
  if (!answer.ok) throw new Error(`no strings for ${key}: ${answer.status}`)
  return answer.text()
}
