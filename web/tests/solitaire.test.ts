import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asFile, forgetAll, fromFile, remember, remembered, tallies, type Outcome } from '../src/solitaire/results'
import { clock, count, secondsOf } from '../src/solitaire/deal-time'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

function outcome(deal: number, more: Partial<Outcome> = {}): Outcome {
  return {
    table: `t${deal}`,
    end: 9,
    game: 'squeeze',
    rules: 'squeeze_6',
    deal,
    won: true,
    helped: false,
    score: 0,
    ...more,
  }
}

beforeEach(() => kept.clear())

describe('solitaire results in this browser', () => {
  it('keep the fastest win without help', () => {
    const found = tallies(
      [
        outcome(1, { seconds: 90 }),
        outcome(2, { seconds: 65 }),
        outcome(3, { seconds: 5, won: false }),
        outcome(4, { seconds: 6, helped: true }),
        outcome(5),
      ],
      () => true,
    )
    expect(found[0]?.fastest).toBe(65)
    expect(tallies([outcome(1)], () => true)[0]?.fastest).toBeNull()
  })
  it('survive saving and loading a file, each deal once', () => {
    remember(outcome(1, { seconds: 90 }), outcome(2))
    const file = asFile()
    const before = remembered()
    expect(fromFile(file)).toBe(0)
    forgetAll()
    remember(outcome(2))
    expect(fromFile(file)).toBe(1)
    expect(remembered().map((one) => one.deal).sort()).toEqual([1, 2])
    expect(remembered()).toContainEqual(before[0])
  })
  it('reject anything that is not a result', () => {
    const bad = [outcome(1, { seconds: -1 }), { table: 'x' }, null, outcome(2, { won: 'yes' as never })]
    expect(fromFile(JSON.stringify({ format: 'capicua deals', outcomes: bad }))).toBe(0)
    expect(fromFile('[]')).toBeNull()
    expect(fromFile('nonsense')).toBeNull()
    expect(fromFile(JSON.stringify({ outcomes: [outcome(1)] }))).toBeNull()
    expect(remembered()).toEqual([])
  })
  it('count the seconds of the last twenty tables', () => {
    for (let table = 0; table < 25; table += 1) count(`t${table}`)
    count('t24')
    expect(secondsOf('t24')).toBe(2)
    expect(secondsOf('t5')).toBe(1)
    expect(secondsOf('t4')).toBeNull()
    expect(clock(125)).toBe('2:05')
    expect(clock(3725)).toBe('1:02:05')
  })
})
