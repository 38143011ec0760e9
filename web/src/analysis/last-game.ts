// The game and rules last set up in this browser: most people play one.
import { load, save } from '../browser/storage'

export interface LastGame {
  game: string
  preset: string
}

const KEY = 'capicua.analysis'

export function remember(last: LastGame): void {
  save(KEY, last)
}

/** The game last set up, if there was one. */
export function lastGame(): LastGame | null {
  const { game, preset } = (load(KEY) ?? {}) as Partial<LastGame>
  return typeof game === 'string' && typeof preset === 'string' ? { game, preset } : null
}
