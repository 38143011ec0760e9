// Progress in the lessons, stored in this browser only.
import { load, save } from '../browser/storage'

const KEY = 'capicua.lessons'

/** The number of finished steps of each game's lesson; invalid entries are ignored. */
export function progress(): Record<string, number> {
  const entries = Object.entries(load(KEY) ?? {})
  return Object.fromEntries(entries.filter(([, steps]) => Number.isInteger(steps) && steps > 0))
}

/** Records that this many steps of a lesson are finished; never lowers the number. */
export function advance(game: string, steps: number): void {
  const before = progress()
  save(KEY, { ...before, [game]: Math.max(before[game] ?? 0, steps) })
}

/** The step to start with: the next one, or the first if the lesson is finished. */
export function resume(game: string, count: number): number {
  const done = progress()[game] ?? 0
  return done < count ? done : 0
}
