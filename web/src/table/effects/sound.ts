/** Synthesized sounds: a tile on wood, a knock, a shuffle. */

type Kind = 'tile' | 'knock' | 'shuffle'

let context: AudioContext | undefined

/** Plays a sound, unless the browser forbids it. */
export function play(kind: Kind): void {
  // Browsers queue sounds started before audio is allowed and then play them all at once.
  if (navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    if (kind === 'tile') thud(context, 0, 1700, 0.05, 0.35)
    else if (kind === 'knock') [0, 0.13].forEach((at) => thud(context!, at, 240, 0.09, 0.5))
    else for (let at = 0; at < 0.7; at += 0.05) thud(context, at, 1200 + 900 * (at % 0.11), 0.04, 0.12)
  } catch {
    // No audio device, or no permission: play continues in silence.
  }
}

/** A short burst of noise, band-filtered around a pitch, like a knock on wood. */
function thud(audio: AudioContext, at: number, pitch: number, length: number, volume: number): void {
  const start = audio.currentTime + at
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const wave = noise.getChannelData(0)
  for (let index = 0; index < wave.length; index++) {
    wave[index] = (Math.random() * 2 - 1) * (1 - index / wave.length) ** 3
  }
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.6 })
  const gain = new GainNode(audio, { gain: volume })
  source.connect(band).connect(gain).connect(audio.destination)
  source.start(start)
}
