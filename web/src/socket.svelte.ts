// The socket of one table: keeps the state, and repeats requests until they are answered.
//
// Each request carries an id and is sent again with that id after a lost connection; the server
// counts each id once. `done` means durable.
import { freshId } from './browser/fresh-id'
import { afterFrame, untilStill } from './table/effects/motion'
import { shared } from './table/structural-sharing'
import { openEarly, type EarlySocket, type Wire } from './early-socket'
import type {
  Advice,
  ClientFrame,
  Done,
  Guests,
  Keys,
  Line,
  RefusedFrame,
  ServerFrame,
  StateFrame,
} from './types'

/** A frame as screens send it; the socket adds the id. */
export type Ask = Without<Exclude<ClientFrame, { type: 'hello' | 'ping' }>, 'id'>
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never
export type Answer = Done | RefusedFrame | Advice | Guests | Keys
export type Send = (ask: Ask) => Promise<Answer>

const BEAT_MS = 5_000
/** Silence after which a keep-alive is sent. */
const QUIET_MS = 15_000
/** The server drops connections after a minute of silence. */
const SPEAK_MS = 40_000
const SILENCE_MS = 10_000
/** The same after the browser has lost or found its network: most often the connection is dead. */
const CHANGED_MS = 3_000
const CONNECT_MS = 8_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000
/** Close code of the server for visitors who must enter the table first. */
const NOT_HERE = 4401
/** Close code of the server while it cannot write. */
const CANNOT_WRITE = 4503
/** Close code of the server for readers who have to load the table again; nothing is lost. */
const RESYNC = 4409

export class TableSocket {
  /** The current state of the table with all its lines; nothing before the first frame. */
  state = $state.raw<StateFrame | null>(null)
  /** When the state arrived, in `performance.now()` time. */
  received = $state.raw(0)
  link = $state<'connecting' | 'open' | 'lost' | 'unwritable'>('connecting')
  /** Whether the server does not know us at this table. */
  isStranger = $state(false)

  private socket: Wire | null = null
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly waiting = new Map<string, { text: string; settle: (answer: Answer) => void }>()
  private readonly beat: ReturnType<typeof setInterval>
  private silence: ReturnType<typeof setTimeout> | undefined
  /** States to draw, since tiles were moving or something was just touched: the next, and the newest. */
  private readonly next: { state: StateFrame; received: number }[] = []
  /** Answers that arrived after those states. */
  private answers: (() => void)[] = []
  private heardAt = 0
  private spokeAt = 0

  /** The table's id, its wire if already open, and how to open another. */
  constructor(
    private readonly table: string,
    wire?: EarlySocket,
    private readonly open = openEarly,
  ) {
    this.connect(wire)
    this.beat = setInterval(this.ping, BEAT_MS)
    addEventListener('online', this.changed)
    addEventListener('offline', this.changed)
    document.addEventListener('visibilitychange', this.look)
  }

  /** Sends a request; the promise resolves when it is answered, however long that takes. */
  send: Send = (ask) => {
    const id = freshId()
    const text = JSON.stringify({ ...ask, id })
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle })
      this.post(text)
    })
  }

  close(): void {
    clearInterval(this.beat)
    removeEventListener('online', this.changed)
    removeEventListener('offline', this.changed)
    document.removeEventListener('visibilitychange', this.look)
    this.drop()
  }

  private connect(wire = this.open(this.table, (this.next.at(-1)?.state ?? this.state)?.version)): void {
    clearTimeout(this.retry)
    const { socket } = wire
    this.socket = socket
    socket.onopen = this.opened
    socket.onmessage = this.heard
    socket.onclose = (event) => this.lost(event.code)
    this.expect(CONNECT_MS)
    wire.heard.forEach(this.heard)
    if (wire.closed) this.lost(wire.closed)
  }

  /** Drops the socket; a half-open one would take minutes to close. */
  private drop(): void {
    clearTimeout(this.retry)
    clearTimeout(this.silence)
    this.silence = undefined
    if (!this.socket) return
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null
    this.socket.close()
    this.socket = null
  }

  private lost(code: number): void {
    this.drop()
    if (code !== RESYNC) this.link = code === CANNOT_WRITE ? 'unwritable' : 'lost'
    if (code === NOT_HERE) {
      this.isStranger = true
      this.close()
      return
    }
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 1.7 ** this.failures)
    this.failures += 1
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random())) // with jitter
  }

  private post(text: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return
    this.spokeAt = performance.now()
    this.socket.send(text)
  }

  private opened = () => {
    for (const { text } of this.waiting.values()) this.post(text)
  }

  private ping = () => {
    const now = performance.now()
    if (now - this.heardAt >= QUIET_MS || now - this.spokeAt >= SPEAK_MS) this.look()
  }

  private changed = () => this.check(CHANGED_MS)
  private look = () => this.check(SILENCE_MS)

  /** Connects at once if disconnected; otherwise checks that the server responds in time. */
  private check(ms: number): void {
    if (document.visibilityState === 'hidden') return
    if (!this.socket) this.connect()
    else if (this.socket.readyState === WebSocket.OPEN) {
      this.post('{"type":"ping"}')
      this.expect(ms)
    }
  }

  /** Reconnects after this long without traffic. */
  private expect(ms: number): void {
    this.silence ??= setTimeout(() => this.lost(0), ms)
  }

  private heard = (event: MessageEvent<string>) => {
    clearTimeout(this.silence)
    this.silence = undefined
    this.heardAt = performance.now()
    const frame = JSON.parse(event.data) as ServerFrame
    if (frame.type === 'state') this.take(frame)
    else if (frame.type !== 'pong') {
      const settle = this.waiting.get(frame.id)?.settle
      this.waiting.delete(frame.id)
      if (this.next.length) this.answers.push(() => settle?.(frame))
      else settle?.(frame)
    }
  }

  private take(frame: StateFrame): void {
    const known = this.next.at(-1)?.state ?? this.state
    this.link = 'open'
    this.failures = 0
    if (this.next.length > 1) this.next.pop()
    /* Lines are added, and long: they are not compared. */
    const state = { ...shared({ ...known, lines: null }, frame), lines: joined(known, frame) }
    this.next.push({ state, received: performance.now() })
    this.show()
  }

  /** Draws the next state after a frame in which no tile moves, and which shows what was touched. */
  private show = () => {
    if (this.state) setTimeout(() => afterFrame(this.draw), untilStill())
    else this.draw()
  }

  private draw = () => {
    if (untilStill()) return this.show()
    const next = this.next.shift()
    if (!next) return
    this.received = next.received
    this.state = next.state
    if (this.next.length) return this.show()
    for (const settle of this.answers.splice(0)) settle()
  }
}

/** The known lines with the new ones; after a lost connection a line may come twice. */
function joined(known: StateFrame | null, frame: StateFrame): Line[] {
  if (!known || frame.complete) return frame.lines
  return [...known.lines, ...frame.lines.filter((line) => line.at > known.version)]
}
