// What every screen shares: the language everybody reads, and a way to say something short.
import { loadLanguage, type Language } from './language'
import { gameAhead } from './room/arrival'
import { settings } from './settings.svelte'

export const shared: {
  /** The client's own sentences and those all games share, if not more; nothing at first. */
  language: Language | null
  /** A short notice at the foot of the window. */
  notice: string
  /** Whether the settings are open. */
  settings: boolean
  /** Whether a table fills the window, with a header of its own. */
  atTable: boolean
  /** Whether a language was asked for and did not come. */
  lost: boolean
} = $state({ language: null, notice: '', settings: false, atTable: false, lost: false })

/** Loads the language of the settings, now and whenever it changes. */
export function watchLanguage(): void {
  $effect(() => {
    const code = settings.language
    gameAhead()
      .then((game) => loadLanguage(code, game))
      .then((language) => {
        if (settings.language === code) shared.language = language
      })
      .catch(() => (shared.lost = true))
  })
}

let clearing: ReturnType<typeof setTimeout>

/** Says something at the foot of the window for a few seconds. */
export function notify(text: string): void {
  shared.notice = text
  clearTimeout(clearing)
  clearing = setTimeout(() => (shared.notice = ''), 6000)
}
