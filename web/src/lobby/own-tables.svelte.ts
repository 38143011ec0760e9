// The tables that this browser has joined, with their present state.
import { offers } from '../account/offers'
import { api, Trouble } from '../api'
import type { Summary } from '../types'
import { forget, mine, retire, type Mine } from './known-tables'

export interface OwnTable {
  entry: Mine
  /** What the server says about it; null until it has answered. */
  summary: Summary | null
}

/** How many tables are asked about. */
const MOST = 12

export class OwnTables {
  private all = $state.raw<OwnTable[]>(mine().slice(0, MOST).map((entry) => ({ entry, summary: null })))

  readonly unfinished = $derived(this.all.filter(({ entry }) => !entry.over))
  readonly finished = $derived(this.all.filter(({ entry }) => entry.over))
  /** The table joined last, if its match goes on. */
  readonly current = $derived(
    this.all.slice(0, 1).find(({ summary }) => summary && ['playing', 'between'].includes(summary.phase)),
  )

  constructor() {
    void this.look()
    void offers().then(async ({ accounts }) => {
      if (accounts && (await (await import('../account/tables')).bringTables())) {
        this.all = mine().slice(0, MOST).map((entry) => ({ entry, summary: null }))
        void this.look()
      }
    })
  }

  private async look() {
    this.all = (await Promise.all(this.all.map(({ entry }) => look(entry)))).flat()
  }

  drop(table: string): void {
    forget(table)
    this.all = this.all.filter(({ entry }) => entry.table !== table)
  }
}

async function look(entry: Mine): Promise<OwnTable[]> {
  try {
    const summary = await api.summary(entry.table)
    const over = summary.phase === 'over'
    if (over) retire(entry.table)
    return [{ entry: { ...entry, over }, summary }]
  } catch (error) {
    if (!(error instanceof Trouble) || (error.status !== 404 && error.status !== 410))
      return [{ entry, summary: null }]
    forget(entry.table)
    return []
  }
}
