/** Plays the sounds of the table on one audio context. `scripts/client/sounds.py` synthesises the files. */

import type { Cue, Sound } from './cues'

const FILES = import.meta.glob<string>('./sounds/*.wav', { eager: true, query: '?url', import: 'default' })
const VOLUME = 0.5
/** How loud the moves of others are, beside the reader's own. */
const OTHERS = 0.55
/** A sound that cannot start by then is left out, or a slow line would play a whole round at once. */
const LATEST_SECONDS = 0.4
/** How much higher or lower a tile or a knock may be than the one before. */
const UNEVEN = 0.03
/** An audio context that runs keeps the processor busy, even in silence. */
const REST_MS = 2000
/** A deal is a few tiles pushed about, three times. */
const DEAL = [
  { after: 0, rate: 1, level: 0.7 },
  { after: 0.19, rate: 0.93, level: 1 },
  { after: 0.4, rate: 1.06, level: 0.5 },
]
const ONCE = [{ after: 0, rate: 1, level: 1 }]

let context: AudioContext | undefined
let rest: ReturnType<typeof setTimeout> | undefined
/** When the last sound ends, in the context's time. */
let silentFrom = 0
const loaded = new Map<string, Promise<AudioBuffer>>()

/** Plays some sounds one after another, after a delay in milliseconds, unless the browser forbids it. */
export async function play(cues: readonly Cue[], delay: number): Promise<void> {
  const due = performance.now() + delay
  try {
    const audio = (context ??= open())
    clearTimeout(rest)
    const buffers = await Promise.all(cues.map(({ sound }) => load(audio, fileOf(sound))))
    await audio.resume()
    const wanted = audio.currentTime + (due - performance.now()) / 1000
    let start = Math.max(wanted, audio.currentTime, silentFrom)
    if (start > wanted + LATEST_SECONDS) return
    cues.forEach((cue, at) => (start = sound(audio, cue, buffers[at]!, start)))
    silentFrom = start
    restAfter(audio, start - audio.currentTime)
  } catch {
    // No audio device, no permission, or no connection: play continues in silence.
  }
}

function open(): AudioContext {
  const audio = new AudioContext()
  // Some browsers start audio only while they handle a touch.
  addEventListener('pointerup', () => void audio.resume().then(() => restAfter(audio, 0)), { once: true })
  return audio
}

function restAfter(audio: AudioContext, seconds: number): void {
  clearTimeout(rest)
  rest = setTimeout(() => void audio.suspend(), 1000 * seconds + REST_MS)
}

function fileOf(sound: Sound): string {
  return sound === 'tile' ? `tile-${1 + Math.floor(Math.random() * 3)}` : sound
}

function load(audio: AudioContext, name: string): Promise<AudioBuffer> {
  const found = loaded.get(name) ?? fetched(audio, FILES[`./sounds/${name}.wav`]!)
  loaded.set(name, found)
  found.catch(() => loaded.delete(name))
  return found
}

async function fetched(audio: AudioContext, address: string): Promise<AudioBuffer> {
  const answer = await fetch(address)
  return audio.decodeAudioData(await answer.arrayBuffer())
}

/** Starts a sound and returns when it ends. */
function sound(audio: AudioContext, cue: Cue, buffer: AudioBuffer, start: number): number {
  const isMove = cue.sound === 'tile' || cue.sound === 'knock'
  const volume = VOLUME * (isMove && !cue.isOwn ? OTHERS : 1)
  const pitch = isMove ? 1 + UNEVEN * (2 * Math.random() - 1) : 1
  const parts = cue.sound === 'shuffle' ? DEAL : ONCE
  for (const { after, rate, level } of parts) {
    const source = new AudioBufferSourceNode(audio, { buffer, playbackRate: rate * pitch })
    source.connect(new GainNode(audio, { gain: volume * level })).connect(audio.destination)
    source.start(start + after)
  }
  return start + Math.max(...parts.map(({ after }) => after)) + buffer.duration
}
