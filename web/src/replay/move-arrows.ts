// Finds the parts of a move in a picture of the table.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Selects the elements of a part; a tile matches wherever it is. */
function standing(root: Element, thing: string): Element | null {
  const there = [...root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)]
  if (thing.startsWith('tile:'))
    there.push(...root.querySelectorAll(`[data-tile="${CSS.escape(thing.slice(5))}"]`))
  return there.find((one) => one.getClientRects().length > 0) ?? null
}

/** The boxes of the visible parts, in pixels from the top left corner of `root`. */
export function boxesOf(root: Element, things: readonly string[]): Box[] {
  const corner = root.getBoundingClientRect()
  return things.flatMap((thing) => {
    const element = standing(root, thing)
    if (!element) return []
    reveal(element)
    const { x, y, width, height } = element.getBoundingClientRect()
    return width && height ? [{ x: x - corner.x, y: y - corner.y, width, height }] : []
  })
}

/** Scrolls a hand so that the tile is visible. */
function reveal(element: Element) {
  const hand = element.closest<HTMLElement>('.open')
  if (!hand || hand.scrollWidth <= hand.clientWidth) return
  const [tile, room] = [element.getBoundingClientRect(), hand.getBoundingClientRect()]
  if (tile.left < room.left || tile.right > room.right)
    hand.scrollLeft += tile.left - room.left - (room.width - tile.width) / 2
}

/** A curve from the edge of one box to the edge of another; none if they touch. */
export function arrow(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)]
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  if (far < 24) return ''
  const bend = 0.12
  const over = { x: (a.x + b.x) / 2 - bend * (b.y - a.y), y: (a.y + b.y) / 2 + bend * (b.x - a.x) }
  const [start, end] = [edge(from, over), edge(to, over)]
  return `M${text(start)}Q${text(over)} ${text(end)}`
}

interface Point {
  x: number
  y: number
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The point where the line from the centre of a box to a point leaves the box. */
function edge(box: Box, to: Point): Point {
  const from = middle(box)
  const [across, down] = [to.x - from.x, to.y - from.y]
  const share = Math.min(
    1,
    (box.width / 2 + 3) / Math.max(0.01, Math.abs(across)),
    (box.height / 2 + 3) / Math.max(0.01, Math.abs(down)),
  )
  return { x: from.x + share * across, y: from.y + share * down }
}

const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
