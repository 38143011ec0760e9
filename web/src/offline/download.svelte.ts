// The download as the page shows it: what is offered, how far it has come, and what is installed.
import { settings } from '../settings.svelte'
import { check, canInstall, DamagedFile, install, installed, offered, uninstall, type Installed, type Manifest } from './engine/package'

export type Step = 'looking' | 'absent' | 'loading' | 'paused' | 'installed' | 'checking' | 'damaged' | 'removed'

/** Why a download does not go on: no connection, a damaged file, no storage, or something else. */
export interface Trouble {
  id: 'offline-broken-off' | 'offline-bad-file' | 'offline-full' | 'offline-failed'
  file?: string
  why?: string
}

export class Download {
  step = $state<Step>('looking')
  manifest = $state.raw<Manifest | null>(null)
  here = $state.raw<Installed | null>(installed())
  /** The part of the download that has arrived, from 0 to 1. */
  part = $state(0)
  trouble = $state.raw<Trouble | null>(null)
  /** Whether the last check found all files in order. */
  isWhole = $state(false)
  readonly canInstall = canInstall()
  /** Whether there is a newer version, or the language of the reader is missing. */
  readonly hasUpdate = $derived(
    !!this.here &&
      !!this.manifest &&
      (this.here.version !== this.manifest.version || !this.here.languages.includes(settings.language)),
  )
  readonly bytes = $derived(this.manifest?.bytes ?? this.here?.bytes ?? 0)

  private abort: AbortController | null = null

  constructor() {
    if (this.canInstall) void this.look()
  }

  /** Asks what is offered, and whether what is installed is complete. */
  async look(): Promise<void> {
    this.manifest = await offered().catch(() => null)
    if (!this.here) this.step = 'absent'
    else await this.check()
    this.isWhole = false
  }

  /** Checks the files of what is installed. */
  async check(): Promise<void> {
    if (!this.here) return
    this.step = 'checking'
    this.isWhole = await check(this.here).catch(() => false)
    this.step = this.isWhole ? 'installed' : 'damaged'
  }

  /** Downloads, updates, or repairs what is installed; goes on where it was stopped. */
  async run(): Promise<void> {
    this.trouble = null
    this.manifest ??= await offered().catch(() => null)
    if (!this.manifest) return this.stop({ id: 'offline-broken-off' })
    this.abort = new AbortController()
    this.step = 'loading'
    try {
      await install(this.manifest, settings.language, (part) => (this.part = part), this.abort.signal)
      this.here = installed()
      this.step = 'installed'
      this.isWhole = false
    } catch (error) {
      this.stop(this.abort.signal.aborted ? null : causeOf(error))
    }
  }

  pause(): void {
    this.abort?.abort()
  }

  async remove(): Promise<void> {
    await uninstall()
    this.here = null
    this.part = 0
    this.step = 'removed'
  }

  private stop(trouble: Trouble | null): void {
    this.trouble = trouble
    this.step = 'paused'
  }
}

function causeOf(error: unknown): Trouble {
  if (error instanceof DamagedFile) return { id: 'offline-bad-file', file: error.message }
  const { name, message } = error as Error
  if (name === 'QuotaExceededError') return { id: 'offline-full' }
  // What `fetch` and its streams throw without a network.
  if (error instanceof TypeError) return { id: 'offline-broken-off' }
  return { id: 'offline-failed', why: message }
}
