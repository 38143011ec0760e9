// How far the lessons of this browser have come: kept here and nowhere else.

const KEY = 'capicua.lessons'

/** How many steps of each game's lesson are behind one; entries that make no sense are passed over. */
export function progress(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(found ?? {})
    return Object.fromEntries(entries.filter(([, steps]) => Number.isInteger(steps) && steps > 0))
  } catch {
    return {}
  }
}

/** Notes that so many steps of a lesson are behind one; never fewer than before. */
export function advance(game: string, steps: number): void {
  const before = progress()
  try {
    const now = { ...before, [game]: Math.max(before[game] ?? 0, steps) }
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // Without storage the lesson begins from the start next time.
  }
}

/** The step to begin with: the next one, or the first of a lesson that has been finished. */
export function resume(game: string, count: number): number {
  const done = progress()[game] ?? 0
  return done < count ? done : 0
}
