// Runs a Python program in the runtime of the engine for browsers, as a browser's worker does:
//     node offline.mjs FOLDER PROGRAM ARGUMENT RESULT
// The program's function `run` gets the bytes of one file and returns those of the other. If the folder
// has a manifest, Capicúa is unpacked first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const [folder, program, argument, result] = process.argv.slice(2)
const { loadPyodide } = await import(`${folder}/pyodide.mjs`)
const python = await loadPyodide({ indexURL: `${folder}/`, packages: [] })
if (existsSync(`${folder}/manifest.json`)) {
  const site = python.runPython('import site; site.getsitepackages()[0]')
  python.unpackArchive(new Uint8Array(readFileSync(`${folder}/capicua.pack`)), 'gztar', { extractDir: site })
  python.runPython('import importlib; importlib.invalidate_caches()')
}
python.globals.set('__name__', 'program')
python.runPython(readFileSync(program, 'utf8'))
python.globals.set('given', new Uint8Array(readFileSync(argument)))
writeFileSync(result, python.runPython('run(given.to_bytes())').toJs())
