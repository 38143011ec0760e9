// The service worker: the shell at once, documents from the network first, and rules, sentences,
// pictures and replays of rounds from the last visit where there is no network. Tables are
// never kept: what is shown of a table comes from its server or not at all.
// VERSION and FILES are written above by the build.
/* global VERSION, FILES */
const SHELL = `shell-${VERSION}`
const READ = 'read-1'
const MOST_READ = 300

/** What may be read again without a network, and never says anything of a table in play. */
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

/** A page of the client: all of them are the same document. */
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
