// Messages as sentences, as one seat reads them: the same rules as render/language.py.
//
// The game's sentences come from the server, the nearest file first; the client's own stand
// in strings/*.ftl. `text` looks among the client's own first, `say` among the game's.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle'
import { own, theirs, type Code } from './sentences'
import type { Text } from './types'

export type { Code }
export type Arguments = Record<string, string | number | string[]>

/** Arguments that hold a seat, read out as that seat's name. */
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

  /** The same language with other names at the seats. */
  withNames(names: readonly string[]): Language {
    return new Language(this.code, this.own, this.game, names)
  }

  /** The same language; the client's own sentences are joined by more. */
  and(source: string): this {
    this.own.addResource(new FluentResource(source))
    return this
  }

  /** The name of a seat; its letter if nobody has given it one. */
  name(seat: number): string {
    return this.names[seat] || String.fromCharCode(65 + seat)
  }

  /** A message as `reader` reads it; null is somebody who has no seat. */
  say(message: Text, reader: number | null = null): string {
    return this.find([this.game, this.own], message.id, '', message.args ?? {}, reader)
  }

  /** Several messages, as one line. */
  sayAll(messages: readonly Text[], reader: number | null = null): string {
    return messages.map((message) => this.say(message, reader)).join(' ')
  }

  /** A sentence of the client's own, or of the game. */
  text(id: string, args: Arguments = {}): string {
    return this.find([this.own, this.game], id, '', args, null)
  }

  /** An attribute of a sentence, such as the `help` of an option. */
  about(id: string, attribute: string, args: Arguments = {}): string {
    return this.find([this.own, this.game], id, attribute, args, null)
  }

  /** A whole number by itself, as in a table of points. */
  number(value: number): string {
    return withMinus(isPlain(value) ? `${value}` : value.toLocaleString(this.code))
  }

  has(id: string): boolean {
    return this.own.hasMessage(id) || this.game.hasMessage(id)
  }

  /** The sentence of the first id there is; the last one is expected to exist. */
  choose(ids: readonly string[], args: Arguments = {}): string {
    return this.text(ids.find((id) => this.has(id)) ?? ids[ids.length - 1] ?? '', args)
  }

  /** What people call a value of an option; a number is its own name. */
  value(option: string, value: string): string {
    const ids = [`value-${option}-${value}`, `value-${value}`]
    return ids.some((id) => this.has(id)) ? this.choose(ids) : value
  }

  /** The rest of each id of the game's sentences that begins with a prefix, in their order. */
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

/** A number as people read it: with a real minus. */
class Numeral extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const isBare = isPlain(this.value) && !Object.keys(this.opts).length
    return withMinus(isBare ? `${this.value}` : super.toString(scope))
  }
}

/** Whether a number is written alike in all languages; a phone's first format takes 40 ms. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1000
}

function withMinus(text: string): string {
  return text.replace('-', '−')
}

/** What `NUMBER` does in the Fluent files. */
const inSentence: FluentFunction = ([value], options) => {
  const places = Object.entries(options).map(([name, option]) => [name, option.valueOf()])
  return new Numeral(Number(value), Object.fromEntries(places))
}

function bundle(code: Code, source: string): FluentBundle {
  const made = new FluentBundle([code], { useIsolating: false, functions: { NUMBER: inSentence } })
  made.addResource(new FluentResource(source))
  return made
}

const loaded = new Map<string, Promise<Language>>()

/** A language with the sentences of one game, or with those all games share. */
export function loadLanguage(code: Code, game = 'common'): Promise<Language> {
  const key = `${code}/${game}`
  let promise = loaded.get(key)
  if (!promise) {
    promise = Promise.all([own(code), theirs(code, game)]).then((found) => new Language(code, ...found))
    loaded.set(key, promise)
    promise.catch(() => loaded.delete(key))
  }
  return promise
}
