import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { lobbyPage } from './scripts/lobby-page.mjs'
import { clean } from './scripts/clean.mjs'
import { precache } from './scripts/precache.mjs'
import { relative } from './scripts/relative.mjs'
import { tablePage } from './scripts/table-page.mjs'

/** `static` builds a site for hosts of plain files, where the address of a page is after the `#`. */
const site = process.env.CAPICUA_SITE ?? ''
const server = process.env.CAPICUA_SERVER ?? 'http://127.0.0.1:8000'

/**
 * Whether a module belongs to the table's drawing code rather than to what is loaded on opening it.
 */
const drawsTables = (id: string) => /\/src\/(table\/(?!Log|KeyboardHelp|input\/DropTargets|zones\/(?:Star|Plane|ClockFace)|layout\/(?:star|clock-face)|effects\/(?!motion|log-events))|tiles\/|room\/(Room|TableScreen|panels\/Menu)|components\/Sentence|socket)/.test(id)

export default defineConfig({
  plugins: [
    svelte(),
    precache(),
    ...(site ? [relative()] : [clean(['offline']), tablePage(), lobbyPage()]),
  ],
  base: site ? './' : '/',
  define: { 'import.meta.env.VITE_SITE': JSON.stringify(site) },
  worker: { format: 'es' },
  build: {
    outDir: '../src/capicua/server/static',
    emptyOutDir: !!site, // the download stays (clean.mjs)
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'src/room/join/join.ts', 'src/early-settings.ts'],
      // The table's drawing code is one file: more files need more connections and compress worse.
      output: {
        codeSplitting: {
          groups: [{ name: 'table', test: drawsTables }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  // Tests read colours as written in the style sheet; the machine may be busy with other tests. They
  // test functions, so they may share the modules they load.
  test: { css: true, testTimeout: 60_000, pool: 'threads', isolate: false },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
