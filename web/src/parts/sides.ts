import type { Language } from '../language'

/** What the reader's game calls a side, "we" or "they"; nothing where it has no such words. */
export function sideName(
  seats: readonly number[],
  sides: readonly number[],
  reader: number | null,
  language: Language,
): string {
  const isPairs = new Set(sides).size === 2 && sides.length > 2
  if (reader === null || !isPairs || !language.has('side-us')) return ''
  return language.text(seats.includes(reader) ? 'side-us' : 'side-them')
}

/** The seats of every side, in the order of the sides. */
export function sidesOf(sides: number[]): number[][] {
  const order = [...new Set(sides)].sort((one, other) => one - other)
  return order.map((side) => sides.flatMap((of, seat) => (of === side ? [seat] : [])))
}
