// Writes the service worker with its list of cached files and a version, which is their hash.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const source = new URL('../src/worker.js', import.meta.url)
const ALWAYS = ['./', 'icon.svg', 'icon-192.png', 'manifest.webmanifest']

/** A Vite plugin. */
export function precache() {
  return {
    name: 'precache',
    apply: 'build',
    // Runs last, after Vite has removed chunks that held only styles: a missing file would prevent
    // the worker from being installed.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const assets = Object.keys(bundle).filter((name) => /\.(js|css|woff2|svg|wav)$/.test(name))
        const files = [...ALWAYS, ...assets.sort()]
        const text = readFileSync(source, 'utf8')
        const version = createHash('sha256').update(text + files.join()).digest('hex').slice(0, 12)
        const head = `const VERSION = '${version}'\nconst FILES = ${JSON.stringify(files)}\n`
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + text })
      },
    },
  }
}
