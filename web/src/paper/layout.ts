// How an empty score sheet fits on a page: A4 and Letter alike, so as narrow as the one and as low as
// the other.
import type { EmptySheet, GameForm } from '../types'

/** Widths in millimetres between margins of 12 mm. */
const UPRIGHT = 186
const WIDE = 255
const ROUND = 11
const FACT = 14
/** What three handwritten digits take, and what they take at least. */
const ROOMY = 11
const NARROW = 9

export interface PaperLayout {
  isWide: boolean
  isNarrow: boolean
  /** Whether totals stand below the points of a round instead of beside them. */
  isStacked: boolean
  rows: number
}

export function layoutOf(sheet: EmptySheet): PaperLayout {
  const sides = new Set(sheet.sides).size
  const room = (width: number, cells: number) =>
    (width - ROUND - FACT * sheet.table.length) / (sides * cells)
  const cells = sheet.each.length
  if (!cells || room(UPRIGHT, cells) >= ROOMY)
    return { isWide: false, isNarrow: false, isStacked: false, rows: 26 }
  const isStacked = room(WIDE, cells) < NARROW
  const isNarrow = room(WIDE, isStacked ? cells - 1 : cells) < ROOMY
  return { isWide: true, isNarrow, isStacked, rows: isStacked ? 10 : 18 }
}

/** Values that mean that a rule is not used. */
const UNUSED = ['0', 'no', 'none', 'off', 'auto', 'same', 'any', 'usual', '']
const MOST_RULES = 6
/** Options that stand elsewhere on the sheet, or matter to programs only. */
const ELSEWHERE = /^(target|max_hands)/

/**
 * The options, with their values, that tell these rules from other rule sets of the game: those used
 * that the fewest rule sets share.
 */
export function telling(form: GameForm, values: Record<string, string>): [string, string][] {
  const sharing = (name: string) =>
    form.presets.filter((preset) => preset.values[name] === values[name]).length
  return form.options
    .map(({ name }): [string, string] => [name, values[name] ?? ''])
    .filter(([name, value]) => !ELSEWHERE.test(name) && !UNUSED.includes(value))
    .filter(([name]) => sharing(name) < form.presets.length)
    .toSorted(([one], [other]) => sharing(one) - sharing(other))
    .slice(0, MOST_RULES)
}
