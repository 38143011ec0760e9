// The current route (path and query of the address), and navigation without a reload.
import type { Component } from 'svelte'
import type { Language } from './language'

/** What the screen of an address is given. */
export interface ScreenProps {
  /** The sentences of the client and of all games. */
  language: Language
  /** The part of the path that names a table, a game, a sheet … */
  id: string
  query: URLSearchParams
}

/** A screen that has been loaded, and what it is about if its address says more than a name. */
export interface FoundScreen {
  default: Component<ScreenProps>
  id?: string
}

/** Whether hosts of plain files serve this site: then the path of a page is after the `#`. */
const IS_STATIC = import.meta.env.VITE_SITE === 'static'

/** Where the reader is on this site. */
export function here(): URL {
  return IS_STATIC ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href)
}

/** The whole address of a page of this site. */
export function addressOf(path: string): string {
  return new URL(IS_STATIC ? `./#${path}` : path, location.href).href
}

export const route = $state({ path: here().pathname, query: here().search })

/** Goes to an address of this site. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to))
  follow()
  if (!replace) scrollTo(0, 0)
}

/**
 * Shows another address for the page that is open. A page that has been left is seen until the next one has
 * loaded, and has no say any more.
 */
export function show(to: string): void {
  if (to.split(/[?#]/)[0] === here().pathname) history.replaceState(null, '', addressOf(to))
}

function follow(): void {
  const { pathname, search } = here()
  route.path = pathname
  route.query = search
}

addEventListener('popstate', follow)
// A link with a key, opened in a tab that shows its page already: the page begins anew and takes it.
addEventListener('hashchange', () => {
  if (/^\/(t|s|event|club)\//.test(location.pathname) && location.hash.length > 8) location.reload()
})

/** Handles plain clicks on links within this site; attach it to the document. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  if (IS_STATIC && link.hash && !link.hash.startsWith('#/')) {
    // A part of this page; the rest of the address is the page.
    document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView()
    return event.preventDefault()
  }
  if (IS_STATIC && link.hash) {
    event.preventDefault()
    return go(link.hash.slice(1))
  }
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
