// The service worker. It serves the shell from the cache and fetches documents from the network
// first; without a network it serves rules, sentences, pictures and replays of rounds from the last
// visit, or from the download for playing offline (src/offline/engine/package.ts). Tables of a server are
// never cached: their state comes from the server or not at all. The build prepends VERSION and FILES,
// which are relative to the site.
/* global VERSION, FILES */
const at = (path) => new URL(path, self.location).pathname
const PATHS = FILES.map(at)
const SHELL = `shell-${VERSION}`
const READ = 'read-1'
const MOST_READ = 300
/** The caches of the download, one for each version, and its folder on the site. */
const OFFLINE = 'offline-'
const FOLDER = at('offline/')

/** Responses that may be read again offline and that never reveal anything of a table in play. */
const READABLE =
  /^\/api\/(offers|games(\/\w+(\/(page|picture\.svg))?)?|strings\/\w+\/\w+|tables\/[\w-]+\/replay(\/\d+)?)$/

/** Further responses that the download has. */
const LEARNED = /^\/api\/(lessons|puzzles)\b/

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(PATHS))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== SHELL && name !== READ && !name.startsWith(OFFLINE)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (READABLE.test(url.pathname)) event.respondWith(read(request))
  else if (LEARNED.test(url.pathname)) event.respondWith(fetch(request).catch(() => downloaded(request)))
  else if (url.pathname.startsWith(FOLDER)) event.respondWith(installed(request))
  else if (PATHS.includes(url.pathname)) event.respondWith(file(request))
})

/** Pages of the client, which all use the same document. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(PATHS[0], { cacheName: SHELL })) ?? Response.error()
  }
}

async function file(request) {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request)
}

async function read(request) {
  const cache = await caches.open(READ)
  try {
    const answer = await fetch(request)
    if (answer.ok) {
      await cache.put(request, answer.clone())
      const keys = await cache.keys()
      if (keys.length > MOST_READ) await cache.delete(keys[0])
    }
    return answer
  } catch {
    return (await cache.match(request)) ?? downloaded(request)
  }
}

/** The answer to an API request as the download has it. */
async function downloaded(request) {
  const { pathname, search } = new URL(request.url)
  const cacheName = await newest()
  if (!cacheName) return Response.error()
  const kept = (path) => caches.match(FOLDER + path, { cacheName })
  const files = (await (await kept('api/index.json'))?.json())?.[pathname + search]
  const parts = await Promise.all((files ?? []).map((file) => kept(file)))
  if (!parts.length || parts.includes(undefined)) return Response.error()
  const headers = { 'Content-Type': parts[0].headers.get('Content-Type') }
  return new Response(new Blob(await Promise.all(parts.map((part) => part.blob()))), { headers })
}

/** A file of the download; the download itself asks the site. */
async function installed(request) {
  const cacheName = request.cache !== 'no-cache' && (await newest())
  return (cacheName && (await caches.match(request.url, { cacheName }))) || fetch(request)
}

/** The name of the newest version that is complete. It is not opened, which would restore one just removed. */
async function newest() {
  for (const cacheName of (await caches.keys()).filter((name) => name.startsWith(OFFLINE)).reverse())
    if (await caches.match(`${FOLDER}manifest.json`, { cacheName })) return cacheName
}

// -- notices ---------------------------------------------------------------------------------------

/** Notices in both languages; the server sends ids, tables and names of games, never hands. */
const SAID = {
  en: { 'your-turn': (game) => `Your turn · ${game}` },
  es: { 'your-turn': (game) => `Te toca · ${game}` },
}

self.addEventListener('push', (event) => event.waitUntil(tell(event)))

/** Shows a notice, in place of an earlier one of the same table. */
async function tell(event) {
  let told = {}
  try {
    told = event.data.json()
  } catch {
    // A notice must be shown for each message: one that cannot be read is an unknown one.
  }
  const { id, table = '', name = '', language = 'en' } = told
  const words = SAID[language.startsWith('es') ? 'es' : 'en']
  const title = words[id]?.(name) ?? 'Capicúa'
  await self.registration.showNotification(title, {
    tag: table || 'capicua',
    lang: language,
    icon: at('icon-192.png'),
    badge: at('icon-192.png'),
    data: { path: /^[\w-]+$/.test(table) ? at(`t/${table}`) : at('notices') },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.path))
})

/** Brings the page of a table to the front, or opens it. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

/** Tells the server the new address of this browser, which keeps its language. */
async function renew({ oldSubscription: old, newSubscription: given }) {
  const { options } = old ?? {}
  const made = given ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!made) return
  const { endpoint, keys } = made.toJSON()
  const { p256dh, auth } = keys
  await fetch(at('api/notices/browsers'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh, auth }, replaced: old?.endpoint ?? '' }),
  })
}
