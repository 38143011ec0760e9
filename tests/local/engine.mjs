// Runs a Python program in the built package, as the browser's worker does:
// node engine.mjs FOLDER PROGRAM, with its argument on the standard input.
import { readFileSync } from 'node:fs'

const [folder, program] = process.argv.slice(2)
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`))
const { loadPyodide } = await import(`${folder}/pyodide.mjs`)
const python = await loadPyodide({ indexURL: `${folder}/`, packages: [] })
const site = python.runPython('import site; site.getsitepackages()[0]')
const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'))
for (const { path } of manifest.files) {
  const kind = path.endsWith('.whl') ? 'wheel' : path === 'capicua.zip' ? 'zip' : ''
  if (kind) python.unpackArchive(read(path), kind, { extractDir: site })
}
python.globals.set('__name__', 'program')
python.runPython(`import importlib; importlib.invalidate_caches()`)
python.runPython(readFileSync(program, 'utf8'))
process.stdout.write(python.globals.get('told')(readFileSync(0, 'utf8')))
