import { expect, test, vi } from 'vitest'

test('a page that has been left does not change the address', async () => {
  const location = new URL('https://domino.example/t/abc')
  const shown: string[] = []
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', { replaceState: (_: null, __: string, to: string) => shown.push(to) })
  vi.stubGlobal('addEventListener', () => {})
  vi.resetModules()
  const { show } = await import('../src/route.svelte')
  show('/new?game=garrafina')
  expect(shown).toEqual([])
  show('/t/abc?since=3')
  show('/t/abc#2')
  expect(shown).toEqual(['https://domino.example/t/abc?since=3', 'https://domino.example/t/abc#2'])
  vi.unstubAllGlobals()
})
