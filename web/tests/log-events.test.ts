import { describe, expect, it } from 'vitest'
import { clockOf } from '../src/table/effects/log-events'
import type { StateFrame } from '../src/types'

const DAY = 86_400_000
const HOUR = 3_600_000

/** A table where seat 0 is to act, with this much time left of this many seconds. */
function table(left: number, seconds = (3 * DAY) / 1000): StateFrame {
  return {
    phase: 'playing',
    clock: { kind: 'turn', seconds },
    seats: [{ left_ms: left }, { left_ms: left }],
    seen: { turn: 0 },
  } as unknown as StateFrame
}
const said = (left: number, since = 0) => clockOf(table(left), 0, since)?.text

describe('a clock', () => {
  it('with days also shows hours', () => {
    expect(said(3 * DAY)).toBe('3 d 0 h')
    expect(said(3 * DAY, 1000)).toBe('2 d 23 h')
    expect(said(2 * DAY)).toBe('2 d 0 h')
    expect(said(DAY + HOUR)).toBe('1 d 1 h')
    expect(said(DAY)).toBe('1 d 0 h')
  })

  it('below a day shows hours, and below an hour minutes and seconds', () => {
    expect(said(DAY - 1000)).toBe('23 h')
    expect(said(HOUR)).toBe('1 h')
    expect(said(HOUR - 1000)).toBe('59:59')
    expect(said(61_000)).toBe('1:01')
    expect(said(0)).toBe('0:00')
  })

  it('runs for the seat to act only, and stops at zero', () => {
    expect(clockOf(table(5000, 10), 0, 2500)).toEqual({ share: 0.25, text: '0:03' })
    expect(clockOf(table(5000, 10), 0, 9000)).toEqual({ share: 0, text: '0:00' })
    expect(clockOf(table(5000, 10), 1, 2500)).toEqual({ share: 0.5, text: '0:05' })
  })

  it('stands still during a vacation', () => {
    const away = table(2 * DAY)
    Object.assign(away.seats[0]!, { paused_ms: HOUR })
    expect(clockOf(away, 0, 1000)?.text).toBe('⏸\uFE0E 2 d 0 h')
    expect(clockOf(away, 0, HOUR + 1000)?.text).toBe('1 d 23 h')
  })

  it('is absent if the table has none', () => {
    expect(clockOf({ ...table(5000), clock: {} } as StateFrame, 0, 0)).toBeNull()
  })
})
