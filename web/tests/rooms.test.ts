import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(__dirname, '..', 'src')
const LARGEST = 16
/** Rooms and what they must not import. */
const BELOW: Record<string, string[]> = {
  browser: ['components', 'lobby', 'new', 'room', 'replay', 'learn', 'score', 'solitaire', 'table'],
  components: ['lobby', 'new', 'room', 'replay', 'learn', 'score', 'solitaire', 'table'],
  faces: ['components', 'lobby', 'new', 'room', 'replay', 'learn', 'score', 'solitaire', 'table'],
  tiles: ['lobby', 'new', 'room', 'replay', 'learn', 'score', 'solitaire', 'table'],
  table: ['lobby', 'new', 'room', 'replay', 'learn', 'score', 'compare', 'verify'],
  'table/layout': ['table/zones', 'table/seats', 'table/hand', 'table/input', 'components'],
}

/** The modules below a folder, as paths from the source folder. */
function modules(folder = ''): string[] {
  return readdirSync(join(SOURCE, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return modules(path)
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : []
  })
}

/** What a module imports from other modules of the client, types excepted. */
function imports(path: string): string[] {
  const text = readFileSync(join(SOURCE, path), 'utf8')
  const found = text.matchAll(/import\s*(?!type\b)(?:[^'"()]*?from\s*)?\(?\s*['"](\.[^'"]+)['"]/g)
  return [...found].map((match) => normalize(join(dirname(path), match[1]!)))
}

test('no room has more modules than one can take in at a glance', () => {
  const counts = new Map<string, number>()
  for (const path of modules()) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > LARGEST)).toEqual([])
})

test('imports between rooms point down', () => {
  const wrong = Object.entries(BELOW).flatMap(([room, above]) =>
    modules(room).flatMap((path) =>
      imports(path)
        .filter((target) => above.some((other) => target.startsWith(`${other}/`)))
        .map((target) => `${path} imports ${target}`),
    ),
  )
  expect(modules().flatMap(imports).length).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})

test('every module says what it is', () => {
  const silent = modules().filter((path) => {
    const start = readFileSync(join(SOURCE, path), 'utf8').split('\n').slice(0, 12).join('\n')
    return !/\/\/|\/\*|<!--/.test(start)
  })
  expect(silent).toEqual([])
})
