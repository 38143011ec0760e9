/** Animates tiles from their last position, or from the seat that played them, to the new one. */

const places = new Map<string, DOMRect>()
const LENGTH_MS = 250
const moving = new Set<Animation>()
/** When to stop waiting for them, in `performance.now()` time: a hidden page draws no frames. */
let latest = 0

/** Milliseconds until no tile moves any more; an animation begins with the first frame that shows it. */
export function untilStill(): number {
  if (performance.now() > latest) moving.clear()
  let longest = 0
  for (const one of moving) {
    if (one.playState === 'running') longest = Math.max(longest, LENGTH_MS - Number(one.currentTime ?? 0))
    else moving.delete(one)
  }
  return longest
}

function moves(root: HTMLElement): boolean {
  if (document.documentElement.dataset.motion === 'none') return false
  return root.isConnected && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Records the position of every tile before a change. */
export function remember(root: HTMLElement): void {
  places.clear()
  if (!moves(root)) return
  for (const tile of root.querySelectorAll<SVGElement>('[data-tile]')) {
    places.set(tile.dataset.tile ?? '', tile.getBoundingClientRect())
  }
}

/** Converts a distance in the window to the units of the drawing that contains a tile. */
function within(tile: SVGElement, x: number, y: number): { x: number; y: number } {
  const drawing = tile.parentElement as unknown as SVGGraphicsElement
  const its = tile instanceof SVGSVGElement ? null : drawing.getScreenCTM()
  if (!its) return { x, y }
  return new DOMPoint(x, y, 0, 0).matrixTransform(its.inverse())
}

/** Animates tiles that have moved; new ones come from the seat that played. */
export function travel(root: HTMLElement, played: ReadonlySet<string>, seat: number | null): void {
  if (!moves(root)) return
  const home = seat === null ? null : root.querySelector(`[data-seat="${seat}"]`)
  const from = home?.getBoundingClientRect()
  for (const tile of root.querySelectorAll<SVGElement>('[data-tile]')) {
    const name = tile.dataset.tile ?? ''
    const before = places.get(name) ?? (played.has(name) ? from : undefined)
    if (!before) continue
    const now = tile.getBoundingClientRect()
    const x = before.x + before.width / 2 - now.x - now.width / 2
    const y = before.y + before.height / 2 - now.y - now.height / 2
    if (Math.hypot(x, y) < 3) continue
    const way = within(tile, x, y)
    latest = performance.now() + 3 * LENGTH_MS
    const steps = [{ translate: `${way.x}px ${way.y}px` }, { translate: '0 0' }]
    moving.add(tile.animate(steps, { duration: LENGTH_MS, easing: 'cubic-bezier(.2,.7,.3,1)' }))
  }
}
