// Writes a copy of the first page for the addresses of tables. In it, the script that makes a
// table's first requests comes before all others, and the modules that draw a table are preloaded:
// browsers fetch them with the first script instead of after it has run.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunkOf, neededBy } from './chunks.mjs'

const AHEAD = 'room/join/join.ts'
/** The chunk that vite.config.ts assembles, and the drawings that seats need at once. */
const DRAWS = ['table', 'faces/drawings.ts']

/** A Vite plugin. */
export function tablePage() {
  return {
    name: 'table-page',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const find = (part) => chunkOf(bundle, part)
      const { scripts, styles } = neededBy(bundle, DRAWS.map(find))
      const page = readFileSync(join(dir, 'index.html'), 'utf8')
      const isNew = (name) => !page.includes(name)
      const links = [
        ...[...scripts].filter(isNew).map((name) => ['modulepreload', name]),
        ...[...styles].filter(isNew).map((name) => ['preload" as="style', name]),
      ].map(([rel, name]) => `    <link rel="${rel}" crossorigin href="/${name}">\n`)
      const first = `    <script type="module" async crossorigin src="/${find(AHEAD)}"></script>\n`
      writeFileSync(
        join(dir, 'table.html'),
        page.replace('    <script', `${first}    <script`).replace('  </head>', `${links.join('')}  </head>`),
      )
    },
  }
}
