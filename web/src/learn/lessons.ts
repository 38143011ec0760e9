// Progress in the lessons, stored in this browser only.

const KEY = 'capicua.lessons'

/** The number of finished steps of each game's lesson; invalid entries are ignored. */
export function progress(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(found ?? {})
    return Object.fromEntries(entries.filter(([, steps]) => Number.isInteger(steps) && steps > 0))
  } catch {
    return {}
  }
}

/** Records that this many steps of a lesson are finished; never lowers the number. */
export function advance(game: string, steps: number): void {
  const before = progress()
  try {
    const now = { ...before, [game]: Math.max(before[game] ?? 0, steps) }
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // Without storage the lesson starts from the beginning next time.
  }
}

/** The step to start with: the next one, or the first if the lesson is finished. */
export function resume(game: string, count: number): number {
  const done = progress()[game] ?? 0
  return done < count ? done : 0
}
