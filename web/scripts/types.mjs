// Writes src/types.ts from src/schema.json and src/zones.json; with --check, fails if it is out of
// date.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const source = (name) =>
  JSON.parse(readFileSync(new URL(`../src/${name}.json`, import.meta.url), 'utf8')).$defs
const target = new URL('../src/types.ts', import.meta.url)

/**
 * Drops defaults and lengths, which types cannot express, and copies references that have siblings.
 */
function plain(node) {
  if (Array.isArray(node)) return node.map(plain)
  if (node === null || typeof node !== 'object') return node
  if (node.$ref) return { $ref: node.$ref }
  const { prefixItems, ...rest } = node
  if (prefixItems) return plain({ ...rest, items: prefixItems }) // the draft that the compiler knows
  const kept = Object.entries(node).filter(
    ([name]) =>
      name !== 'default' &&
      (Array.isArray(node.items) || (name !== 'minItems' && name !== 'maxItems')),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, plain(value)]))
}

const $defs = plain({ ...source('schema'), ...source('zones') })
// Zones are sent as they are; the schema only says that they are objects.
for (const name of ['Seen', 'ReplayStep'])
  $defs[name].properties.zones = { type: 'array', items: { $ref: '#/$defs/Zone' } }
for (const record of Object.values($defs))
  if (record.description) record.description = record.description.replace(/\s+/g, ' ')
const names = Object.keys($defs)
const wire = {
  title: 'Wire',
  description: 'All records that go over the wire.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  $defs,
}
const text = await compile(wire, 'Wire', {
  bannerComment: '// Made from schema.json by `npm run types`; do not edit.',
  additionalProperties: false,
  style: { semi: false, singleQuote: true, printWidth: 100 },
})

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/types.ts is not what the schemas say: run `npm run types`.')
  process.exit(1)
}
