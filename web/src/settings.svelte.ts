// The settings of this device, stored in the browser.
import { save } from './browser/storage'
import { KEY, stored, type Settings } from './stored-settings'

export type { Settings }

/** The current settings; changes to its fields take effect everywhere. */
export const settings: Settings = $state(stored())

/** Stores changes and updates the style sheets. */
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
    save(KEY, settings)
  })
}
