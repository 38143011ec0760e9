/** How tiles fall: thrown, pulled down, and bouncing at the lower edge, as cards once did. */

export interface Thrown {
  x: number
  y: number
  /** Pixels a second, to the right and downwards. */
  speed: { x: number; y: number }
  /** Degrees a second. */
  spin: number
}

export const FALL_MS = 2000
const STEPS = 40
/** Pixels a second, every second. */
const GRAVITY = 2600
const BOUNCE = 0.62

/** The steps of a fall within a box of some height, as keyframes relative to its beginning. */
export function falling({ x, y, speed, spin }: Thrown, floor: number): Keyframe[] {
  const step = FALL_MS / 1000 / STEPS
  let height = y
  let down = speed.y
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const frame = {
      translate: `${Math.round(x + speed.x * at * step)}px ${Math.round(height)}px`,
      rotate: `${Math.round(spin * at * step)}deg`,
      opacity: at > 0.8 * STEPS ? 1 - (at - 0.8 * STEPS) / (0.2 * STEPS) : 1,
    }
    down += GRAVITY * step
    height += down * step
    if (height > floor && down > 0) {
      height = floor
      down = -BOUNCE * down
    }
    return frame
  })
}
