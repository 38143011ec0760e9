// What the page, the worker with the rules and the worker that thinks say to each other.
import type { ServerFrame } from '../../types'

/** An HTTP request, answered on this device. */
export interface LocalRequest {
  method: string
  target: string
  body: string
}

/** The answer to a request: a status, a media type and a text. */
export interface LocalAnswer {
  status: number
  type: string
  body: string
}

/** From the page to the worker with the rules. */
export type PageMessage =
  | { kind: 'request'; id: number; request: LocalRequest }
  | { kind: 'connect'; connection: string; table: string; since: number; seat: number | null }
  | { kind: 'frame'; connection: string; text: string }
  | { kind: 'disconnect'; connection: string }

/** From the worker with the rules to the page. */
export type EngineMessage =
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; id: number; answer: LocalAnswer }
  | { kind: 'open'; connection: string }
  | { kind: 'frame'; connection: string; text: string }
  | { kind: 'close'; connection: string; code: number }

/** What the rules ask for after each call, in this order (`capicua.local`). */
export type Effect =
  | { do: 'append'; table: string; at: number; rows: string[] }
  | { do: 'snapshot'; table: string; at: number; row: string }
  | { do: 'sheet'; sheet: string; version: number; text: string }
  | { do: 'send'; to: string; frame?: ServerFrame; text?: string }
  | { do: 'close'; to: string; code: number }
  | { do: 'wake'; table: string; at: number | null }
  | { do: 'prepare' }
  | { do: 'think'; table: string; job: unknown }
  | ({ do: 'answer' } & LocalAnswer)
  | { do: 'work'; job: unknown }

/** The tables without input or output: `capicua.local.LocalServer`, whose answers are effects. */
export interface LocalServer {
  request(now: number, method: string, target: string, body: string, seat: number | null): string
  connect(now: number, connection: string, table: string, since: number, seat: number | null): string
  frame(now: number, connection: string, text: string): string
  disconnect(now: number, connection: string): string
  tick(now: number, table: string): string
  think_done(now: number, table: string, result: string): string
  restore(now: number, table: string, snapshot: string | null, rows: string[]): string
  restore_sheet(now: number, sheet: string, version: number, text: string): string
  /** Forgets a table in memory, to be restored from the store. */
  drop(now: number, table: string): string
}

/** What is computed beside the tables: a bot's move, and the answer to a request. */
export interface Thinker {
  /** Gets ready, so that the first bot to move need not wait. */
  prepare(): void
  /** No table is open any more. */
  rest(): void
  thought(job: string): Promise<string>
  /** Computes an answer; with no table open, a short one is computed at once. */
  worked(job: string, isIdle: boolean): Promise<string>
}

/** Close codes of a table's connection, besides those of the server. */
export const CANNOT_WRITE = 4503
export const OTHER_TAB = 4410

/** The tables and sheets of this device. */
export const LOCAL_ID = /^\/api\/(tables|sheets)\/(local-[\w-]+)/
