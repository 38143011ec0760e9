import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { precache } from './scripts/precache.mjs'
import { tablePage } from './scripts/table-page.mjs'

const server = process.env.CAPICUA_SERVER ?? 'http://127.0.0.1:8000'

/** Whether a module is what a table is drawn with, and not what is fetched when it is opened. */
const drawsTables = (id: string) => /\/src\/(table\/(?!Log|Help)|tiles\/|room\/(Room|Frame|Menu|Consent)|socket)/.test(id)

export default defineConfig({
  plugins: [svelte(), precache(), tablePage()],
  build: {
    outDir: '../src/capicua/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'src/room/arrival.ts'],
      // A table is drawn by one file: each more of them is a connection, and compresses worse.
      output: {
        codeSplitting: {
          groups: [{ name: 'table', test: drawsTables }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  test: { css: true }, // colours are tested as the style sheet has them
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
