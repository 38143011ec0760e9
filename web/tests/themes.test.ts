import { describe, expect, it } from 'vitest'

declare const process: {
  getBuiltinModule(name: 'fs'): { readFileSync(path: URL, encoding: 'utf8'): string }
}
const read = (path: string) =>
  process.getBuiltinModule('fs').readFileSync(new URL(path, import.meta.url), 'utf8')
const theme = read('../src/theme.css')
const tiles = read('../src/tiles/tiles.css')

/** The colours that a block of a style sheet sets. */
function block(css: string, selector: string): Record<string, string> {
  const at = css.indexOf(`${selector} {`)
  if (at < 0) throw new Error(`there is no ${selector}`)
  const body = css.slice(at, css.indexOf('}', at))
  return Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]))
}

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

const usual = block(theme, ':root')
const TABLES = {
  felt: usual,
  walnut: { ...usual, ...block(theme, ":root[data-table='walnut']") },
  slate: { ...usual, ...block(theme, ":root[data-table='slate']") },
  contrast: { ...usual, ...block(theme, ":root[data-contrast='high']") },
}

describe('every table', () => {
  for (const [name, colours] of Object.entries(TABLES)) {
    it(`${name} is legible (AA)`, () => {
      for (const ground of ['felt', 'felt-deep'])
        for (const text of ['on-felt', 'on-felt-muted', 'felt-accent', 'felt-cool'])
          expect(contrast(colours[ground], colours[text]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    })
  }
})

describe('every set of tiles', () => {
  const ebony = block(theme, ":root[data-set='ebony']")
  it('has pips that are legible on its faces', () => {
    expect(contrast(ebony.ivory, ebony.pip)).toBeGreaterThanOrEqual(4.5)
    for (const [pip, hex] of Object.entries(block(tiles, ":root[data-set='ebony'] .coloured")))
      expect(contrast(ebony.ivory, hex), pip).toBeGreaterThanOrEqual(4.5)
  })
  it('stands out from every table', () => {
    for (const [name, colours] of Object.entries(TABLES))
      for (const [set, face] of Object.entries({ ivory: usual.ivory, ebony: ebony['ivory-edge'] }))
        expect(contrast(colours.felt, face), `${set} on ${name}`).toBeGreaterThanOrEqual(3)
  })
})

it('has no transitions under reduced motion, not even short ones (T13)', () => {
  const calm = theme.slice(theme.indexOf('@media (prefers-reduced-motion: reduce)'))
  expect(calm).toContain('transition: none !important')
  expect(theme).not.toMatch(/transition-duration:\s*0?\.\d+ms/)
})
