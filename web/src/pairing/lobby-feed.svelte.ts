// What happens in the lobby, and whether the reader has been paired; kept up to date by a socket.
import type { AgainFrame, Listing, LobbyFrame, SeekState, WaitingCount } from '../types'
import { pairing } from './requests'

type Frame = LobbyFrame | AgainFrame | SeekState | { type: 'pong' }

const PING_MS = 10_000
const POLL_MS = 5_000
const SOON_MS = 1_000
const LATE_MS = 15_000

export class LobbyFeed {
  /** The listed tables, those with free seats first; `null` until the server has answered. */
  tables = $state.raw<Listing[] | null>(null)
  waiting = $state.raw<WaitingCount[]>([])
  people = $state(0)
  /** The reader's own wait. */
  seek = $state.raw<SeekState | null>(null)
  isConnected = $state(false)

  private mark = ''
  private socket: WebSocket | null = null
  private timers: ReturnType<typeof setTimeout>[] = []
  private ping: ReturnType<typeof setInterval> | undefined
  /** Whether the server has been heard since the last ping, which it answers. */
  private heard = true
  private tries = 0
  private isClosed = false

  /** `waits`: whether the reader looks for players; then the feed polls where there is no socket. */
  constructor(private readonly waits: () => boolean = () => false) {
    document.addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.wake)
    addEventListener('offline', this.drop)
    void this.load()
  }

  close(): void {
    this.isClosed = true
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.drop)
    this.drop()
  }

  /** Connects again, for example as somebody who now looks for players. */
  again(): void {
    this.drop()
    this.tries = 0
    void this.load()
  }

  private readonly wake = () => {
    if (document.visibilityState === 'visible' && this.socket?.readyState !== WebSocket.OPEN) this.again()
  }

  private readonly drop = () => {
    this.timers.forEach(clearTimeout)
    this.timers = []
    clearInterval(this.ping)
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = null
      this.socket.close()
    }
    this.socket = null
    this.isConnected = false
  }

  private async load() {
    if (!navigator.onLine) return // `online` wakes it
    try {
      const { mark, tables, waiting, people } = await pairing.lobby()
      if (this.isClosed) return
      this.mark = mark
      this.tables = tables
      this.waiting = waiting
      this.people = people
      this.open()
    } catch {
      this.later()
    }
  }

  private open() {
    this.drop()
    if (!navigator.onLine) return // `online` wakes it
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/lobby?since=${this.mark}`)
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      this.isConnected = this.heard = true
      this.ping = setInterval(() => {
        if (!this.heard) return this.lost()
        this.heard = false
        socket.send('{"type":"ping"}')
      }, PING_MS)
    }
    socket.onmessage = (event) => {
      this.heard = true
      this.receive(JSON.parse(event.data))
    }
    socket.onclose = this.lost
  }

  private readonly lost = () => {
    this.drop()
    this.later()
  }

  private receive(frame: Frame) {
    if (frame.type === 'seek') this.seek = frame
    if (frame.type !== 'lobby') return // after `again`, the server closes the socket
    this.mark = frame.mark
    this.waiting = frame.waiting
    this.people = frame.people
    const changed = new Set([...frame.tables.map(({ table }) => table), ...frame.gone])
    const kept = (this.tables ?? []).filter(({ table }) => !changed.has(table))
    this.tables = [...frame.tables, ...kept].toSorted(
      (one, other) => Number(other.is_open ?? false) - Number(one.is_open ?? false) || (other.since ?? 0) - (one.since ?? 0),
    )
  }

  private later() {
    if (this.isClosed) return
    const wait = Math.min(LATE_MS, SOON_MS * 2 ** this.tries++) * (0.75 + Math.random() / 2)
    this.timers.push(setTimeout(() => void this.load(), wait))
    if (this.waits()) this.timers.push(setTimeout(() => void this.poll(), Math.min(POLL_MS, wait / 2)))
  }

  private async poll() {
    if (!navigator.onLine) return
    try {
      this.seek = await pairing.state()
    } catch {
      // the next try of the socket asks again
    }
  }
}
