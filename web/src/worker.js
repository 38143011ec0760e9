// The service worker. It serves the shell from the cache and fetches documents from the network
// first; without a network it serves rules, sentences, pictures and replays of rounds from the last
// visit. Tables are never cached: their state comes from the server or not at all. The build
// prepends VERSION and FILES.
/* global VERSION, FILES */
const SHELL = `shell-${VERSION}`
const READ = 'read-1'
const MOST_READ = 300

/** Responses that may be read again offline and that never reveal anything of a table in play. */
const READABLE =
  /^\/api\/(games(\/\w+(\/(page|picture\.svg))?)?|strings\/\w+\/\w+|tables\/[\w-]+\/replay(\/\d+)?)$/

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name !== SHELL && name !== READ))
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
  else if (FILES.includes(url.pathname)) event.respondWith(file(request))
})

/** Pages of the client, which all use the same document. */
async function page(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/', { cacheName: SHELL })) ?? Response.error()
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
    return (await cache.match(request)) ?? Response.error()
  }
}
