// Judges the position shown: quickly first, then with more sampled deals, as long as it is shown.
import { untrack } from 'svelte'
import { asTrouble, type Trouble } from '../api'
import type { Analysed } from '../types'
import { analyse } from './requests'

/** The deepest analysis, of four times as many deals as the one before. */
const DEEPEST = 3
/** How deep it goes on its own. */
const USUAL = 1
/** Steps are passed through faster than they are read. */
const PAUSE_MS = 250

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

  get isThinking(): boolean {
    return !!this.#wish && !this.trouble && this.#depth(this.#wish.text) < this.#wish.depth
  }

  get canThinkLonger(): boolean {
    return !!this.#wish && !this.isThinking && this.#wish.depth < DEEPEST && !this.found?.exact
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
        const found = await analyse(wish.text, depth)
        // More deals tell nothing more about a position in which nothing is hidden.
        this.#known = { ...this.#known, [wish.text]: { found, depth: found.exact ? DEEPEST : depth } }
        if (wish !== this.#wish || found.exact) break
      }
    } catch (error) {
      if (wish === this.#wish) this.trouble = asTrouble(error)
    }
  }
}
