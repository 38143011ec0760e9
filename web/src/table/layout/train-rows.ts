/** Trains as rows on a narrow screen: the reader's first, then open ones. */

import type { Arm } from '../../types'
import { fromReader } from './seat-places'

export function inRows(arms: readonly Arm[], seats: number, reader: number | null): Arm[] {
  const turned = fromReader(arms, seats, reader ?? 0)
  const rank = (arm: Arm) => {
    if (arm.state === 'bound') return 0
    if (reader !== null && arm.owner === reader) return 1
    return arm.state === 'open' ? 2 : arm.state === 'dead' ? 4 : 3
  }
  return turned.sort((a, b) => rank(a) - rank(b))
}
