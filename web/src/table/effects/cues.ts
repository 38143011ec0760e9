/** Which sounds a change of the table makes. */

import type { Hand, StateFrame } from '../../types'
import { tilesOf } from './log-events'

export type Sound = 'tile' | 'knock' | 'shuffle' | 'point' | 'win' | 'turn'

export interface Cue {
  sound: Sound
  /** Whether the reader made it. */
  isOwn: boolean
}

/** Whether the reader is at the page, has done nothing on it for a while, or cannot see it. */
export type Presence = 'here' | 'idle' | 'hidden'

/**
 * The sounds of a change, one after another: what was done, and what came of it. A page that nobody
 * sees only says that it is the reader's turn; whoever is playing need not be told.
 */
export function cuesOf(
  before: StateFrame,
  table: StateFrame,
  presence: Presence,
  isScored: boolean,
): Cue[] {
  const turn: Cue[] = presence !== 'here' && turnCame(before, table) ? [{ sound: 'turn', isOwn: true }] : []
  if (presence === 'hidden') return turn
  const done = doneBy(before, table)
  if (isWon(before, table)) return [...done, { sound: 'win', isOwn: true }]
  if (isScored) return [...done, { sound: 'point', isOwn: done.some((cue) => cue.isOwn) }]
  return [...done, ...turn]
}

/** A deal, or the last move. */
function doneBy(before: StateFrame, table: StateFrame): Cue[] {
  if (table.round > before.round) return [{ sound: 'shuffle', isOwn: false }]
  const move = table.lines.findLast((line) => line.kind === 'play' && line.at > before.version)
  const isOwn = table.seat !== null && move?.seat === table.seat
  if (move?.action === 'pass') return [{ sound: 'knock', isOwn }]
  return tilesOf(move?.action ?? '').length ? [{ sound: 'tile', isOwn }] : []
}

function turnCame(before: StateFrame, table: StateFrame): boolean {
  return mayAct(table) && !mayAct(before) && table.seat !== null
}

function mayAct(table: StateFrame): boolean {
  return table.phase === 'playing' && table.may.includes('act')
}

/** Whether the reader's side has won the match, or the round: by going out, or as the only one with points. */
function isWon(before: StateFrame, table: StateFrame): boolean {
  if (table.seat === null) return false
  const own = table.sides[table.seat]
  const sideOf = (seat: number) => table.sides[seat]
  if (table.phase === 'over' && before.phase !== 'over' && table.winners.length)
    return table.winners.map(sideOf).includes(own)
  if (table.rounds.length === before.rounds.length) return false
  const points = table.rounds.at(-1)?.points ?? []
  const gained = new Set(points.flatMap((value, seat) => (value > 0 ? [sideOf(seat)] : [])))
  const out = new Set(emptyHands(table).map(sideOf))
  const winners = out.size === 1 ? out : gained
  return winners.size === 1 && winners.has(own)
}

/** The seats that have no tiles left. */
function emptyHands(table: StateFrame): number[] {
  const hands = (table.seen?.zones ?? []).filter((zone): zone is Hand => zone.zone === 'hand')
  const left = table.sides.map((_, seat) => hands.filter((hand) => hand.seat === seat))
  return left.flatMap((own, seat) => (own.length && own.every((hand) => !hand.count) ? [seat] : []))
}
