// The name of a game with its rule set, in the sentences of that game.
import { loadLanguage, type Language } from '../language'
import type { HouseRules } from '../types'

export async function gameName(language: Language, rules: HouseRules): Promise<string> {
  const theirs = await loadLanguage(language.code, rules.game)
  const name = theirs.text('name')
  const preset = `preset-${rules.preset}`
  const known = rules.preset && theirs.has(preset) ? theirs.text(preset) : ''
  const changes = Object.keys(rules.options ?? {}).length
  const parts = [name, known === name ? '' : known, changes ? language.text('clubs-changes', { count: changes }) : '']
  return parts.filter(Boolean).join(' · ')
}
