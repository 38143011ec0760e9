// One sheet as this page has it: opened, followed while it is looked at, written on.
import { Trouble } from '../api'
import type { RoundReport, SheetState, Text } from '../types'
import { isSame } from './answers'
import { Draft } from './draft.svelte'
import { knownSheet, rememberSheet, sheets } from './sheets'

const EVERY_MS = 4000

export class OpenSheet {
  state = $state.raw<SheetState | null>(null)
  /** Why there is nothing to be seen. */
  missing = $state.raw<Trouble | null>(null)
  /** Whether the server could not be reached when it was last asked. */
  offline = $state(false)
  /** Why what was written last was not taken. */
  refusal = $state.raw<Trouble | null>(null)
  busy = $state(false)
  /** The next round, and the one that is being corrected. */
  next = $state.raw(new Draft())
  correction = $state.raw<Draft | null>(null)
  /** Counts what others have written, so that it can be said. */
  news = $state(0)

  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(readonly id: string) {
    try {
      this.next.restore(JSON.parse(sessionStorage.getItem(this.draftKey) ?? '{}') ?? {})
    } catch {
      // Then the form is empty.
    }
  }

  get draft(): Draft {
    return this.correction ?? this.next
  }

  /** Whether the sheet has changed since the round was begun to be written. */
  get isBehind(): boolean {
    return this.state !== null && this.draft.base !== this.state.version
  }

  /** How many matches of a series stand on the sheet before this one. */
  get earlier(): number {
    if (!this.state) return 0
    return this.state.series.matches.length - (this.state.next ? 0 : 1)
  }

  /** The number of the round that is being written. */
  get round(): number {
    return this.draft.corrects || (this.state?.rows.length ?? 0) + 1
  }

  /** Opens the sheet with the key of a link, or with what the browser has already. */
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

  /** Asks for news now; nothing while nobody looks. */
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

  /** Begins to correct a round, or looks at it. */
  correct(round: number): void {
    const row = this.state?.rows[round - 1]
    this.refusal = null
    this.correction = row ? new Draft(round, row.report, row.form) : null
    if (this.correction) this.rebase(this.correction)
  }

  /** Sends the round; false where it was not taken and stays in the form. */
  async send(report: RoundReport): Promise<boolean> {
    const draft = this.draft
    if (!this.state || this.busy) return false
    // Who has been told that the sheet has changed means the sheet as it is now.
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

  /** Strikes the last round out; before the first one the sheet is that of the match before. */
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

  /** Begins the next match of the series. */
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

  /** Keeps what is being written, should the page be loaded again. */
  keep(): void {
    try {
      if (this.next.isBegun) sessionStorage.setItem(this.draftKey, JSON.stringify(this.next.kept()))
      else sessionStorage.removeItem(this.draftKey)
    } catch {
      // It is in the form all the same.
    }
  }

  /** Writes; what was taken before, but whose answer was lost, is not written again. */
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

  /** Takes a newer state; says whether it is one. */
  private take(found: SheetState): boolean {
    if (this.state && found.version <= this.state.version) return false
    this.state = found
    this.settle()
    return true
  }

  /** What nobody has begun to write is written on the sheet as it is now. */
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

function asTrouble(error: unknown): Trouble {
  if (error instanceof Trouble) return error
  throw error
}

/** A refusal as the person at the sheet should hear it. */
export function told(trouble: Trouble): Text {
  if (trouble.status === 0) return { id: 'web-score-unsent' }
  return trouble.text.id === 'sheet-changed' ? { id: 'web-score-conflict' } : trouble.text
}
