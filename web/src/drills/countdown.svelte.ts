// A countdown that stands still while the reader waits for the engine.

const TICK_MS = 200

export class Countdown {
  /** Time left in ms. */
  left = $state(0)
  private last = 0
  private timer: ReturnType<typeof setInterval> | undefined

  /** @param ended called once, when no time is left */
  constructor(private readonly ended: () => void) {}

  start(ms: number): void {
    this.left = ms
    this.resume()
  }

  resume(): void {
    if (this.timer !== undefined || this.left <= 0) return
    this.last = performance.now()
    this.timer = setInterval(() => this.tick(), TICK_MS)
  }

  pause(): void {
    clearInterval(this.timer)
    this.timer = undefined
  }

  private tick(): void {
    const now = performance.now()
    this.left = Math.max(0, this.left - (now - this.last))
    this.last = now
    if (this.left > 0) return
    this.pause()
    this.ended()
  }
}
