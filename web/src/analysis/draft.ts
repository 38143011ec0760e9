// What has been tapped and not yet shown: kept in this browser, so that a reload loses nothing.
import { load, save } from '../browser/storage'

export interface Draft {
  /** The rules, the deal and the seat that the board began with, or the position it was opened with. */
  game: string
  preset: string
  deal: number
  mine: number
  from: string
  text: string
}

const KEY = 'capicua.analysis-draft'

export const keep = (draft: Draft | null): void => void save(KEY, draft)

export function draft(): Draft | null {
  const found = load(KEY) as Partial<Draft> | null
  return found && [found.game, found.preset, found.from, found.text].every((one) => typeof one === 'string') ? (found as Draft) : null
}
