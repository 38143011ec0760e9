// Checks the size limits: everything a visitor loads before the first screen, compressed.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Limits in KB of 1024 bytes; the lobby, where most visits begin, has lower ones. */
const BARS = { js: 75, css: 16 }
const LOWER = { lobby: { js: 45, css: 8 } }
const built = new URL('../../src/capicua/server/static/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', built), 'utf8'))

/** Returns all files that a chunk needs, through its static imports. */
function needed(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const other of manifest[key].imports ?? []) needed(other, seen)
  return seen
}

function kilobytes(files) {
  let sum = 0
  for (const file of files) sum += gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length
  return sum / 1024
}

const find = (end) =>
  Object.keys(manifest).find((key) => key.endsWith(end) || manifest[key].name === end)
const strings = ['strings/es.ts'].map(find)
const screens = {
  lobby: ['lobby/Lobby.svelte'],
  'house rules': ['new/NewTable.svelte'],
  table: ['table'],
}
let failed = false
for (const [screen, parts] of Object.entries(screens)) {
  const keys = new Set(['index.html', ...strings, ...parts.map(find)].flatMap((key) => [...needed(key)]))
  const chunks = [...keys].map((key) => manifest[key])
  const js = kilobytes(new Set(chunks.map((chunk) => chunk.file)))
  const css = kilobytes(new Set(chunks.flatMap((chunk) => chunk.css ?? [])))
  const bars = LOWER[screen] ?? BARS
  const isOver = js > bars.js || css > bars.css
  failed ||= isOver
  console.log(
    `${screen.padEnd(12)} JavaScript ${js.toFixed(1)} KB of ${bars.js}, CSS ${css.toFixed(1)} KB of ${bars.css}` +
      (isOver ? '  TOO MUCH' : ''),
  )
}
process.exit(failed ? 1 : 0)
