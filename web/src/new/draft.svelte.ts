// House rules being edited, and the server's answers about them.
import { api, Trouble } from '../api'
import type { Code } from '../language'
import type { GameForm, HouseRules, RulesPage, Span } from '../types'
import { usual } from './house-rules'

export class RulesDraft {
  game = $state('')
  form = $state.raw<GameForm | null>(null)
  preset = $state('')
  /** The options that differ from the preset. */
  options = $state<Record<string, string>>({})
  count = $state(0)
  /** The rules page for exactly these rules, or the reason why there is none. */
  page = $state.raw<RulesPage | null>(null)
  refusal = $state.raw<Trouble | null>(null)

  readonly rules = $derived<HouseRules>({
    game: this.game,
    preset: this.preset,
    options: { ...this.options },
    seats: this.count,
  })
  readonly changes = $derived(Object.keys(this.options).length)
  readonly span = $derived<Span | undefined>(this.page?.seats ?? this.ofPreset(this.preset)?.seats)
  readonly sides = $derived(this.page?.sides ?? [])
  readonly partners = $derived(new Set(this.sides).size < this.sides.length)

  /** Requests the page shortly after each change; calls `found` with valid rules. */
  constructor(code: () => Code, found: (rules: HouseRules) => void = () => {}) {
    $effect(() => {
      const asked = this.rules
      const lang = code()
      if (this.form?.id !== asked.game) return
      let stale = false
      const timer = setTimeout(async () => {
        try {
          const page = await api.rules(asked, lang)
          if (stale) return
          this.page = page
          this.refusal = null
          found(asked)
        } catch (error) {
          if (!stale && error instanceof Trouble) this.refusal = error
        }
      }, 200)
      return () => {
        stale = true
        clearTimeout(timer)
      }
    })
  }

  /** Starts with a preset of a game, or with its first if the name is unknown. */
  begin(form: GameForm, preset = ''): void {
    this.form = form
    this.preset = (this.ofPreset(preset) ?? form.presets[0])?.id ?? ''
    this.options = {}
    this.count = this.ofPreset(this.preset)?.seats.usual ?? 1
  }

  /**
   * Switches to another preset without changes; keeps the number of players if the preset allows
   * it.
   */
  choose(preset: string): void {
    this.preset = preset
    this.options = {}
    const span = this.ofPreset(preset)?.seats
    if (span && (this.count < span.low || this.count > span.high)) this.count = span.usual
  }

  /** Sets an option; the preset's value counts as no change. */
  set(option: string, value: string): void {
    if (value === this.usual(option)) delete this.options[option]
    else this.options[option] = value
  }

  /** The preset's value of an option. */
  usual(option: string): string {
    return this.form ? usual(this.form, this.preset, option) : ''
  }

  private ofPreset(id: string) {
    // Links made before all ids were snake_case may still say squeeze-6.
    const ids = [id, id.replaceAll('-', '_')]
    return this.form?.presets.find((one) => ids.includes(one.id))
  }
}
