// Formats messages as sentences for one seat, by the same rules as render/language.py.
//
// The game's sentences come from the server, the most specific file first; the client's are in
// strings/*.ftl. `text` searches the client's sentences first, `say` the game's.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle'
import { once, own, theirs, type Code } from './sentences'
import type { Text } from './types'

export type { Code }
export type Arguments = Record<string, string | number | string[]>

/** Arguments that hold a seat; they are replaced by its name. */
const SEATS = ['player', 'owner', 'other', 'partner']

export class Language {
  private readonly own: FluentBundle
  private readonly game: FluentBundle

  constructor(
    readonly code: Code,
    own: FluentBundle | string,
    game: FluentBundle | string,
    readonly names: readonly string[] = [],
  ) {
    this.own = typeof own === 'string' ? bundle(code, own) : own
    this.game = typeof game === 'string' ? bundle(code, game) : game
  }

  /** Returns the same language with other names for the seats. */
  withNames(names: readonly string[]): Language {
    return new Language(this.code, this.own, this.game, names)
  }

  /** Returns the same language with further client sentences. */
  and(source: string): this {
    this.own.addResource(new FluentResource(source))
    return this
  }

  /** The name of a seat, or its letter if it has none. */
  name(seat: number): string {
    return this.names[seat] || String.fromCharCode(65 + seat)
  }

  /** The names of partners. */
  together(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(' + ')
  }

  /** Formats a message for `reader`; null is a spectator. */
  say(message: Text, reader: number | null = null): string {
    return this.find([this.game, this.own], message.id, '', message.args ?? {}, reader)
  }

  /** The short form of a game's message for narrow places, without commas; empty if it has none. */
  short(message: Text, reader: number | null = null): string {
    if (!this.game.getMessage(message.id)?.attributes.short) return ''
    const args = Object.entries(message.args ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(' ') : value,
    ])
    return this.find([this.game], message.id, 'short', Object.fromEntries(args), reader)
  }

  /** Formats several messages as one line. */
  sayAll(messages: readonly Text[], reader: number | null = null): string {
    return messages.map((message) => this.say(message, reader)).join(' ')
  }

  /** A sentence of the client or of the game. */
  text(id: string, args: Arguments = {}): string {
    return this.find([this.own, this.game], id, '', args, null)
  }

  /** An attribute of a sentence, for example the `help` of an option. */
  about(id: string, attribute: string, args: Arguments = {}): string {
    return this.find([this.own, this.game], id, attribute, args, null)
  }

  /** A bare integer, as in a score table. */
  number(value: number): string {
    return withMinus(isPlain(value) ? `${value}` : value.toLocaleString(this.code))
  }

  has(id: string): boolean {
    return this.own.hasMessage(id) || this.game.hasMessage(id)
  }

  /** The sentence of the first id that exists; the last id must exist. */
  choose(ids: readonly string[], args: Arguments = {}): string {
    return this.text(ids.find((id) => this.has(id)) ?? ids[ids.length - 1] ?? '', args)
  }

  /** The display name of an option's value; a number is its own name. */
  value(option: string, value: string): string {
    const ids = [`value-${option}-${value}`, `value-${value}`]
    return ids.some((id) => this.has(id)) ? this.choose(ids) : value
  }

  /** The rest of each id of the game's sentences that starts with the prefix, in file order. */
  endings(prefix: string): string[] {
    const ids = [...this.game._messages.keys()].filter((id) => id.startsWith(prefix))
    return ids.map((id) => id.slice(prefix.length))
  }

  private find(
    bundles: FluentBundle[],
    id: string,
    attribute: string,
    args: Arguments,
    reader: number | null,
  ): string {
    const found = this.arguments(args, reader)
    for (const bundle of bundles) {
      const message = bundle.getMessage(id)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern) return bundle.formatPattern(pattern, found, [])
    }
    const name = attribute ? `${id}.${attribute}` : id
    return [`⟨${name}⟩`, ...Object.entries(found).map(([key, value]) => `${key}=${value}`)].join(' ')
  }

  private arguments(given: Arguments, reader: number | null): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(given)) {
      if (SEATS.includes(name) && typeof value === 'number') found[name] = this.name(value)
      else if (typeof value === 'number') found[name] = new Numeral(value)
      else found[name] = Array.isArray(value) ? value.join(', ') : value
    }
    const { low, high, player, owner, partner } = given
    if (low !== undefined && high !== undefined)
      found.span = low === high ? String(low) : `${low}–${high}`
    if (player !== undefined) found.person = player === reader ? 'you' : 'other'
    if (player !== undefined && partner !== undefined)
      found.ours =
        reader === null ? 'other' : reader === player || reader === partner ? 'us' : 'them'
    if (owner !== undefined)
      found.whose = owner === reader ? 'you' : owner === player ? 'own' : 'other'
    return found
  }
}

/** A number written with a real minus sign. */
class Numeral extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const isBare = isPlain(this.value) && !Object.keys(this.opts).length
    return withMinus(isBare ? `${this.value}` : super.toString(scope))
  }
}

/**
 * Whether a number is written the same in all languages; the first Intl format takes a phone 40 ms.
 */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1000
}

function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** Implements `NUMBER` in the Fluent files. */
const inSentence: FluentFunction = ([value], options) => {
  const places = Object.entries(options).map(([name, option]) => [name, option.valueOf()])
  return new Numeral(Number(value), Object.fromEntries(places))
}

function bundle(code: Code, source: string): FluentBundle {
  const made = new FluentBundle([code], { useIsolating: false, functions: { NUMBER: inSentence } })
  made.addResource(new FluentResource(source))
  return made
}

/** A language with the sentences of one game, or with those shared by all games. */
export const loadLanguage = once(
  async (code, game) => new Language(code, ...(await Promise.all([own(code), theirs(code, game)]))),
)
