// Judges the position shown: quickly first, then with more sampled deals, as long as it is shown.
import { untrack } from 'svelte'
import { asTrouble, type Trouble } from '../api'
import type { Analysed } from '../types'
import { analyse } from './requests'
import { isSame } from './verdict'

/** The deepest analysis, of four times as many deals as the one before. */
const DEEPEST = 3
/** How deep it goes on its own, and how deep if the answers come quickly. */
const USUAL = 1
const QUICK = 2
/** The longest time for the answer before, if the next one is to come quickly. */
const QUICK_MS = 900
/** Steps are passed through faster than they are read. */
const PAUSE_MS = 250

/**
 * Whether more deals would tell nothing more. Of a move that is forced they tell how often it wins:
 * the first eight deals leave a margin of forty per cent.
 */
const isSettled = (found: Analysed) => found.exact
/** Whether several moves may be the best. */
const isOpen = (found: Analysed) => !isSame(found.moves.filter((move) => move.as_good))

export class Judge {
  trouble = $state.raw<Trouble | null>(null)
  #known = $state.raw<Record<string, { found: Analysed; depth: number }>>({})
  #wish = $state.raw<{ text: string; depth: number } | null>(null)

  /** `position` is the text to judge, or null where nothing can or should be judged. */
  constructor(readonly position: () => string | null) {
    $effect(() => {
      const text = this.position()
      untrack(() => {
        this.trouble = null
        this.#wish = text === null ? null : { text, depth: Math.max(USUAL, this.#depth(text)) }
      })
    })
    $effect(() => {
      const wish = this.#wish
      if (!wish || untrack(() => this.#depth(wish.text)) >= wish.depth) return
      const timer = setTimeout(() => void this.#deepen(wish), PAUSE_MS)
      return () => clearTimeout(timer)
    })
  }

  get found(): Analysed | null {
    return this.#known[this.position() ?? '']?.found ?? null
  }

  /** Whether deals are being sampled, or will be once an effect has seen the new position. */
  get isThinking(): boolean {
    const text = this.position()
    if (text === null || this.trouble) return false
    return this.#wish?.text !== text || this.#depth(text) < this.#wish.depth
  }

  get canThinkLonger(): boolean {
    return !!this.#wish && !this.isThinking && this.#wish.depth < DEEPEST && this.#depth(this.#wish.text) < DEEPEST
  }

  thinkLonger(): void {
    if (this.#wish && this.canThinkLonger) this.#wish = { ...this.#wish, depth: this.#wish.depth + 1 }
  }

  #depth(text: string): number {
    return this.#known[text]?.depth ?? -1
  }

  async #deepen(wish: { text: string; depth: number }) {
    try {
      for (let depth = this.#depth(wish.text) + 1; depth <= wish.depth; depth++) {
        const asked = performance.now()
        const found = await analyse(wish.text, depth)
        const isQuick = performance.now() - asked < QUICK_MS
        this.#known = { ...this.#known, [wish.text]: { found, depth: isSettled(found) ? DEEPEST : depth } }
        if (wish !== this.#wish || isSettled(found)) break
        if (depth === USUAL && wish.depth === USUAL && isQuick && isOpen(found)) {
          this.#wish = { ...wish, depth: QUICK }
          break
        }
      }
    } catch (error) {
      if (wish === this.#wish) this.trouble = asTrouble(error)
    }
  }
}
