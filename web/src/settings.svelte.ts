// What a person has chosen for this device, kept in the browser.
import { KEY, stored, type Settings } from './stored'

export type { Settings }

/** The settings in force; change its fields and everything follows. */
export const settings: Settings = $state(stored())

/** Keeps changes, and tells the style sheets. */
export function watchSettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.language
    root.dataset.scheme = settings.scheme
    root.dataset.contrast = settings.contrast ? 'high' : 'usual'
    root.dataset.motion = settings.motion
    root.dataset.tiles = settings.tileSize
    root.dataset.table = settings.table
    root.dataset.set = settings.set
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // They hold until the page is closed.
    }
  })
}
