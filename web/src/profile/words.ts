// Words for ratings, rule sets and dates, the same on all pages about people.
import { loadLanguage, type Language } from '../language'
import type { FinishedMatch } from '../types'

/** The address of a person's profile. */
export function profileOf(name: string): string {
  return `/u/${encodeURIComponent(name)}`
}

/** A day, as the language writes it. */
export function day(language: Language, at: number): string {
  return new Intl.DateTimeFormat(language.code, { dateStyle: 'medium' }).format(at)
}

/** A rating; one that is not sure yet has a question mark. */
export function rated(rating: number, isSure: boolean): string {
  return isSure ? String(rating) : `${rating}?`
}

/** What a match has done to the rating, with its sign; empty if nothing. */
export function changeOf({ change }: FinishedMatch): string {
  return change === undefined || change === null ? '' : `${change < 0 ? '−' : '+'}${Math.abs(change)}`
}

/** A share from 0 to 1 as a percentage. */
export function percent(language: Language, share: number): string {
  return new Intl.NumberFormat(language.code, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}

/** The names of a game and its rule set. */
export async function ruleNames(language: Language, game: string, rules: string): Promise<string> {
  const theirs = await loadLanguage(language.code, game)
  const name = theirs.text('name')
  if (rules === 'house') return `${name} · ${language.text('profile-house')}`
  const preset = `preset-${rules}`
  const known = theirs.has(preset) ? theirs.text(preset) : rules
  return rules && known !== name ? `${name} · ${known}` : name
}
