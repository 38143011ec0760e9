// House rules in addresses and files.
import type { GameForm, HouseRules } from '../types'

const TAKEN = ['game', 'preset', 'seats', 'deal', 'lang']
const HIGHEST_DEAL = 999_999_999

/**
 * The address that opens these rules, or a solitaire deal under them, on a page; every changed
 * option is a parameter.
 */
export function address(rules: HouseRules, deal: number | null = null, page = '/new'): string {
  const query = new URLSearchParams({ game: rules.game })
  if (rules.preset) query.set('preset', rules.preset)
  if (rules.seats) query.set('seats', String(rules.seats))
  for (const [name, value] of Object.entries(rules.options ?? {})) query.set(name, value)
  if (deal) query.set('deal', String(deal))
  return `${page}?${query}`
}

/** The number of the solitaire deal in an address, if any. */
export function dealFrom(query: URLSearchParams): number | null {
  const deal = Number(query.get('deal'))
  return Number.isInteger(deal) && deal >= 1 && deal <= HIGHEST_DEAL ? deal : null
}

/** The rules in an address; unknown options are kept, for the server to refuse. */
export function fromQuery(query: URLSearchParams): HouseRules {
  const options = Object.fromEntries([...query].filter(([name]) => !TAKEN.includes(name)))
  return {
    game: query.get('game') ?? '',
    preset: query.get('preset') ?? '',
    options,
    seats: Number(query.get('seats')) || 0,
  }
}

/** The rules in a file, or nothing if it is not a house rules file. */
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

/** A preset's value of an option. */
export function usual(form: GameForm, preset: string, option: string): string {
  const found = form.presets.find((one) => one.id === preset) ?? form.presets[0]
  return found?.values[option] ?? ''
}
