import { brotliDecompressSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(__dirname, '..')
const SOURCE = join(WEB, '..', 'src', 'capicua')
const FILE = join(WEB, 'src', 'typeface', 'figtree.woff2')
const LARGEST_KB = 40
/** Arrows, triangles and squares come from the system's fonts, like flags and faces. */
const PICTURES = /[\p{So}←→║]|\p{Extended_Pictographic}/u
/** The tables of WOFF2 that have a number instead of a name, as far as they are read here. */
const NAMES: Record<number, string> = { 0: 'cmap', 10: 'glyf', 11: 'loca', 28: 'GSUB' }
const font = readFileSync(FILE)

/** The tables of the font; a table that the format transforms is only skipped. */
function tables(): Map<string, DataView> {
  let at = 48
  const length = () => {
    let value = 0
    for (;;) {
      const byte = font[at++]!
      value = (value << 7) | (byte & 127)
      if (byte < 128) return value
    }
  }
  const listed = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = font[at++]!
    const number = flags & 63
    const name = number === 63 ? font.toString('latin1', at, (at += 4)) : (NAMES[number] ?? `${number}`)
    const whole = length()
    const isOutline = name === 'glyf' || name === 'loca'
    const isTransformed = isOutline ? flags >> 6 === 0 : flags >> 6 !== 0
    return { name, size: isTransformed ? length() : whole }
  })
  const data = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  let start = data.byteOffset
  return new Map(
    listed.map(({ name, size }) => {
      const table = new DataView(data.buffer, start, size)
      start += size
      return [name, table]
    }),
  )
}

/** The characters of a `cmap` table, from its ranges of the Basic Multilingual Plane (format 4). */
function characters(cmap: DataView): Set<number> {
  const found = new Set<number>()
  for (let entry = 0; entry < cmap.getUint16(2); entry++) {
    const at = cmap.getUint32(4 + 8 * entry + 4)
    if (cmap.getUint16(at) !== 4) continue
    const double = cmap.getUint16(at + 6)
    for (let range = 0; range < double; range += 2) {
      const end = cmap.getUint16(at + 14 + range)
      const start = cmap.getUint16(at + 16 + double + range)
      for (let code = start; code <= end; code++) found.add(code)
    }
  }
  return found
}

function features(gsub: DataView): string[] {
  const at = gsub.getUint16(6)
  return Array.from({ length: gsub.getUint16(at) }, (_, index) =>
    String.fromCharCode(...[0, 1, 2, 3].map((letter) => gsub.getUint8(at + 2 + 6 * index + letter))),
  )
}

/** All files of sentences and rule pages, of the client and of the games. */
function texts(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return texts(path)
    return /\.(ftl|md)$|^lesson\.txt$/.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}

test('the typeface is small', () => {
  expect(font.length / 1000).toBeLessThanOrEqual(LARGEST_KB)
})

test('the typeface has tabular figures', () => {
  expect(features(tables().get('GSUB')!)).toContain('tnum')
})

test('the typeface has every letter, figure and sign of our sentences and rules', () => {
  const known = characters(tables().get('cmap')!)
  const used = new Set([...texts(join(WEB, 'strings')), ...texts(SOURCE)].flatMap((text) => [...text]))
  expect(used.size).toBeGreaterThan(100)
  const missing = [...used].filter(
    (one) => one > ' ' && !PICTURES.test(one) && !known.has(one.codePointAt(0)!),
  )
  expect(missing).toEqual([])
})
