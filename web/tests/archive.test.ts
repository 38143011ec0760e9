// The engine's archive is unpacked as tar and gzip have it, and damage is noticed.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { archivedFiles, inflated } from '../src/offline/engine/archive'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LONG = `games/${'folder/'.repeat(14)}words.pyc`

function archive(files: Record<string, string>): Uint8Array {
  for (const [path, text] of Object.entries(files)) {
    const place = join(folder, 'in', path)
    mkdirSync(join(place, '..'), { recursive: true })
    writeFileSync(place, text)
  }
  const out = join(folder, 'out.tar.gz')
  execFileSync('tar', ['--format=ustar', '-czf', out, '-C', join(folder, 'in'), ...Object.keys(files)])
  return new Uint8Array(readFileSync(out))
}

test('files of any size and depth come out as they went in', async () => {
  const files = { 'a.py': 'x = 1\n', empty: '', block: 'b'.repeat(512), [LONG]: 'ñ'.repeat(1000) }
  const whole = await inflated(new Response(archive(files)))
  const found = [...archivedFiles(whole)].map(({ path, data }) => [path, new TextDecoder().decode(data)])
  expect(found).toEqual(Object.entries(files))
})

test('an archive that is cut off or damaged is refused', async () => {
  const packed = archive({ 'a.py': 'x = 1\n' })
  await expect(inflated(new Response(packed.slice(0, packed.length - 12)))).rejects.toThrow()
  const whole = await inflated(new Response(packed))
  whole[124] = 0x78
  expect(() => [...archivedFiles(whole)]).toThrow('damaged')
})
