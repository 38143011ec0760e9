import type { Language } from '../language'
import { notify } from '../app-state.svelte'
import { addressOf } from '../route.svelte'

/** The absolute URL of a page whose previews in messengers use the sender's language. */
export function link(path: string, language: Language): string {
  const found = new URL(path, location.origin)
  found.searchParams.set('lang', language.code)
  return addressOf(found.pathname + found.search + found.hash)
}

/** Shares a link through the device's share dialog, or copies it. */
export async function share(url: string, title: string, language: Language): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ url, title }).catch(() => {})
  } else notify(language.text((await copy(url)) ? 'web-copied' : 'web-not-copied', { url }))
}

/** Shares a text through the device's share dialog, or copies it. */
export async function shareText(text: string, language: Language): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ text }).catch(() => {})
  } else notify((await copy(text)) ? language.text('web-text-copied') : text)
}

/** Copies a text, with the legacy method if the page is not served over https. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    return done
  }
}

/** Whether links to this site lead nowhere on other devices. */
export const isThisDevice = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
