// State shared by all screens: the language, and short notices.
import { loadLanguage, type Language } from './language'
import { gameAhead } from './room/join/join'
import { settings } from './settings.svelte'

export const shared: {
  /** The sentences of the client and of all games, perhaps of one game; nothing at first. */
  language: Language | null
  /** A short notice at the bottom of the window. */
  notice: string
  /** Whether the settings are open. */
  settings: boolean
  /** Whether a table fills the window, with its own header. */
  atTable: boolean
  /** Whether loading a language failed. */
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

/** Shows a notice at the bottom of the window for a few seconds. */
export function notify(text: string): void {
  shared.notice = text
  clearTimeout(clearing)
  clearing = setTimeout(() => (shared.notice = ''), 6000)
}
