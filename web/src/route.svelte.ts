// The current route (path and query of the address), and navigation without a reload.
import type { Language } from './language'

/** What the screen of an address is given. */
export interface ScreenProps {
  /** The sentences of the client and of all games. */
  language: Language
  /** The part of the path that names a table, a game, a sheet … */
  id: string
  query: URLSearchParams
}

export const route = $state({ path: location.pathname, query: location.search })

/** Goes to an address of this site. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  follow()
  if (!replace) scrollTo(0, 0)
}

function follow(): void {
  route.path = location.pathname
  route.query = location.search
}

addEventListener('popstate', follow)

/** Handles plain clicks on links within this site; attach it to the document. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
