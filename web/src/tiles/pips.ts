/** Pip patterns of a half: standard patterns up to nine, regular grids from ten to fifteen. */

export const LARGEST = 15

/** Columns and rows of each pattern's grid, and its places without a pip. */
const PATTERNS: Record<number, string[]> = {
  0: [],
  1: ['...', '.o.', '...'],
  2: ['o..', '...', '..o'],
  3: ['o..', '.o.', '..o'],
  4: ['o.o', '...', 'o.o'],
  5: ['o.o', '.o.', 'o.o'],
  6: ['o.o', 'o.o', 'o.o'],
  7: ['o.o', 'ooo', 'o.o'],
  8: ['ooo', 'o.o', 'ooo'],
  9: ['ooo', 'ooo', 'ooo'],
  10: ['ooo', 'o.o', 'o.o', 'ooo'],
  11: ['ooo', 'ooo', 'o.o', 'ooo'],
  12: ['ooo', 'ooo', 'ooo', 'ooo'],
  13: ['oooo', 'o.oo', 'oo.o', 'ooo.'],
  14: ['oooo', 'o.oo', 'oo.o', 'oooo'],
  15: ['oooo', 'oooo', 'ooo.', 'oooo'],
}

export interface Pip {
  x: number
  y: number
  r: number
}

/** The pips of a number, on a half that spans 0 to 100 in both directions. */
export function pips(number: number): Pip[] {
  const rows = PATTERNS[number] ?? []
  const columns = rows[0]?.length ?? 0
  const dense = rows.length > 3
  const [low, high] = dense ? [19, 81] : [23, 77]
  const at = (index: number, count: number) => low + ((high - low) * index) / (count - 1)
  const r = columns > 3 ? 8 : dense ? 8.6 : 10.5
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === 'o' ? [{ x: at(x, columns), y: at(y, rows.length), r }] : [],
    ),
  )
}

const OUTLINES = Array.from({ length: LARGEST + 1 }, (_, number) => pips(number).map(circle).join(''))

function circle({ x, y, r }: Pip): string {
  const half = `a${r} ${r} 0 1 0`
  return `M${x - r} ${y}${half} ${2 * r} 0${half} ${-2 * r} 0`
}

/** All pips of a number as the data of one path; an element for each takes browsers far longer. */
export const outline = (number: number): string => OUTLINES[number] ?? ''
