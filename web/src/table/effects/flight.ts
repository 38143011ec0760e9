/** Points that fly from the board to the plate of the player who scores them. */

import type { Attachment } from 'svelte/attachments'

const FLIGHT_MS = 620

interface Place {
  x: number
  y: number
}

function middle(one: Element): Place {
  const box = one.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * Moves an element in an arc from one part of the page to another after a delay, then calls
 * `onend`. The parts are looked up when it starts, since the table may have changed its size.
 */
export function fly(
  ends: () => [from: Element, to: Element],
  delay: number,
  onend: () => void,
): Attachment<HTMLElement> {
  return (points) => {
    let motion: Animation | undefined
    const timer = setTimeout(() => {
      const own = middle(points)
      const [start, end] = ends().map(middle) as [Place, Place]
      const at = (x: number, y: number) => `${x - own.x}px ${y - own.y}px`
      const top = Math.min(start.y, end.y) - 24
      motion = points.animate(
        [
          { translate: at(start.x, start.y), scale: 0.5, opacity: 0, easing: 'ease-out' },
          { translate: at(start.x, start.y - 14), scale: 1.15, opacity: 1, offset: 0.3, easing: 'ease-in' },
          { translate: at((start.x + 3 * end.x) / 4, (3 * top + end.y) / 4), scale: 0.95, opacity: 1, offset: 0.75 },
          { translate: at(end.x, end.y), scale: 0.7, opacity: 0.2 },
        ],
        FLIGHT_MS,
      )
      motion.onfinish = onend
    }, delay)
    return () => {
      clearTimeout(timer)
      motion?.cancel()
    }
  }
}
