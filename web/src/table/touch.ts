/**
 * Playing by touching things on the table: a tile, then the place where it goes.
 *
 * What has been touched narrows the choices. Nothing here knows a game: a choice says what
 * one touches to take it.
 */

import type { Choice } from '../types'

export type Step =
  /** So much has been touched; something may be touched next, or one of several be chosen. */
  | { kind: 'touched'; touched: string[] }
  /** One choice is left, and all of it has been touched. */
  | { kind: 'play'; choice: Choice }
  /** No choice has this: the table is asked why. */
  | { kind: 'why'; touch: string[] }

function touchOf(choice: Choice): string[] {
  return choice.touch ?? []
}

/** The choices that have all that has been touched. */
export function possible(choices: readonly Choice[], touched: readonly string[]): Choice[] {
  return choices.filter((choice) => touched.every((one) => touchOf(choice).includes(one)))
}

/** What may be touched next. */
export function lit(choices: readonly Choice[], touched: readonly string[]): Set<string> {
  const open = possible(choices, touched).flatMap(touchOf)
  return new Set(open.filter((one) => !touched.includes(one)))
}

/** The choices of which everything has been touched, where that does not settle it yet. */
export function chooser(choices: readonly Choice[], touched: readonly string[]): Choice[] {
  if (touched.length === 0) return []
  return possible(choices, touched).filter((choice) => touchOf(choice).length === touched.length)
}

/** Choices that nothing on the table stands for. */
export function plain(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => touchOf(choice).length === 0)
}

/** What comes of touching one more thing. */
export function touch(
  choices: readonly Choice[],
  touched: readonly string[],
  thing: string,
): Step {
  const left = possible(choices, touched)
  if (touched.includes(thing)) {
    // Touched again: played where nothing else could be meant, else let go.
    const only = left.length === 1 ? left[0] : undefined
    if (only && thing === touched.at(-1)) return { kind: 'play', choice: only }
    return { kind: 'touched', touched: touched.filter((one) => one !== thing) }
  }
  if (lit(choices, touched).has(thing)) {
    const now = [...touched, thing]
    const open = possible(choices, now)
    const only = open[0]
    if (open.length === 1 && only && touchOf(only).length === now.length) {
      return { kind: 'play', choice: only }
    }
    return { kind: 'touched', touched: now }
  }
  const starts = lit(choices, []).has(thing)
  const sameKind = touched.some((one) => kindOf(one) === kindOf(thing))
  if (starts && (sameKind || touched.length === 0)) return touch(choices, [], thing)
  return { kind: 'why', touch: [...touched, thing] }
}

function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(':'))
}
