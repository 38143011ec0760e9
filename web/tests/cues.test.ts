import { describe, expect, it } from 'vitest'
import { cuesOf, type Presence } from '../src/table/effects/cues'
import type { StateFrame } from '../src/types'

const PAIRS = [0, 1, 0, 1]

/** A table of four at which the reader, in seat 0, has just moved. */
function table(changed: Partial<StateFrame> = {}): StateFrame {
  return {
    version: 5,
    seat: 0,
    sides: [0, 1, 2, 3],
    round: 1,
    rounds: [],
    winners: [],
    phase: 'playing',
    may: [],
    lines: [],
    seen: { turn: 1, over: false, choices: [], zones: [] },
    ...changed,
  } as unknown as StateFrame
}

/** The same table after a move of a seat. */
function moved(seat: number, action: string, changed: Partial<StateFrame> = {}): StateFrame {
  return table({ version: 6, lines: [{ kind: 'play', at: 6, seat, action }], ...changed })
}

/** The end of a round, with the tiles that each seat has left. */
function ended(points: number[], left: number[], changed: Partial<StateFrame> = {}): StateFrame {
  const zones = left.map((count, seat) => ({ zone: 'hand', seat, count }))
  const seen = { turn: null, over: true, choices: [], zones }
  return moved(1, '6-4@W', {
    phase: 'between',
    rounds: [{ points, said: [] }],
    seen: seen as unknown as StateFrame['seen'] & object,
    ...changed,
  })
}

function heard(after: StateFrame, presence: Presence = 'here', isScored = false, before = table()) {
  return cuesOf(before, after, presence, isScored).map(({ sound }) => sound)
}

describe('a move', () => {
  it('sounds by what was done', () => {
    expect(heard(moved(1, '6-4@W'))).toEqual(['tile'])
    expect(heard(moved(1, 'pass'))).toEqual(['knock'])
    expect(heard(moved(1, 'bid 30'))).toEqual([])
    expect(heard(moved(1, 'draw'))).toEqual([])
  })

  it('knows whether it was the reader who made it', () => {
    const own = (seat: number, reader: number | null = 0) =>
      cuesOf(table(), moved(seat, '6-4@W', { seat: reader }), 'here', false).map(({ isOwn }) => isOwn)
    expect(own(0)).toEqual([true])
    expect(own(1)).toEqual([false])
    expect(own(1, null)).toEqual([false])
  })

  it('is heard once, however many arrive together', () => {
    const lines = [4, 6, 7].map((at) => ({ kind: 'play' as const, at, seat: 1, action: at === 7 ? 'pass' : '6-4' }))
    expect(heard(table({ version: 7, lines }))).toEqual(['knock'])
  })

  it('of which there is none makes no sound', () => {
    const lines = [{ kind: 'play' as const, at: 5, seat: 1, action: '6-4' }]
    expect(heard(table({ version: 6, lines }))).toEqual([])
  })

  it('that scores is followed by the points', () => {
    expect(heard(moved(1, '6-4@W'), 'here', true)).toEqual(['tile', 'point'])
  })
})

describe('a deal', () => {
  it('is a shuffle, also if somebody has moved since', () => {
    expect(heard(moved(1, '6-4@W', { round: 2 }))).toEqual(['shuffle'])
  })
})

describe('a win', () => {
  it('is heard by the side that went out', () => {
    expect(heard(ended([18, 0, 0, 0], [0, 2, 3, 4]))).toEqual(['tile', 'win'])
    expect(heard(ended([0, 18, 0, 0], [2, 0, 3, 4]))).toEqual(['tile'])
    expect(heard(ended([18, 0, 18, 0], [2, 2, 0, 4], { sides: PAIRS }))).toEqual(['tile', 'win'])
  })

  it('is going out even where points are penalties', () => {
    expect(heard(ended([0, 18, 9, 30], [0, 2, 3, 4]))).toEqual(['tile', 'win'])
    expect(heard(ended([18, 0], [2, 0], { sides: [0, 1] }))).toEqual(['tile'])
  })

  it('of a blocked round, or one of tricks, is being the only side with points', () => {
    expect(heard(ended([18, 0, 0, 0], [1, 2, 3, 4]))).toEqual(['tile', 'win'])
    expect(heard(ended([18, 4, 0, 0], [1, 2, 3, 4]))).toEqual(['tile'])
    expect(heard(ended([42, 0, 42, 0], [0, 0, 0, 0], { sides: PAIRS }))).toEqual(['tile', 'win'])
    expect(heard(ended([0, 42, 0, 42], [0, 0, 0, 0], { sides: PAIRS }))).toEqual(['tile'])
  })

  it('of a match counts more than its last round', () => {
    const over = { phase: 'over' as const, sides: PAIRS }
    expect(heard(ended([0, 9, 0, 9], [2, 0, 3, 4], { ...over, winners: [0, 2] }))).toEqual(['tile', 'win'])
    expect(heard(ended([9, 0, 9, 0], [0, 2, 3, 4], { ...over, winners: [1, 3] }))).toEqual(['tile'])
  })

  it('is nothing to a spectator', () => {
    expect(heard(ended([18, 0, 0, 0], [0, 2, 3, 4], { seat: null }))).toEqual(['tile'])
  })

  it('is heard once', () => {
    const end = ended([18, 0, 0, 0], [0, 2, 3, 4])
    expect(heard({ ...end, version: 7 }, 'here', false, end)).toEqual([])
  })
})

describe("the reader's turn", () => {
  const turn = moved(3, '6-4@W', { may: ['act'] })

  it('is told to those who were away only', () => {
    expect(heard(turn, 'here')).toEqual(['tile'])
    expect(heard(turn, 'idle')).toEqual(['tile', 'turn'])
    expect(heard(turn, 'hidden')).toEqual(['turn'])
  })

  it('is told when it begins', () => {
    expect(heard(turn, 'idle', false, table({ may: ['act'] }))).toEqual(['tile'])
    expect(heard(moved(3, '6-4@W'), 'idle')).toEqual(['tile'])
    expect(heard(moved(3, '6-4@W', { may: ['act'], phase: 'between' }), 'hidden')).toEqual([])
  })

  it('is what a hidden page says, and nothing else', () => {
    expect(heard(ended([18, 0, 0, 0], [0, 2, 3, 4]), 'hidden', true)).toEqual([])
  })
})
