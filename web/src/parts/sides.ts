/** The seats of every side, in the order of the sides. */
export function sidesOf(sides: number[]): number[][] {
  const order = [...new Set(sides)].sort((one, other) => one - other)
  return order.map((side) => sides.flatMap((of, seat) => (of === side ? [seat] : [])))
}
