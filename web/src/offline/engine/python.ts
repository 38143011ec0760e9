// Python in a worker: the runtime, and the application unpacked into it.
//
// The files come from the cache of the installed version, so that both workers run the same one;
// where nothing is installed, on a static site, they come from the site.
import { cacheOf, type Manifest } from './package'

/** What is used of Pyodide's interface. */
export interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>
  /** Converts arrays to Python's own; the result is destroyed by hand. */
  toPy(value: unknown): PyProxy
}

export interface PyProxy {
  destroy(): void
}

const MODULES = '/lib/capicua'
/** Archives by their endings; the runtime unpacks its own library. */
const FORMATS: Record<string, string> = { whl: 'zip', zip: 'zip', pack: 'gztar' }
const LIBRARY = 'python_stdlib.zip'

/** Starts Python with the application; `base` is the address of the package's folder. */
export async function startPython(base: string, version: string): Promise<Pyodide> {
  const cache = version ? await caches.open(cacheOf(version)) : null
  const fetched = async (path: string): Promise<Response> => {
    const address = new URL(path, base).href
    const found = (await cache?.match(address)) ?? (await fetch(address))
    if (!found.ok) throw new Error(`${path}: status ${found.status}`)
    return found
  }
  const manifest = (await (await fetched('manifest.json')).json()) as Manifest
  const archives = manifest.files.flatMap(({ path }) => {
    const format = FORMATS[path.slice(path.lastIndexOf('.') + 1)]
    return format && path !== LIBRARY ? [{ path, format }] : []
  })
  const [{ loadPyodide }, ...parts] = await Promise.all([
    import(/* @vite-ignore */ new URL('pyodide.mjs', base).href) as Promise<{
      loadPyodide: (options: { indexURL: string }) => Promise<Pyodide>
    }>,
    ...archives.map(async ({ path }) => (await fetched(path)).arrayBuffer()),
  ])
  const python = await loadPyodide({ indexURL: base })
  for (const [index, part] of parts.entries())
    python.unpackArchive(part, archives[index]!.format, { extractDir: MODULES })
  python.runPython(`import sys; sys.path.insert(0, "${MODULES}")`)
  return python
}
