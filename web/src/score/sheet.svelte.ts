// One sheet on this page: opened, kept up to date while visible, and edited.
import { asTrouble, type Trouble } from '../api'
import type { RoundReport, SheetState, Text } from '../types'
import { isSame } from './answers'
import { Draft } from './draft.svelte'
import { knownSheet, rememberSheet, sheets } from './sheet-requests'

const EVERY_MS = 4000

export class OpenSheet {
  state = $state.raw<SheetState | null>(null)
  /** The reason why the sheet cannot be shown. */
  missing = $state.raw<Trouble | null>(null)
  /** Whether the last request to the server failed. */
  offline = $state(false)
  /** The reason why the last change was refused. */
  refusal = $state.raw<Trouble | null>(null)
  busy = $state(false)
  /** The next round, and the round being corrected. */
  next = $state.raw(new Draft())
  correction = $state.raw<Draft | null>(null)
  /** Counts changes by others, so that they can be announced. */
  news = $state(0)

  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {
    try {
      this.next.restore(JSON.parse(sessionStorage.getItem(this.draftKey) ?? '{}') ?? {})
    } catch {
      // Without saved data the form is empty.
    }
  }

  get draft(): Draft {
    return this.correction ?? this.next
  }

  /** Whether the sheet has changed since the entry was started. */
  get isBehind(): boolean {
    return this.state !== null && this.draft.base !== this.state.version
  }

  /** The number of earlier matches of the series. */
  get earlier(): number {
    if (!this.state) return 0
    return this.state.series.matches.length - (this.state.next ? 0 : 1)
  }

  /** The number of the round being entered. */
  get round(): number {
    return this.draft.corrects || (this.state?.rows.length ?? 0) + 1
  }

  /** Opens the sheet with the key of a link, or with a key stored in the browser. */
  async open(key: string): Promise<void> {
    this.missing = null
    try {
      const found = key ? await sheets.open(this.id, key) : await sheets.news(this.id, 0)
      if (!found) return
      const held = knownSheet(this.id)
      const which = found.may_write && key !== held?.watch ? 'edit' : 'watch'
      rememberSheet({
        sheet: this.id,
        game: found.rules.game,
        names: found.names,
        ...(key ? { [which]: key } : {}),
      })
      this.take(found)
    } catch (error) {
      this.missing = asTrouble(error)
    }
    this.wait()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  /** Polls for changes; does nothing while the page is hidden. */
  async look(): Promise<void> {
    clearTimeout(this.timer)
    if (this.closed) return
    if (document.visibilityState === 'visible' && this.state && !this.busy) {
      try {
        const found = await sheets.news(this.id, this.state.version)
        this.offline = false
        if (found && this.take(found)) this.news += 1
      } catch (error) {
        const trouble = asTrouble(error)
        if (trouble.status === 403 || trouble.status === 404) this.missing = trouble
        else this.offline = true
      }
    }
    this.wait()
  }

  /** Starts to correct a round, or shows it. */
  correct(round: number): void {
    const row = this.state?.rows[round - 1]
    this.refusal = null
    this.correction = row ? new Draft(round, row.report, row.form) : null
    if (this.correction) this.rebase(this.correction)
  }

  /** Sends the round; returns false if it was refused and stays in the form. */
  async send(report: RoundReport): Promise<boolean> {
    const draft = this.draft
    if (!this.state || this.busy) return false
    // After the conflict message, sending again refers to the current sheet.
    if (this.isBehind && this.refusal?.status !== 0) this.rebase(draft)
    const { round } = draft
    const change = { version: draft.base, report }
    return this.write(
      () =>
        draft.corrects ? sheets.correct(this.id, round, change) : sheets.add(this.id, change),
      () => {
        if (draft.corrects) this.correction = null
        else this.next = new Draft()
        this.settle()
        this.keep()
      },
      () => isSame(this.state?.rows[round - 1]?.report, report),
    )
  }

  /** Removes the last round; before the first one, reopens the previous match. */
  strike(): Promise<boolean> {
    const { version = 0, rows = [] } = this.state ?? {}
    const before = this.earlier
    return this.write(
      () => sheets.strike(this.id, version),
      () => (this.correction = null),
      () =>
        rows.length
          ? this.earlier === before && this.state?.rows.length === rows.length - 1
          : this.earlier === before - 1,
    )
  }

  /** Starts the next match of the series. */
  nextMatch(): Promise<boolean> {
    const version = this.state?.version ?? 0
    const before = this.earlier
    return this.write(
      () => sheets.nextMatch(this.id, version),
      () => {
        this.correction = null
        this.next = new Draft()
        this.settle()
        this.keep()
      },
      () => this.earlier === before + 1,
    )
  }

  /** Saves the entry in case the page is reloaded. */
  keep(): void {
    try {
      if (this.next.isBegun) sessionStorage.setItem(this.draftKey, JSON.stringify(this.next.kept()))
      else sessionStorage.removeItem(this.draftKey)
    } catch {
      // Without storage it remains in the form.
    }
  }

  /** Sends a change; one that was accepted but whose response was lost is not applied twice. */
  private async write(
    ask: () => Promise<SheetState>,
    done: () => void,
    isThere: () => boolean,
  ): Promise<boolean> {
    this.busy = true
    this.refusal = null
    try {
      this.take(await ask())
    } catch (error) {
      this.refusal = asTrouble(error)
      if (this.refusal.status === 409) await this.catchUp()
      if (this.refusal.status !== 409 || !isThere()) return false
      this.refusal = null
    } finally {
      this.busy = false
    }
    this.offline = false
    done()
    return true
  }

  private async catchUp(): Promise<void> {
    try {
      const found = await sheets.news(this.id, this.state?.version ?? 0)
      if (found) this.take(found)
    } catch {
      this.offline = true
    }
  }

  /** Applies a newer state; returns whether it is newer. */
  private take(found: SheetState): boolean {
    if (this.state && found.version <= this.state.version) return false
    this.state = found
    this.settle()
    return true
  }

  /** An entry that is still empty moves to the current version of the sheet. */
  private settle(): void {
    if (!this.next.isBegun || !this.next.base) this.rebase(this.next)
  }

  private rebase(draft: Draft): void {
    if (!this.state) return
    draft.base = this.state.version
    draft.round = draft.corrects || this.state.rows.length + 1
  }

  private wait(): void {
    clearTimeout(this.timer)
    if (!this.closed && !this.missing) this.timer = setTimeout(() => this.look(), EVERY_MS)
  }

  private get draftKey(): string {
    return `capicua.round.${this.id}`
  }
}

/** Words a refusal for the person at the sheet. */
export function told(trouble: Trouble): Text {
  if (trouble.status === 0) return { id: 'web-score-unsent' }
  return trouble.text.id === 'sheet-changed' ? { id: 'web-score-conflict' } : trouble.text
}
