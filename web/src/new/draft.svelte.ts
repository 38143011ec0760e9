// House rules while somebody chooses them, and what the server says of them.
import { api, Trouble } from '../api'
import type { Code } from '../language'
import type { GameForm, HouseRules, RulesPage, Span } from '../types'
import { usual } from './house'

export class RulesDraft {
  game = $state('')
  form = $state.raw<GameForm | null>(null)
  preset = $state('')
  /** What differs from the preset. */
  options = $state<Record<string, string>>({})
  count = $state(0)
  /** The page for exactly these rules, or why there is none. */
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

  /** Asks for the page a moment after each change; `found` is told of rules that hold together. */
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

  /** Begins with a preset of a game, or with its first where it has none of that name. */
  begin(form: GameForm, preset = ''): void {
    this.form = form
    this.preset = (this.ofPreset(preset) ?? form.presets[0])?.id ?? ''
    this.options = {}
    this.count = this.ofPreset(this.preset)?.seats.usual ?? 1
  }

  /** Takes another preset as it is; as many play as before if it is for so many. */
  choose(preset: string): void {
    this.preset = preset
    this.options = {}
    const span = this.ofPreset(preset)?.seats
    if (span && (this.count < span.low || this.count > span.high)) this.count = span.usual
  }

  /** Sets an option; what is as in the preset is no change. */
  set(option: string, value: string): void {
    if (value === this.usual(option)) delete this.options[option]
    else this.options[option] = value
  }

  /** The preset's own value of an option. */
  usual(option: string): string {
    return this.form ? usual(this.form, this.preset, option) : ''
  }

  private ofPreset(id: string) {
    // Links made before ids were all snake_case may still say squeeze-6.
    const ids = [id, id.replaceAll('-', '_')]
    return this.form?.presets.find((one) => ids.includes(one.id))
  }
}
