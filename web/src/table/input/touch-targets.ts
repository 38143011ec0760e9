/**
 * Playing by touch: a tile, then the place where it goes.
 *
 * Each touch narrows the choices. This module contains no game rules: each choice lists its touch
 * targets.
 */

import type { Choice } from '../../types'

export type Step =
  /** More touches are possible, or one of several choices can be made. */
  | { kind: 'touched'; touched: string[] }
  /** One choice is left and all its targets have been touched. */
  | { kind: 'play'; choice: Choice }
  /** No choice matches: the server is asked why. */
  | { kind: 'why'; touch: string[] }

function touchOf(choice: Choice): string[] {
  return choice.touch ?? []
}

/** The choices that contain everything touched so far. */
export function possible(choices: readonly Choice[], touched: readonly string[]): Choice[] {
  return choices.filter((choice) => touched.every((one) => touchOf(choice).includes(one)))
}

/** The possible next touches. */
export function lit(choices: readonly Choice[], touched: readonly string[]): Set<string> {
  const open = possible(choices, touched).flatMap(touchOf)
  return new Set(open.filter((one) => !touched.includes(one)))
}

/** Choices whose targets have all been touched, if that does not decide the move. */
export function chooser(choices: readonly Choice[], touched: readonly string[]): Choice[] {
  if (touched.length === 0) return []
  return possible(choices, touched).filter((choice) => touchOf(choice).length === touched.length)
}

/** Choices without touch targets. */
export function plain(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => touchOf(choice).length === 0)
}

/** The result of one more touch. */
export function touch(
  choices: readonly Choice[],
  touched: readonly string[],
  thing: string,
): Step {
  const left = possible(choices, touched)
  if (touched.includes(thing)) {
    // A second touch plays the tile if there is only one possibility, and otherwise deselects it.
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

/** What kind of thing a target is: a tile, an arm, a place. */
export function kindOf(thing: string): string {
  return thing.slice(0, thing.indexOf(':'))
}
