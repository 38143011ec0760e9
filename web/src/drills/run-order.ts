// The order of puzzles in a storm or a streak: from easy to hard, at random within a difficulty.
import type { PuzzleLine } from '../types'

export const STORM_MS = 180_000
/** Puzzles of a storm without a time limit. */
export const UNTIMED = 20
/** Puzzles of each difficulty before the next one begins. */
const EACH = 4

export function inOrder(lines: readonly PuzzleLine[], random: () => number = Math.random): PuzzleLine[] {
  const mixed = lines
    .map((line) => ({ line, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ line }) => line)
  const difficulties = [...new Set(mixed.map((line) => line.difficulty))].sort((a, b) => a - b)
  const groups = difficulties.map((difficulty) => mixed.filter((line) => line.difficulty === difficulty))
  const first = groups.flatMap((group) => group.slice(0, EACH))
  // The hardest that are left come next, so that a run gets no easier.
  return [...first, ...groups.flatMap((group) => group.slice(EACH)).reverse()]
}
