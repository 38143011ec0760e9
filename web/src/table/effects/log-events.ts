/** What the lines of the table's log say about the picture. */

import type { Language } from '../../language'
import { named } from '../../tiles/tile'
import type { Line, StateFrame } from '../../types'

/** The tiles an action names. */
export function tilesOf(action: string): string[] {
  return (action.match(/\b\d+-\d+\b/g) ?? []).map(named)
}

/** The last play that put a tile somewhere, in the round being played. */
export function lastOf(lines: readonly Line[]): Line | undefined {
  const round = lines.at(-1)?.round ?? 0
  return lines.findLast(
    (line) =>
      line.kind === 'play' && (line.round ?? 0) === round && tilesOf(line.action ?? '').length > 0,
  )
}

/** The last pass, bid or bet of a seat, shown beside it until it acts again. */
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
  const said = last.said?.[0]
  if (!said || !/^(bid|bet|raise|call|check)\b/.test(last.action ?? '')) return ''
  /* The seat's name stands above: the words of the button do, without a subject. */
  const label = said.id.replace(/^say-/, 'label-')
  return language.has(label) ? language.say({ ...said, id: label }) : language.say(said, reader)
}

/** The clock of a seat some time after the frame came. */
export function clockOf(
  state: StateFrame,
  seat: number,
  since: number,
): { share: number; text: string } | null {
  const paused = state.seats[seat]?.paused_ms ?? 0
  const left = state.seats[seat]?.left_ms
  if (left === undefined || left === null || !state.clock.seconds) return null
  const runs = state.phase === 'playing' && state.seen?.turn === seat
  const ms = Math.max(0, left - (runs ? Math.max(0, since - paused) : 0))
  const seconds = Math.ceil(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  const text =
    hours >= 24
      ? `${Math.floor(hours / 24)} d ${hours % 24} h`
      : hours > 0
        ? `${hours} h`
        : `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  const share = Math.min(1, ms / (state.clock.seconds * 1000))
  return { share, text: paused > since ? `⏸\uFE0E ${text}` : text }
}
