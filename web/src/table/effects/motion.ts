/** Moves tiles between two states of a table: from hands and racks, to their new places, to winners.

    Every state is drawn at once; what moved is then shown on its way from where it was. One spring
    moves everything, on the compositor where the browser can: boxes, but neither drawings nor their
    parts, which it styles, lays out and paints again in each frame. */

import type { Line } from '../../types'
import { tilesOf } from './log-events'

/** A spring that overshoots by little and settles. */
export const SPRING = 'linear(0, 0.09 6%, 0.36 18%, 0.72 36%, 0.94 54%, 1.015 68%, 1.012 80%, 1)'
export const LENGTH_MS = 280
/** The shuffle before a deal, and the time between two dealt tiles. */
const SHUFFLE_MS = 520
const DEAL_MS = 28
const SHUFFLED = 14
/** How long a complete trick can be seen before it goes to its winner. */
const TRICK_MS = 520

const LIFTED = 1.06

/** Until when a complete trick is seen, in `performance.now()` time: tiles of the next one come later. */
let cleared = 0

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** A change of the table, as far as it moves tiles. */
export interface Change {
  /** The tiles of the last play, and what has been played since the last state, the last at the end. */
  played: ReadonlySet<string>
  plays: readonly Line[]
  isDealt: boolean
  /** Whose turn it is now: the winner of a trick leads the next one. */
  turn: number | null
  /** Measures the table before tiles start, which would make the browser lay it out once more. */
  measure: () => void
  /** Draws a tile that has left the table before it was seen; the returned function removes it. */
  draw: (tile: string, lying: boolean, at: HTMLElement) => () => void
}

const before = {
  /** Tiles on the table, and those of the reader's hand, which melds may show a second time. */
  tiles: new Map<string, Place>(),
  hand: new Map<string, Place>(),
  /** The number of backs in each rack. */
  racks: new Map<string, number>(),
  trick: null as { seats: number; reader: number; box: Place; tiles: SVGElement[] } | null,
  stock: null as Place | null,
}
const moving = new Set<Animation>()
/** When to stop waiting for them, in `performance.now()` time: a hidden page draws no frames. */
let latest = 0

/** Milliseconds until no tile moves any more; an animation begins with the first frame that shows it. */
export function untilStill(): number {
  if (performance.now() > latest) moving.clear()
  let longest = 0
  for (const one of moving) {
    if (one.playState === 'running')
      longest = Math.max(longest, Number(one.effect?.getComputedTiming().endTime) - Number(one.currentTime ?? 0))
    else moving.delete(one)
  }
  return longest
}

/** Runs something after the next frame; a hidden page has none. */
export function afterFrame(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

/** Whether the reader wants nothing to move. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'none' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Shows everything at its place at once, for a reader who does not want to wait for the deal. */
export function skip(): void {
  for (const one of moving) if (Number(one.effect?.getTiming().delay)) one.finish()
}

/** Records where everything is before a change. */
export function remember(root: HTMLElement): void {
  before.tiles.clear()
  before.hand.clear()
  before.racks.clear()
  before.trick = before.stock = null
  if (!root.isConnected || isStill()) return
  for (const tile of root.querySelectorAll<SVGElement>('[data-tile]'))
    before[isHeld(tile) ? 'hand' : 'tiles'].set(tile.dataset.tile ?? '', tile.getBoundingClientRect())
  for (const rack of root.querySelectorAll('.backs'))
    before.racks.set(rack.closest<HTMLElement>('.seat')?.dataset.seat ?? '', rack.childElementCount)
  const trick = root.querySelector<HTMLElement>('.trick:has([data-tile])')
  if (trick) {
    const tiles = [...trick.querySelectorAll<SVGElement>('[data-tile]')]
    const { seats, reader } = trick.dataset
    before.trick = { seats: Number(seats), reader: Number(reader), box: trick.getBoundingClientRect(), tiles }
  }
  before.stock = root.querySelector('[data-zone="stock"]')?.getBoundingClientRect() ?? null
}

/** Moves tiles from where they were, and new ones from the seat that played, or the boneyard. */
export function travel(root: HTMLElement, change: Change): void {
  if (!root.isConnected || isStill()) return
  if (change.isDealt) return deal(root)
  collect(root, change)
  const home = plateOf(root, change.plays.at(-1)?.seat)
  const wait = Math.max(0, cleared - performance.now())
  /* All are measured before any starts, or the browser would calculate the page for each. */
  const starts: (() => void)[] = []
  /* Possible melds show them too, perhaps twice; those pictures rest. */
  const held = new Set([...root.querySelectorAll<SVGElement>('.hand [data-tile]')].map((tile) => tile.dataset.tile))
  for (const tile of root.querySelectorAll<SVGGraphicsElement>('[data-tile]')) {
    const name = tile.dataset.tile ?? ''
    if (held.has(name) && !isHeld(tile)) continue
    const isPlayed = change.played.has(name)
    const [here, there] = isHeld(tile) ? [before.hand, before.tiles] : [before.tiles, before.hand]
    const drawn = isHeld(tile) ? before.stock : null
    const from = here.get(name) ?? there.get(name)
    const way = wayOf(tile, from ?? (isPlayed ? home : drawn), !!from, isPlayed)
    if (!way) continue
    const copy = isPlayed && copyOf(root, tile)
    const whole = tile.closest('.hand button, .car, .touchable') ?? tile
    starts.push(() => (copy ? fly(tile, copy(), way, there.has(name) ? 0 : wait) : move(whole, way)))
  }
  for (const [seat, count] of before.racks) {
    for (const back of [...root.querySelectorAll(`.seat[data-seat="${seat}"] .backs span`)].slice(count)) {
      const way = wayOf(back, before.stock)
      if (way) starts.push(() => move(back, way))
    }
  }
  if (starts.length) change.measure()
  for (const go of starts) go()
}

const isHeld = (tile: Element) => !!tile.closest('.hand')

const plateOf = (root: HTMLElement, seat?: number | string | null) =>
  root.querySelector(`[data-seat="${seat}"] .plate`)?.getBoundingClientRect() ?? null

function start(element: Element, steps: Keyframe[], how: KeyframeAnimationOptions): Animation {
  const animation = element.animate(steps, { duration: LENGTH_MS, easing: SPRING, ...how })
  moving.add(animation)
  latest = Math.max(latest, performance.now() + Number(how.delay ?? 0) + 3 * LENGTH_MS)
  return animation
}

/** How far the middle of a place is from that of another. */
const apart = (one: Place, other: Place) => ({
  x: one.x + one.width / 2 - other.x - other.width / 2,
  y: one.y + one.height / 2 - other.y - other.height / 2,
})

interface Way {
  x: number
  y: number
  /** How many times as large a tile was there, whichever way it lay. */
  scale: number
}

const longer = ({ width, height }: Place) => Math.max(width, height)

/** The way from a place to that of an element that can be seen; null if it is there in its size.

    A part of a drawing grows from the drawing's corner, but its copy, which flies, from its middle. */
function wayOf(element: Element, from?: Place | null, grows = false, flies = false): Way | null {
  /* Tiles of won tricks lie in closed lists, where they have a size but are not seen. */
  if (!from || !element.checkVisibility()) return null
  const to = element.getBoundingClientRect()
  const { x, y } = apart(from, to)
  const scale = grows ? longer(from) / longer(to) : 1
  if (Math.hypot(x, y) < 3 && Math.abs(scale - 1) < 0.02) return null
  const corner = !flies && (element as SVGElement).ownerSVGElement?.getBoundingClientRect()
  if (!corner) return { x, y, scale }
  const shift = 1 - scale
  return {
    x: x + shift * (to.x + to.width / 2 - corner.x),
    y: y + shift * (to.y + to.height / 2 - corner.y),
    scale,
  }
}

/** Moves an element to its place from a distance; a tile with the box that holds only it. */
function move(element: Element, { x, y, scale }: Way, how: KeyframeAnimationOptions = {}): Animation {
  return start(element, [{ translate: `${x}px ${y}px`, scale }, { translate: '0 0', scale: 1 }], how)
}

/** A played tile is picked up on its way; what shows it meanwhile is over the table, where nothing cuts it. */
function fly(tile: SVGElement, copy: Element, way: Way, delay: number): void {
  tile.style.opacity = '0'
  const steps = [{ scale: way.scale }, { scale: LIFTED, offset: 0.35 }, { scale: LIFTED, offset: 0.7 }, { scale: 1 }]
  move(copy, way, { delay, fill: 'backwards' })
  start(copy, steps, { easing: 'linear', delay, fill: 'backwards' }).onfinish = () => {
    tile.style.opacity = ''
    copy.remove()
  }
}

/** Measures a tile, and returns what draws a copy of it over the table. */
function copyOf(root: HTMLElement, tile: SVGGraphicsElement): () => Element {
  const box = tile.getBoundingClientRect()
  const part = tile.ownerSVGElement ? tile : (tile.firstElementChild as SVGGraphicsElement)
  const { a, b, c, d, e, f } = part.getScreenCTM()!
  return () => {
    const ghost = ghostOf(root, document.createElement('div'), box)
    const drawing = document.createElementNS(tile.namespaceURI, 'svg') as SVGElement
    const copy = part.cloneNode(true) as SVGElement
    ghost.ariaHidden = 'true'
    drawing.classList.add('tile')
    copy.removeAttribute('data-tile')
    copy.setAttribute('transform', `matrix(${[a, b, c, d, e - box.x, f - box.y]})`)
    drawing.append(copy)
    ghost.append(drawing)
    return ghost
  }
}

/** A complete trick is seen for a moment, with its last tile, and slides to whoever has won it. */
function collect(root: HTMLElement, { plays, turn, draw }: Change): void {
  const { trick } = before
  if (!trick || trick.tiles.some((tile) => tile.isConnected)) return
  /* Whoever has won leads, and has perhaps done so already. */
  const winner = root.querySelector<HTMLElement>('.trick')?.dataset.leader ?? turn?.toString()
  const goal = winner && plateOf(root, winner)
  if (!goal) return
  const ghosts = trick.tiles.flatMap((tile) => {
    const from = before.tiles.get(tile.dataset.tile ?? '')
    if (!from) return []
    const ghost = ghostOf(root, tile.cloneNode(true) as SVGElement, from)
    return [{ from, ghost, clear: () => {} }]
  })
  const first = ghosts[0]?.from
  /* Its last tiles have not been seen yet; quick players may even have begun the next trick. */
  const next = root.querySelectorAll('.trick [data-tile]').length
  for (const { action, seat } of plays.slice(0, plays.length - next)) {
    const [last] = tilesOf(action ?? '')
    if (!last || seat == null || !first || before.tiles.has(last)) continue
    const place = placeIn(trick, seat, Math.min(first.width, first.height))
    const ghost = ghostOf(root, document.createElement('div'), place)
    const clear = draw(last, place.width > place.height, ghost as HTMLElement)
    const home = plateOf(root, seat)
    if (home) move(ghost, { ...apart(home, place), scale: 1 })
    ghosts.push({ from: place, ghost, clear })
  }
  cleared = performance.now() + LENGTH_MS + TRICK_MS
  for (const { from, ghost, clear } of ghosts) {
    const { x, y } = apart(goal, from)
    const steps = [
      { translate: '0 0', scale: 1, opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { translate: `${x}px ${y}px`, scale: 0.35, opacity: 0 },
    ]
    const how = { delay: LENGTH_MS + TRICK_MS, duration: 1.4 * LENGTH_MS, easing: 'ease-in-out' }
    start(ghost, steps, how).onfinish = () => {
      clear()
      ghost.remove()
    }
  }
}

/** The place of a seat's tile in a trick: with four seats on its side, where it lies; else beside the others. */
function placeIn({ seats, reader, box, tiles }: NonNullable<typeof before.trick>, seat: number, wide: number): Place {
  const side = seats === 4 ? (seat - reader + 4) % 4 : 3
  const lies = seats === 4 && side % 2 === 1
  const [width, height] = lies ? [2 * wide, wide] : [wide, 2 * wide]
  const [across, down] = seats === 4 ? [[0, 1.25], [-1.75, 0], [0, -1.25], [1.75, 0]][side]! : [0.7 * tiles.length, 0]
  return {
    x: box.x + box.width / 2 + across! * wide - width / 2,
    y: box.y + box.height / 2 + down! * wide - height / 2,
    width,
    height,
  }
}

/** Something that is no longer at the table, or not yet, drawn over it. */
function ghostOf(root: HTMLElement, element: HTMLElement | SVGElement, at: Place): HTMLElement | SVGElement {
  const frame = root.getBoundingClientRect()
  element.removeAttribute('data-tile')
  element.classList.add('ghost')
  element.style.left = `${at.x - frame.x}px`
  element.style.top = `${at.y - frame.y}px`
  element.style.width = `${at.width}px`
  element.style.height = `${at.height}px`
  root.append(element)
  return element
}

/** A shuffle on the felt, then tiles from there to every hand. */
function deal(root: HTMLElement): void {
  const board = root.querySelector('.centre')?.getBoundingClientRect()
  const tile = root.querySelector('.hand [data-tile]')?.getBoundingClientRect()
  if (!board || !tile) return
  const size = { width: 0.7 * tile.width, height: 0.7 * tile.height }
  const middle = { x: board.x + (board.width - size.width) / 2, y: board.y + (board.height - size.height) / 2, ...size }
  for (let index = 0; index < SHUFFLED; index++) {
    const ghost = ghostOf(root, document.createElement('span'), middle)
    const turns = [0, 1, 2, 3].map((step) => {
      const angle = 2.4 * index + step * (index % 2 ? 1.9 : -1.7)
      const far = size.height * (0.3 + 0.9 * Math.sqrt(index / SHUFFLED))
      return {
        translate: `${Math.cos(angle) * far * 1.5}px ${Math.sin(angle) * far}px`,
        rotate: `${Math.round(angle * 40)}deg`,
        opacity: step === 3 ? 0 : 1,
      }
    })
    start(ghost, turns, { duration: SHUFFLE_MS + 120, easing: 'ease-in-out' }).onfinish = () => ghost.remove()
  }
  const dealt = [...root.querySelectorAll('.hand button, .seat .backs')]
  const ways = dealt.map((one) => wayOf(one, middle))
  dealt.forEach((one, index) => {
    const [delay, way] = [SHUFFLE_MS + index * Math.min(DEAL_MS, 400 / dealt.length), ways[index]]
    if (way) move(one, way, { delay, fill: 'backwards' })
    start(one, [{ opacity: 0 }, { opacity: 1 }], { delay, fill: 'backwards', duration: 60, easing: 'linear' })
  })
  root.addEventListener('pointerdown', skip, { once: true })
  root.addEventListener('keydown', skip, { once: true })
}
