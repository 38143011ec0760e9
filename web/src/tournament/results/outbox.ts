// What was told about results without a network: kept in this browser, and sent once it is back.
//
// Every message has an operation number that the server knows it by, so that one sent twice counts
// once: also if the answer was lost, or if two pages send at the same time.
import { load, loadList, save } from '../../browser/storage'
import { Trouble } from '../../api'
import type { Text } from '../../types'

/** A message to a tournament. */
export interface Message {
  /** The operation number, drawn once for each message. */
  op: string
  /** The address it goes to. */
  path: string
  body: unknown
  /** What it is about, for example `round/table`. */
  about: string
  /** When it was told, in milliseconds since 1970. */
  told: number
}

/** A message that the server has refused; it is kept until somebody has read why. */
export interface Refusal extends Message {
  why: Text
}

const WAITING = 'capicua.outbox'
const REFUSED = 'capicua.outbox.refused'
const MOST = 200
/** Statuses after which the same message may yet be accepted: no network, limits, a server that restarts. */
const isPassing = (status: number) => status === 0 || status === 408 || status === 425 || status === 429 || status >= 500

export type Deliver = (message: Message) => Promise<unknown>

/** The messages that wait, the oldest first. */
export function waiting(path = ''): Message[] {
  return loadList<Message>(WAITING, isMessage).filter((one) => one.path.startsWith(path))
}

/** The messages that were refused. */
export function refused(path = ''): Refusal[] {
  return loadList<Refusal>(REFUSED, isMessage).filter((one) => one.path.startsWith(path))
}

function isMessage(one: unknown): boolean {
  const { op, path } = (one ?? {}) as Partial<Message>
  return typeof op === 'string' && typeof path === 'string'
}

/** An operation number that nobody else draws. */
export function operation(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Keeps a message until it is delivered; returns whether this browser can keep it. */
export function put(message: Message): boolean {
  if (waiting().some(({ op }) => op === message.op)) return true
  const kept = save(WAITING, [...waiting(), message].slice(-MOST))
  return kept && load(WAITING) !== null
}

/** Forgets a refusal that has been read. */
export function dismiss(op: string): void {
  save(REFUSED, refused().filter((one) => one.op !== op))
}

function remove(op: string): void {
  save(WAITING, waiting().filter((one) => one.op !== op))
}

let sending: Promise<number> | null = null

/**
 * Delivers what waits, one after the other; returns how many messages still wait. Calls while one
 * is under way get its answer; pages of the same browser take turns.
 */
export function flush(deliver: Deliver): Promise<number> {
  sending ??= alone(() => flushNow(deliver)).finally(() => (sending = null))
  return sending
}

/** Runs something in one page of this browser at a time, where the browser can see to it. */
function alone(run: () => Promise<number>): Promise<number> {
  const { locks } = globalThis.navigator ?? {}
  return locks ? locks.request(WAITING, run) : run()
}

async function flushNow(deliver: Deliver): Promise<number> {
  // Read anew each time: another page may have added or delivered some in the meantime.
  for (let message = waiting()[0]; message; message = waiting()[0]) {
    try {
      await deliver(message)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      if (isPassing(error.status)) break
      save(REFUSED, [...refused(), { ...message, why: error.text }].slice(-MOST))
    }
    remove(message.op)
  }
  return waiting().length
}
