// A record passed from another page, to be replayed from one of its steps.

export interface Handed {
  record: string
  step: number
  /** The round, from 1. */
  round?: number
}

let waiting: Handed | null = null

/** Leaves a record for the replay page. */
export function hand(record: Handed): void {
  waiting = record
}

/** Returns the record that was left, once. */
export function taken(): Handed | null {
  const found = waiting
  waiting = null
  return found
}
