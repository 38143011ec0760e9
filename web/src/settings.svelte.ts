// The settings of this device, stored in the browser.
import { save } from './browser/storage'
import { KEY, stored, wear, type Settings } from './stored-settings'

export type { Settings }

/** The current settings; changes to its fields take effect everywhere. */
export const settings: Settings = $state(stored())

/** Stores changes and updates the style sheets. */
export function watchSettings(): void {
  $effect(() => {
    wear(settings)
    save(KEY, settings)
  })
}
