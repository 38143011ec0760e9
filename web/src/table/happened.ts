/** Reads facts for the picture from the lines of the log. */

import type { Language } from '../language'
import { named } from '../tiles/tile'
import type { Line, StateFrame } from '../types'

/** The tiles named by an action. */
export function tilesOf(action: string): string[] {
  return (action.match(/\b\d+-\d+\b/g) ?? []).map(named)
}

/** The last play that laid a tile in the current round. */
export function lastOf(lines: readonly Line[]): Line | undefined {
  const round = lines.at(-1)?.round ?? 0
  return lines.findLast(
    (line) =>
      line.kind === 'play' && (line.round ?? 0) === round && tilesOf(line.action ?? '').length > 0,
  )
}

/** "Pass" beside a seat whose last action was a pass, until it acts again. */
export function saidBy(
  seat: number,
  lines: readonly Line[],
  language: Language,
  reader: number | null,
): string {
  const last = lines.findLast((line) => line.kind === 'play' && line.seat === seat)
  const current = lines.at(-1)?.round ?? 0
  if (!last || (last.round ?? 0) !== current) return ''
  if (last.action === 'pass') return language.text('table-pass')
  const isBid = /^(bid|bet|raise|call|check|fold)\b/.test(last.action ?? '')
  return isBid && last.said?.[0] ? language.say(last.said[0], reader) : ''
}

/** The clock of a seat, this long after the frame arrived. */
export function clockOf(
  state: StateFrame,
  seat: number,
  since: number,
): { share: number; text: string } | null {
  const left = state.seats[seat]?.left_ms
  if (left === undefined || left === null || !state.clock.seconds) return null
  const runs = state.phase === 'playing' && state.seen?.turn === seat
  const ms = Math.max(0, left - (runs ? since : 0))
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  const text =
    hours >= 24
      ? `${Math.floor(hours / 24)} d ${hours % 24} h`
      : hours > 0
        ? `${hours} h`
        : `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  return { share: Math.min(1, ms / (state.clock.seconds * 1000)), text }
}
