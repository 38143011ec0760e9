// Deletes the files of the build before, except what other programs have put beside them.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** A Vite plugin that keeps some folders. */
export function clean(kept) {
  let folder = ''
  return {
    name: 'clean',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    buildStart() {
      if (this.meta.watchMode || !existsSync(folder)) return
      for (const name of readdirSync(folder)) if (!kept.includes(name)) rmSync(join(folder, name), { recursive: true })
    },
  }
}
