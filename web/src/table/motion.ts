/** Tiles travel: from where a tile was seen last, or from its player's seat, to where it lies. */

const places = new Map<string, DOMRect>()
const LENGTH_MS = 250

function moves(root: HTMLElement): boolean {
  if (document.documentElement.dataset.motion === 'none') return false
  return root.isConnected && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Remembers where every tile is, before something changes. */
export function remember(root: HTMLElement): void {
  places.clear()
  for (const tile of root.querySelectorAll<SVGElement>('[data-tile]')) {
    places.set(tile.dataset.tile ?? '', tile.getBoundingClientRect())
  }
}

/** A way across the window, in the measure of the drawing that a tile is a part of. */
function within(tile: SVGElement, x: number, y: number): { x: number; y: number } {
  const drawing = tile.parentElement as unknown as SVGGraphicsElement
  const its = tile instanceof SVGSVGElement ? null : drawing.getScreenCTM()
  if (!its) return { x, y }
  return new DOMPoint(x, y, 0, 0).matrixTransform(its.inverse())
}

/** Lets tiles that lie elsewhere now travel there; new ones come from the seat that played. */
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
    tile.animate([{ translate: `${way.x}px ${way.y}px` }, { translate: '0 0' }], {
      duration: LENGTH_MS,
      easing: 'cubic-bezier(.2,.7,.3,1)',
    })
  }
}
