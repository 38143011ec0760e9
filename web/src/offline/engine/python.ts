// Python in a worker: the runtime, and the application unpacked into it.
//
// The files come from the cache of the installed version, so that both workers run the same one;
// where nothing is installed, on a static site, they come from the site.
import { archivedFiles, inflated } from './archive'
import { cacheOf } from './package'

/** What is used of Pyodide's interface. */
export interface Pyodide {
  FS: { mkdirTree(path: string): void; writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void }
  runPython(code: string): unknown
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>
  /** Converts arrays to Python's own; the result is destroyed by hand. */
  toPy(value: unknown): PyProxy
}

export interface PyProxy {
  destroy(): void
}

const MODULES = '/lib/capicua'

/** Starts Python with the application; `base` is the address of the package's folder. */
export async function startPython(base: string, version: string): Promise<Pyodide> {
  const fetched = async (path: string): Promise<Response> => {
    const address = new URL(path, base).href
    const kept = version ? await caches.match(address, { cacheName: cacheOf(version) }) : null
    const found = kept ?? (await fetch(address))
    if (!found.ok) throw new Error(`${path}: status ${found.status}`)
    return found
  }
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ new URL('pyodide.mjs', base).href) as Promise<{
      loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>
    }>,
    fetched('capicua.pack').then(inflated),
  ])
  const python = await loadPyodide({ indexURL: base })
  for (const { path, data } of archivedFiles(archive)) {
    const place = `${MODULES}/${path}`
    python.FS.mkdirTree(place.slice(0, place.lastIndexOf('/')))
    // Each file stays a part of the archive: copies of all are 12 MB in each worker.
    python.FS.writeFile(place, data, { canOwn: true })
  }
  python.runPython(`import sys; sys.path.insert(0, "${MODULES}")`)
  return python
}
