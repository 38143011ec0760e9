// What is wrong with a text, for somebody who has pasted it and counts no lines.
import type { Language } from '../language'
import type { Text } from '../types'

/** A sentence without the line and column that it begins with. */
export function withoutPlace(language: Language, { id, args }: Text): string {
  if (args?.line === undefined) return language.say({ id, args: args ?? {} })
  const said = language.say({ id, args: { ...args, line: 0 } }).trim()
  return said.charAt(0).toLocaleUpperCase(language.code) + said.slice(1)
}
