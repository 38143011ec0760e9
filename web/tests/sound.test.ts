import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { play } from '../src/table/effects/sound'
import type { Cue, Sound } from '../src/table/effects/cues'

const SECONDS = 0.2
interface Started {
  at: number
  volume: number
}
let started: Started[] = []
let now = 0
let loading = 0

class Node {
  constructor(
    _: unknown,
    readonly options: { gain?: number },
  ) {}
  private next: Node | undefined
  connect(node: Node): Node {
    return (this.next = node)
  }
  start(at: number) {
    started.push({ at, volume: this.next!.options.gain! })
  }
}

beforeAll(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('AudioBufferSourceNode', Node)
  vi.stubGlobal('GainNode', Node)
  vi.stubGlobal('fetch', async () => {
    now += loading
    return { arrayBuffer: async () => new ArrayBuffer(0) }
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      get currentTime() {
        return now
      }
      resume = async () => {}
      suspend = async () => {}
      decodeAudioData = async () => ({ duration: SECONDS })
    },
  )
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 * now)
})
beforeEach(() => {
  now += 60
  started = []
  loading = 0
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cues = (...sounds: Sound[]): Cue[] => sounds.map((sound) => ({ sound, isOwn: true }))
const starts = () => started.map(({ at }) => Math.round(1000 * (at - now)))

describe('sounds', () => {
  it('wait for the tile to land', async () => {
    await play(cues('tile'), 250)
    expect(starts()).toEqual([250])
  })

  it('of a move follow one another', async () => {
    await play(cues('tile', 'point'), 0)
    expect(starts()).toEqual([0, 200])
  })

  it('of moves that arrive together do so as well, unless they would come much too late', async () => {
    await Promise.all([play(cues('tile'), 0), play(cues('knock'), 0), play(cues('tile'), 0), play(cues('tile'), 0)])
    expect(starts()).toEqual([0, 200, 400])
  })

  it('of a deal are several at once', async () => {
    await play(cues('shuffle'), 0)
    expect(started.length).toBe(3)
    expect(Math.max(...starts())).toBeLessThan(1000 - 1000 * SECONDS)
  })

  it('of others are quieter', async () => {
    await play(cues('tile'), 0)
    await play([{ sound: 'tile', isOwn: false }], 1000)
    const [own, other] = started
    expect(other!.volume).toBeLessThan(0.7 * own!.volume)
  })

  it('that take long to load are left out', async () => {
    loading = 5
    await play(cues('turn'), 0)
    expect(started).toEqual([])
    await play(cues('turn'), 0)
    expect(started.length).toBe(1)
  })
})
