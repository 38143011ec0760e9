// House rules as an address and as a file.
import type { GameForm, HouseRules } from '../types'

const TAKEN = ['game', 'preset', 'seats', 'deal', 'lang']
const HIGHEST_DEAL = 999_999_999

/** The address that opens these rules, or a deal of a solitaire under them: every changed option
 * under its own name. */
export function address(rules: HouseRules, deal: number | null = null): string {
  const query = new URLSearchParams({ game: rules.game })
  if (rules.preset) query.set('preset', rules.preset)
  if (rules.seats) query.set('seats', String(rules.seats))
  for (const [name, value] of Object.entries(rules.options ?? {})) query.set(name, value)
  if (deal) query.set('deal', String(deal))
  return `/new?${query}`
}

/** The number of a solitaire's deal in an address, where there is one. */
export function dealFrom(query: URLSearchParams): number | null {
  const deal = Number(query.get('deal'))
  return Number.isInteger(deal) && deal >= 1 && deal <= HIGHEST_DEAL ? deal : null
}

/** The rules an address holds; what the game does not know is kept, for the server to refuse. */
export function fromQuery(query: URLSearchParams): HouseRules {
  const options = Object.fromEntries([...query].filter(([name]) => !TAKEN.includes(name)))
  return {
    game: query.get('game') ?? '',
    preset: query.get('preset') ?? '',
    options,
    seats: Number(query.get('seats')) || 0,
  }
}

/** The rules a file holds, or nothing if it is no file of house rules. */
export function fromFile(text: string): HouseRules | null {
  try {
    const found = JSON.parse(text)
    if (typeof found?.game !== 'string') return null
    const options = Object.entries(found.options ?? {}).map(([name, value]) => [name, String(value)])
    return {
      game: found.game,
      preset: String(found.preset ?? ''),
      options: Object.fromEntries(options),
      seats: Number(found.seats) || 0,
    }
  } catch {
    return null
  }
}

/** A preset's own value of an option. */
export function usual(form: GameForm, preset: string, option: string): string {
  const found = form.presets.find((one) => one.id === preset) ?? form.presets[0]
  return found?.values[option] ?? ''
}
