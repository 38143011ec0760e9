/** One person's interaction: tiles touched, messages shown, requests sent. */

import type { Language } from '../../language'
import type { Settings } from '../../settings.svelte'
import type { Answer, Ask, Send } from '../../socket.svelte'
import type { Choice, StateFrame, Text } from '../../types'
import { afterFrame } from '../effects/motion'
import { chooser, kindOf, lit, plain, touch } from './touch-targets'

export interface Table {
  state: StateFrame
  language: Language
  settings: Settings
  send: Send
}

export class Play {
  touched = $state.raw<string[]>([])
  /** The same one frame later: the page shows the touch itself before it lays out what comes next. */
  followed = $state.raw<string[]>([])
  /** A choice that waits for confirmation. */
  pending = $state.raw<Choice | null>(null)
  /** The reason for a refusal. */
  refusal = $state.raw<{ text: string; rule: string } | null>(null)
  advice = $state.raw<{ choice: Choice; reasons: Text[] } | null>(null)
  busy = $state(false)

  constructor(private readonly table: () => Table) {}

  readonly choices = $derived.by(() => {
    const { state } = this.table()
    return state.phase === 'playing' && state.may.includes('act') ? (state.seen?.choices ?? []) : []
  })
  /** Whether a person sits here who can act, now or later. */
  readonly plays = $derived.by(() => this.table().state.seat !== null)
  readonly acts = $derived.by(() => this.choices.length > 0)
  /** The things that have an effect when touched. */
  readonly lit = $derived.by(() => lit(this.choices, this.touched))
  readonly next = $derived.by(() => lit(this.choices, this.followed))
  readonly chooser = $derived.by(() => chooser(this.choices, this.followed))
  readonly plain = $derived.by(() => plain(this.choices))
  readonly hinted = $derived.by(() => new Set(this.advice?.choice.touch ?? []))

  /** The current prompt; names the seat to act if the reader has nothing to do. */
  readonly prompt = $derived.by(() => {
    const { language, state } = this.table()
    if (!this.acts) {
      const turn = state.seen?.over ? null : (state.seen?.turn ?? null)
      if (turn === null) return language.text('table-over')
      // In a drill there is nothing to play.
      if (turn === state.seat && !state.may.length && !state.lines.length) return ''
      if (turn === state.seat) return language.text(state.may.length ? 'table-waiting' : 'table-turn-back')
      return language.text('table-turn-of', { player: turn })
    }
    if (this.busy && state.delay) return language.text('table-shown-soon')
    if (this.pending) return language.text('table-confirm')
    const [first] = this.followed
    if (first && this.next.size)
      return language.text([...this.next].every((one) => kindOf(one) === kindOf(first)) ? 'table-then-tile' : 'table-then')
    if (this.chooser.length) return language.text('table-which')
    return language.text(this.next.size ? 'table-your-turn' : 'table-choose')
  })

  isTouched(thing: string): boolean {
    return this.touched.includes(thing)
  }

  touch(thing: string): void {
    if (this.busy || !this.acts) return
    this.refusal = null
    this.pending = null
    const step = touch(this.choices, this.touched, thing)
    if (step.kind === 'touched') this.mark(step.touched)
    else if (step.kind === 'play') this.take(step.choice)
    else void this.why(step.touch)
  }

  /** Lights up the possible places of a tile being dragged. */
  hold(tile: string): void {
    if (this.busy || !this.acts) return
    this.cancel()
    if (lit(this.choices, []).has(tile)) this.mark([tile])
  }

  /** Handles a tile dropped on something: both are touched, one after the other. */
  drop(tile: string, thing: string): void {
    this.cancel()
    const first = touch(this.choices, [], tile)
    if (first.kind === 'touched') {
      this.mark(first.touched)
      this.touch(thing)
    } else if (first.kind === 'why') void this.why([tile, thing])
  }

  /** Takes a choice, or asks for confirmation. */
  take(choice: Choice): void {
    if (this.table().settings.confirm && this.pending?.action !== choice.action) {
      this.touched = this.followed = choice.touch ?? []
      this.pending = choice
      return
    }
    void this.act(choice)
  }

  cancel(): void {
    this.touched = this.followed = []
    this.pending = null
    this.refusal = null
  }

  async hint(): Promise<void> {
    const answer = await this.ask({ type: 'hint' })
    if (answer?.type !== 'advice') return
    const choice = this.choices.find((one) => one.action === answer.action)
    if (!choice) return
    this.refusal = null
    this.advice = { choice, reasons: answer.reasons ?? [] }
  }

  /** Sends a request and shows a refusal. */
  async ask(frame: Ask): Promise<Answer | null> {
    if (this.busy) return null
    this.busy = true
    try {
      const answer = await this.table().send(frame)
      if (answer.type === 'refused') this.refuse(answer.message, answer.rule ?? '')
      return answer
    } finally {
      this.busy = false
    }
  }

  /** Discards the state of an earlier position. */
  settle(): void {
    this.cancel()
    this.advice = null
  }

  private mark(things: string[]): void {
    this.touched = things
    afterFrame(() => (this.followed = this.touched))
  }

  private async act(choice: Choice): Promise<void> {
    const { state } = this.table()
    const answer = await this.ask({ type: 'act', action: choice.action, at: state.version })
    if (answer) this.settle()
  }

  private async why(things: string[]): Promise<void> {
    if (this.table().state.may.includes('why')) await this.ask({ type: 'why', touch: things })
  }

  private refuse(message: Text, rule: string): void {
    const { language, state } = this.table()
    this.refusal = { text: language.say(message, state.seat), rule }
  }
}
