// The files that Capicúa needs to run without a connection, in the browser's cache: one cache for
// each version, complete once it has the manifest.
import { load, save } from '../../browser/storage'

export interface Manifest {
  version: string
  /** The size of the download. */
  bytes: number
  files: ManifestFile[]
}

export interface ManifestFile {
  path: string
  bytes: number
  sha256: string
  /** The language it belongs to; without one, it is for all. */
  lang?: string
}

/** What is installed. */
export interface Installed {
  version: string
  bytes: number
  languages: string[]
}

/** A file that was cut short or altered on its way. */
export class DamagedFile extends Error {}

/** This browser's note of what is installed; pages without offline code read it (`api.ts`). */
const KEY = 'capicua.offline'
const PREFIX = 'offline-'
const HASH = 'x-sha256'
const MANIFEST = 'manifest.json'
/** The lock of the page that downloads. */
const DOWNLOAD = 'download for offline'
/** How many files are fetched at the same time. */
const AT_ONCE = 6

/** The folder of the package on this site. */
export const FOLDER = new URL('offline/', root()).href

/** The address of the site; below `assets` are its scripts. */
function root(): string {
  return import.meta.env.DEV ? `${location.origin}/` : new URL('../', import.meta.url).href
}

export function cacheOf(version: string): string {
  return PREFIX + version
}

/** Whether this browser can keep the files; it cannot on a plain `http` address. */
export function canInstall(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator && 'locks' in navigator
}

/** What is offered for download, or nothing if this site does not offer it. */
export async function offered(): Promise<Manifest | null> {
  const answer = await fetch(new URL(MANIFEST, FOLDER), { cache: 'no-cache' })
  return answer.ok ? answer.json() : null
}

export function installed(): Installed | null {
  const found = load(KEY) as Partial<Installed> | null
  if (!found || typeof found.version !== 'string') return null
  const { version, bytes = 0, languages = [] } = found
  return { version, bytes, languages }
}

/** The files of a version that somebody needs who speaks these languages. */
function filesFor(manifest: Manifest, languages: readonly string[]): ManifestFile[] {
  return manifest.files.filter(({ lang }) => !lang || languages.includes(lang))
}

/**
 * Downloads what is missing of a version in a language, and installs it once all of it is there. Files
 * that an earlier version or an interrupted download has left are used again. Pages that download at
 * the same time do so one after the other.
 */
export async function install(
  manifest: Manifest,
  language: string,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  await navigator.serviceWorker.register(new URL('../worker.js', FOLDER))
  // Some browsers ask their user first, who may not answer.
  navigator.storage?.persist?.().catch(() => {})
  await navigator.locks.request(DOWNLOAD, { signal }, async () => {
    const cache = await caches.open(cacheOf(manifest.version))
    const languages = [...new Set([...(installed()?.languages ?? []), language])]
    await fill(cache, manifest, languages, progress, signal)
    await cache.put(address(MANIFEST), new Response(JSON.stringify(manifest)))
    await navigator.serviceWorker.ready
    save(KEY, { version: manifest.version, bytes: manifest.bytes, languages } satisfies Installed)
    await removeOthers(manifest.version)
  })
}

/**
 * Stores the files that a cache lacks, several at a time. All the others arrive before a damaged one is
 * reported. After any other trouble no more are begun; it is reported when those under way have ended,
 * so that going on fetches none of them twice.
 */
async function fill(
  cache: Cache,
  manifest: Manifest,
  languages: readonly string[],
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const files = filesFor(manifest, languages)
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  const advance = (bytes: number) => progress((done += bytes) / all)
  const waiting = [...files]
  const troubles: unknown[] = []
  const store = async (file: ManifestFile) => {
    let arrived = 0
    const count = (bytes: number) => {
      arrived += bytes
      advance(bytes)
    }
    try {
      if (!isFile(await cache.match(address(file.path)), file)) {
        const kept = await fromOther(file, manifest.version)
        const data = kept ?? (await downloaded(file, count, signal))
        await cache.put(address(file.path), answerWith(data, file))
      }
      advance(file.bytes - arrived)
    } catch (error) {
      advance(-arrived)
      troubles.push(error)
      if (!(error instanceof DamagedFile)) waiting.length = 0
    }
  }
  const storeSome = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await store(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, storeSome))
  signal.throwIfAborted()
  if (troubles.length) throw troubles.find((one) => !(one instanceof DamagedFile)) ?? troubles[0]
}

/** Whether everything that is installed is there and unaltered; deletes what is not. */
export async function check({ version, languages }: Installed): Promise<boolean> {
  const cache = await caches.open(cacheOf(version))
  const manifest = await cache.match(address(MANIFEST))
  if (!manifest) return false
  let isWhole = true
  for (const file of filesFor((await manifest.json()) as Manifest, languages)) {
    const found = await cache.match(address(file.path))
    if (found && (await sha256(await found.arrayBuffer())) === file.sha256) continue
    isWhole = false
    await cache.delete(address(file.path))
  }
  return isWhole
}

/** Deletes all versions. */
export async function uninstall(): Promise<void> {
  localStorage.removeItem(KEY)
  await removeOthers('', true)
}

/** Holds a version while a page runs it, so that an update deletes it only afterwards. */
export function hold(version: string): void {
  void navigator.locks.request(cacheOf(version), { mode: 'shared' }, () => new Promise(() => {}))
}

/** Deletes the versions that no page runs, except one. */
export async function removeOthers(version: string, isForced = false): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== cacheOf(version))
      await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock || isForced) await caches.delete(name)
      })
}

function address(path: string): string {
  return new URL(path, FOLDER).href
}

/** Whether what a store has is this version of a file. */
function isFile(found: Response | undefined, file: ManifestFile): found is Response {
  return found?.headers.get(HASH) === file.sha256
}

/** The same file from another version. */
async function fromOther(file: ManifestFile, version: string): Promise<ArrayBuffer | null> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === cacheOf(version)) continue
    // It is not opened, which would restore one just removed.
    const found = await caches.match(address(file.path), { cacheName: name })
    if (!isFile(found, file)) continue
    const data = await found.arrayBuffer()
    if ((await sha256(data)) === file.sha256) return data
  }
  return null
}

/** Loads a file of the site, and tells how many bytes arrive. */
export async function loadFile(
  path: string,
  advance: (bytes: number) => void,
  how: RequestInit = {},
): Promise<ArrayBuffer> {
  const answer = await fetch(address(path), how)
  if (!answer.ok || !answer.body) throw new DamagedFile(`${path}: status ${answer.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    advance(value.length)
  }
  return new Blob(parts).arrayBuffer()
}

async function downloaded(
  file: ManifestFile,
  advance: (bytes: number) => void,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const data = await loadFile(file.path, advance, { signal, cache: 'no-cache' })
  if ((await sha256(data)) !== file.sha256) throw new DamagedFile(file.path)
  return data
}

async function sha256(data: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const TYPES: Record<string, string> = {
  mjs: 'text/javascript',
  js: 'text/javascript',
  wasm: 'application/wasm',
  json: 'application/json',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  ftl: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

function answerWith(data: ArrayBuffer, { path, sha256 }: ManifestFile): Response {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  return new Response(data, { headers: { 'Content-Type': type, [HASH]: sha256 } })
}
