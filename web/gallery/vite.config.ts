// Builds the gallery, for tests and inspection: vite build --config gallery/vite.config.ts
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  publicDir: false,
  plugins: [svelte()],
  build: { target: 'es2022', outDir: 'built', emptyOutDir: true, assetsInlineLimit: 0 },
})
