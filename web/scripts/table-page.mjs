// Writes the first page once more for addresses of tables, with links to what a table is drawn
// with: a browser fetches that with the first script, and not only once that has run.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PARTS = ['room/Room.svelte', 'table/Table.svelte']

/** A Vite plugin. */
export function tablePage() {
  return {
    name: 'table-page',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const scripts = new Set()
      const styles = new Set()
      const follow = (name) => {
        if (scripts.has(name)) return
        scripts.add(name)
        for (const style of bundle[name].viteMetadata?.importedCss ?? []) styles.add(style)
        bundle[name].imports.forEach(follow)
      }
      for (const [name, { facadeModuleId }] of Object.entries(bundle))
        if (PARTS.some((part) => facadeModuleId?.endsWith(part))) follow(name)
      const page = readFileSync(join(dir, 'index.html'), 'utf8')
      const isNew = (name) => !page.includes(name)
      const links = [
        ...[...scripts].filter(isNew).map((name) => ['modulepreload', name]),
        ...[...styles].filter(isNew).map((name) => ['preload" as="style', name]),
      ].map(([rel, name]) => `    <link rel="${rel}" crossorigin href="/${name}">\n`)
      writeFileSync(join(dir, 'table.html'), page.replace('  </head>', `${links.join('')}  </head>`))
    },
  }
}
