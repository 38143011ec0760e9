// What the values of the moves say: the best one, or those that nobody can tell apart so far.
import type { Language } from '../language'
import type { Analysed, JudgedMove, Text } from '../types'

/**
 * The moves in the order in which they are shown. While more deals are sampled they stay where they
 * are, because somebody may be about to touch one; then the best comes first. Values of another
 * position change nothing.
 */
export function inOrder(before: readonly string[], judged: readonly JudgedMove[], isThinking: boolean): readonly string[] {
  const best = judged.map(({ text }) => text)
  return isThinking || best.length !== before.length || best.some((text) => !before.includes(text)) ? before : best
}

/** Whether moves do the same, such as a tile at either end where both show one number. */
export const isSame = ([first, ...others]: readonly JudgedMove[]) =>
  others.every(({ points, chance }) => `${points} ${chance}` === `${first!.points} ${first!.chance}`)

/** How many moves are named at most. */
const NAMED = 3

/** The answer to what one should play, as a sentence. */
export function verdict(language: Language, found: Analysed, say: (label: Text) => string, canThinkLonger: boolean): string {
  const best = found.moves.filter((move) => move.as_good)
  const [first] = best
  if (!first) return ''
  if (found.moves.length === 1) return language.text('analysis-forced')
  const quoted = (move: JudgedMove) => language.text('analysis-quoted', { move: say(move.label) })
  if (best.length === 1) {
    const chance = Math.round(100 * (first.chance[0] ?? 0))
    return language.text(found.exact ? 'analysis-best-exact' : 'analysis-best', { move: quoted(first), chance })
  }
  const list = (moves: readonly JudgedMove[], type: 'conjunction' | 'disjunction') => {
    const more = Math.max(0, moves.length - NAMED)
    const names = [...moves.slice(0, NAMED).map(quoted), ...(more ? [language.text('analysis-more', { count: more })] : [])]
    return new Intl.ListFormat(language.code, { type }).format(names)
  }
  if (found.exact) return language.text('analysis-equal', { moves: list(best, 'conjunction') })
  if (isSame(best)) return language.text('analysis-same', { moves: list(best, 'disjunction') })
  if (!canThinkLonger) return language.text('analysis-close', { moves: list(best, 'conjunction') })
  return language.text('analysis-undecided', { move: quoted(first), moves: list(best.slice(1), 'conjunction') })
}
