import { describe, expect, it } from 'vitest'
import { faces, lamp, tables } from '../../src/capicua/render/svg/tileset.json'
import { CHOICES } from '../src/stored-settings'

declare const process: {
  getBuiltinModule(name: 'fs'): { readFileSync(path: URL, encoding: 'utf8'): string }
}
const read = (path: string) =>
  process.getBuiltinModule('fs').readFileSync(new URL(path, import.meta.url), 'utf8')
const theme = read('../src/theme.css')
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one = '', other = ''): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

describe('every table', () => {
  it('is one of the settings, or that of high contrast', () => {
    expect(Object.keys(tables)).toEqual([...CHOICES.table, 'contrast'])
  })
  for (const [name, colours] of Object.entries(tables)) {
    it(`${name} is legible (AA)`, () => {
      for (const ground of ['felt', 'felt-deep'] as const)
        for (const text of ['on-felt', 'on-felt-muted', 'felt-accent', 'felt-cool'] as const)
          expect(contrast(colours[ground], colours[text]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    })
  }
})

/** A table in the middle of its lamp's light. */
function lit(felt: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [ground, light] = [felt, lamp.colour].map((hex) => parseInt(hex.slice(at, at + 2), 16))
    return Math.round(ground! + (light! - ground!) * lamp.opacity).toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

it.each(CHOICES.table)('%s is legible under its lamp (AA)', (name) => {
  const colours = tables[name]
  for (const text of ['on-felt', 'on-felt-muted', 'felt-accent', 'felt-cool'] as const)
    expect(contrast(lit(colours.felt), colours[text]), text).toBeGreaterThanOrEqual(4.5)
})

describe('every set of tiles', () => {
  it('is one of the settings', () => expect(Object.keys(faces)).toEqual(CHOICES.set))
  for (const [name, face] of Object.entries(faces)) {
    it(`${name} has pips that are legible on its faces`, () => {
      for (const pip of [face.pip, ...face.pips])
        expect(contrast(face.ivory, pip), pip).toBeGreaterThanOrEqual(4.5)
    })
    it(`${name} has a carving that stands out from its backs`, () => {
      expect(contrast(face.back, face.carving)).toBeGreaterThanOrEqual(3)
    })
    it(`${name} stands out from every table`, () => {
      for (const [table, { felt }] of Object.entries(tables))
        expect(Math.max(contrast(felt, face.ivory), contrast(felt, face['ivory-edge'])), table).toBeGreaterThanOrEqual(3)
    })
  }
})

it('has grains that are small pictures', () => {
  for (const name of ['cloth', 'stone', 'wood'])
    expect(read(`../src/tiles/grain/${name}.svg`).length, name).toBeLessThan(1000)
})

it('has no transitions under reduced motion, not even short ones (T13)', () => {
  const calm = theme.slice(theme.indexOf('@media (prefers-reduced-motion: reduce)'))
  expect(calm).toContain('transition: none !important')
  expect(theme).not.toMatch(/transition-duration:\s*0?\.\d+ms/)
})
