// Writes a copy of the first page for the lobby. It has the top of the lobby as HTML, in both
// languages, and loads the lobby's modules with the first script instead of after it has run.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'
import { chunkOf, neededBy } from './chunks.mjs'

/** Returns the HTML of the first paint. */
async function rendered() {
  const folder = mkdtempSync(join(tmpdir(), 'first-paint-'))
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [svelte()],
      ssr: { noExternal: true },
      build: {
        ssr: 'src/lobby/first-paint.ts',
        outDir: folder,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'first-paint.mjs' } },
      },
    })
    return (await import(pathToFileURL(join(folder, 'first-paint.mjs')).href)).html
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A Vite plugin. */
export function lobbyPage() {
  return {
    name: 'lobby-page',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const find = (part) => chunkOf(bundle, part)
      const { scripts, styles } = neededBy(bundle, ['lobby/Lobby.svelte', 'components/SiteHeader.svelte'].map(find))
      scripts.add(find('lobby/Games.svelte'))
      const html = await rendered()
      for (const [, file] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g))
        if (!bundle[file]) throw new Error(`the first paint shows ${file}, which was not built`)
      const page = readFileSync(join(dir, 'index.html'), 'utf8')
      const isNew = (name) => !page.includes(name)
      const early = `    <script type="module" blocking="render" crossorigin src="/${find('src/early-settings.ts')}"></script>\n`
      const links = [
        ...[...styles].filter(isNew).map((name) => `    <link rel="stylesheet" crossorigin href="/${name}">\n`),
        ...[...scripts].filter(isNew).map((name) => `    <link rel="modulepreload" crossorigin href="/${name}">\n`),
      ]
      writeFileSync(
        join(dir, 'lobby.html'),
        page
          .replace('    <script', `${early}    <script`)
          .replace('  </head>', `${links.join('')}  </head>`)
          .replace('<div id="app">', `<div id="app"><div id="first-paint">${html}</div>`),
      )
    },
  }
}
