// A tournament as the reader sees it, kept up to date: a socket tells the number of each revision, and
// without one the page asks now and then. The last page seen stays in this browser, for halls without
// a network.
import { asTrouble, Trouble } from '../api'
import { loadList, save } from '../browser/storage'
import type { Decided, TournamentPage } from '../types'
import { knownEvent, rememberEvent, takeKey } from './keys'
import { flush, operation, waiting } from './results/outbox'
import { at, events, type Act } from './requests'

const PAGES = 'capicua.event-pages'
const MOST_PAGES = 3
const PING_MS = 15_000
/** How often the page asks without a socket, and with one, in case a frame was lost. */
const POLL_MS = 4_000
const CHECK_MS = 60_000
const SOON_MS = 1_000
const LATE_MS = 20_000

interface KeptPage {
  event: string
  page: TournamentPage
}

const keptPages = () => loadList<KeptPage>(PAGES, (one) => !!(one as KeptPage)?.page?.event)

export class LiveEvent {
  page = $state.raw<TournamentPage | null>(null)
  /** Why there is no page. */
  trouble = $state.raw<Trouble | null>(null)
  /** Whether what is shown may be old: the server cannot be reached. */
  isOffline = $state(false)
  /** How many results that were told here have not arrived yet. */
  unsent = $state(0)
  /** The time at the server, refreshed every second. */
  now = $state(Date.now())

  private offset = 0
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly tick = setInterval(() => (this.now = Date.now() + this.offset), 1000)
  private tries = 0
  private isClosed = false
  private loading: Promise<void> | null = null

  constructor(readonly id: string) {
    takeKey(id)
    this.unsent = waiting(at(id)).length
    document.addEventListener('visibilitychange', this.wake)
    addEventListener('online', this.wake)
    addEventListener('offline', this.wake)
    void this.load()
  }

  close(): void {
    this.isClosed = true
    document.removeEventListener('visibilitychange', this.wake)
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.wake)
    clearInterval(this.tick)
    clearTimeout(this.timer)
    this.socket?.close()
  }

  /** Sends what waits and asks for news; called again as often as wanted. */
  load(): Promise<void> {
    this.loading ??= this.loadNow().finally(() => (this.loading = null))
    return this.loading
  }

  private async loadNow(): Promise<void> {
    if (this.isClosed) return
    try {
      await this.enter()
      await this.send()
      const { page, date } = await events.page(this.id, this.page && !this.isOffline ? this.page.event.revision : 0)
      if (date) this.offset = Math.abs(date - Date.now()) < 2000 ? 0 : date - Date.now()
      this.isOffline = false
      this.trouble = null
      this.tries = 0
      if (page) this.take(page)
      this.listen()
    } catch (error) {
      const trouble = asTrouble(error)
      if (trouble.status === 0) this.page ??= keptPages().find(({ event }) => event === this.id)?.page ?? null
      this.isOffline = trouble.status === 0 || trouble.status >= 500
      if (!this.page || !(this.isOffline || trouble.status === 429)) this.trouble = trouble
    }
    this.later()
  }

  /** Decides something as the director; the page is up to date afterwards. */
  async decide(act: Act, op = operation()): Promise<Decided> {
    const decided = await events.decide(this.id, { op, act } as Parameters<typeof events.decide>[1])
    await this.news()
    return decided
  }

  /** Shows the server the keys of links, once. */
  private async enter(): Promise<void> {
    for (const key of knownEvent(this.id)?.pending ?? []) {
      try {
        await events.enter(this.id, key)
        this.page = null // what is seen depends on who asks
      } catch (error) {
        const { status } = asTrouble(error)
        if (status === 0 || status === 429 || status >= 500) throw error
        // A key that is wrong here opens nothing, now or later.
      }
      rememberEvent({ event: this.id, pending: (knownEvent(this.id)?.pending ?? []).filter((one) => one !== key) })
    }
  }

  private async send(): Promise<void> {
    if (waiting(at(this.id)).length) await flush(events.deliver)
    this.unsent = waiting(at(this.id)).length
  }

  private take(page: TournamentPage): void {
    this.page = page
    rememberEvent({ event: this.id, name: page.event.settings.name, role: page.me.role })
    save(PAGES, [{ event: this.id, page }, ...keptPages().filter(({ event }) => event !== this.id)].slice(0, MOST_PAGES))
  }

  private readonly wake = () => {
    if (!navigator.onLine) this.isOffline = true
    else if (document.visibilityState === 'visible') {
      this.tries = 0
      void this.load()
    }
  }

  /** Opens the socket, once; if it fails, the page goes on asking and tries again. */
  private listen(): void {
    if (this.socket || this.isClosed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tournaments/${this.id}`)
    this.socket = socket
    const ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('{"type":"ping"}'), PING_MS)
    socket.onmessage = ({ data }) => {
      const frame: { type?: string; revision?: number } = JSON.parse(data)
      if (frame.type === 'revision' && (frame.revision ?? 0) > (this.page?.event.revision ?? 0)) void this.news()
    }
    socket.onclose = () => {
      clearInterval(ping)
      this.socket = null
      this.later()
    }
  }

  /** Loads what has changed, also if a request that is under way may have been too early. */
  private async news(): Promise<void> {
    await this.loading
    await this.load()
  }

  private later(): void {
    if (this.isClosed) return
    clearTimeout(this.timer)
    const wait = this.isOffline ? Math.min(LATE_MS, SOON_MS * 2 ** this.tries++) : this.socket ? CHECK_MS : POLL_MS
    const look = () => document.visibilityState === 'visible' && void this.load() // `wake` does it later
    this.timer = setTimeout(look, wait * (0.75 + Math.random() / 2))
  }
}
