// Results of drills, storms and streaks, stored in this browser only.
import { loadList, save } from '../browser/storage'

export const DRILLS = ['out', 'passes', 'ends', 'bid', 'capicua'] as const
export const LEVELS = [1, 2, 3] as const

/** The result of a series. */
export interface SeriesResult {
  drill: string
  level: number
  right: number
  count: number
  /** Whether answers had a time limit. */
  timed: boolean
  /** When it ended, in ms since 1970. */
  when: number
}

/** The result of a storm or a streak. */
export interface RunResult {
  mode: string
  solved: number
  timed: boolean
  when: number
}

const SERIES = 'capicua.drills'
const RUNS = 'capicua.runs'
/** Older results are dropped. */
const MOST = 500

/** All series, oldest first; invalid entries are ignored. */
export function series(): SeriesResult[] {
  return loadList(SERIES, (one) => has(one, ['drill'], ['level', 'right', 'count', 'when']))
}

/** All storms and streaks, oldest first. */
export function runs(): RunResult[] {
  return loadList(RUNS, (one) => has(one, ['mode'], ['solved', 'when']))
}

export function keepSeries(result: SeriesResult): void {
  save(SERIES, [...series(), result].slice(-MOST))
}

export function keepRun(result: RunResult): void {
  save(RUNS, [...runs(), result].slice(-MOST))
}

/** The best series of a drill at a level: the most right answers. */
export function best(drill: string, level: number): SeriesResult | undefined {
  const found = series().filter((one) => one.drill === drill && one.level === level)
  return found.sort((a, b) => b.right / b.count - a.right / a.count)[0]
}

/** The most puzzles solved in a mode, with or without a time limit; 0 if there was none. */
export function record(mode: string, timed: boolean): number {
  const found = runs().filter((one) => one.mode === mode && one.timed === timed)
  return Math.max(0, ...found.map((one) => one.solved))
}

function has(one: unknown, texts: string[], numbers: string[]): boolean {
  const found = (one ?? {}) as Record<string, unknown>
  return (
    texts.every((name) => typeof found[name] === 'string') &&
    numbers.every((name) => typeof found[name] === 'number')
  )
}
