import type { Language } from '../language'

/**
 * The game's name for a side from the reader's point of view, "we" or "they"; empty if it has none.
 */
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

/** The seats of each side, in the order of the sides. */
export function sidesOf(sides: number[]): number[][] {
  const order = [...new Set(sides)].sort((one, other) => one - other)
  return order.map((side) => sides.flatMap((of, seat) => (of === side ? [seat] : [])))
}

/** The letter of a seat, as in records and positions. */
export const seatLetter = (seat: number) => String.fromCharCode(65 + seat)
