/** The final standings of a match: its sides in order, with how far they are apart. */

import { sidesOf } from '../../components/sides'
import type { StateFrame } from '../../types'

export interface Standing {
  /** From 1; sides that are level share it. */
  place: number
  seats: number[]
  total: number
  /** Points ahead of the next side, for winners; otherwise points behind the winner. */
  margin: number
  won: boolean
}

/** The sides, winners first; whether many points are good or bad shows in who won. */
export function standings(
  table: Pick<StateFrame, 'sides' | 'totals' | 'winners'>,
): Standing[] {
  const totalOf = (seats: readonly number[]) => table.totals[seats[0] ?? 0] ?? 0
  const won = (seats: readonly number[]) => seats.some((seat) => table.winners.includes(seat))
  const sides = sidesOf(table.sides)
  const winner = sides.find(won)
  const best = winner ? totalOf(winner) : Math.max(...sides.map(totalOf))
  const behind = (seats: readonly number[]) => Math.abs(totalOf(seats) - best)
  const sorted = sides.sort((a, b) => Number(won(b)) - Number(won(a)) || behind(a) - behind(b))
  const others = sorted.filter((seats) => !won(seats))
  const lead = others[0] ? behind(others[0]) : 0
  let place = 0
  return sorted.map((seats, at) => {
    const before = sorted[at - 1]
    const isLevel = before && won(before) === won(seats) && behind(before) === behind(seats)
    if (!isLevel) place = at + 1
    return { place, seats, total: totalOf(seats), margin: won(seats) ? lead : behind(seats), won: won(seats) }
  })
}
