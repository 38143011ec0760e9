// Tables from files, for inspection and tests: ?game=block&moment=1&lang=es
//
// `python scripts/client/fixtures.py web/gallery/fixtures` writes the files. In the console, `await
// show(2, 'en')` draws another moment without reloading the page, `await openGame('draw', 0, 'en')`
// another game.
import { flushSync, mount, unmount } from 'svelte'
import '../src/theme.css'
import { Language, type Code } from '../src/language'
import { settings, watchSettings, type Settings } from '../src/settings.svelte'
import type { Ask } from '../src/socket.svelte'
import { stored } from '../src/stored-settings'
import type { Hand, Layout, StateFrame } from '../src/types'
import en from '../strings/table.en.ftl?raw'
import es from '../strings/table.es.ftl?raw'
import Faces from './Faces.svelte'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
const own = { en, es }
const asked: Ask[] = []
let game = ''
let moments: StateFrame[] = []
let sentences = { en: '', es: '' }
let table: Record<string, unknown> | undefined

const text = async (file: string) => (await fetch(`fixtures/${file}`)).text()

/** Draws a moment of a game, as on a new page with the usual settings except for some. */
async function openGame(wanted: string, moment: number, code: Code, changed: Partial<Settings> = {}): Promise<void> {
  await hide()
  localStorage.clear()
  Object.assign(settings, stored(), changed)
  game = wanted
  sentences = { en: await text(`en.${game}.ftl`), es: await text(`es.${game}.ftl`) }
  moments = JSON.parse(await text(`${game}.json`)) as StateFrame[]
  Object.assign(globalThis, { moments: moments.length })
  await show(moment, code)
}

/** Empties the page, so that changing its size and colours is cheap. */
async function hide(): Promise<void> {
  if (table) await unmount(table)
  table = undefined
}

/** Draws a moment as if the page had been opened with it. */
async function show(moment: number, code: Code, contrast = false): Promise<void> {
  const state = moments[moment]
  if (!state) throw new Error(`${game} has ${moments.length} moments`)
  await hide()
  asked.length = 0
  settings.language = code
  settings.contrast = contrast
  const names = state.seats.map((seat) => seat.name ?? '')
  const language = new Language(code, own[code], sentences[code], names)
  scrollTo(0, 0)
  table = mount(Gallery, {
    target: document.getElementById('app')!,
    props: { state, language, settings, asked, watch: watchSettings },
  })
  flushSync()
}

/** Identifies the viewer and the table of a moment; tiles may only move elsewhere if it differs. */
function about(moment: number): string {
  const state = moments[moment]
  const zones = state?.seen?.zones.map((one) => one.zone + (one.zone === 'hand' && one.tiles?.length ? '!' : ''))
  return `${state?.phase} as ${state?.seat} of ${state?.seats.length}: ${zones}`
}

/** Gives the reader's hand this number of tiles. */
async function deal(count: number): Promise<void> {
  const zones = moments[0]?.seen?.zones ?? []
  const hand = zones.find((zone): zone is Hand => zone.zone === 'hand' && zone.seat === moments[0]?.seat)
  if (!hand?.tiles) throw new Error('nobody has a hand here')
  const all = Array.from({ length: 12 }, (_, one) => Array.from({ length: one + 1 }, (_, two) => `${one}-${two}`))
  const more = all.flat().filter((tile) => !hand.tiles?.includes(tile))
  hand.tiles = [...hand.tiles, ...more].slice(0, count)
  hand.count = count
  await show(0, 'en')
}

/** Lays this many tiles, as many on each arm or most of them on the first; other arms than the first few may be left out. */
async function lay(moment: number, count: number, isEven: boolean, most?: number): Promise<void> {
  const zone = moments[moment]?.seen?.zones.find((zone): zone is Layout => zone.zone === 'layout')
  if (!zone?.arms?.length) throw new Error('nothing is laid here')
  const arms = (zone.arms = zone.arms.slice(0, most))
  const all = Array.from({ length: 13 }, (_, one) => Array.from({ length: one + 1 }, (_, two) => `${one}-${two}`))
  const more = all.flat().filter((tile) => tile !== zone.centre).slice(0, count - 1)
  for (const arm of arms) arm.tiles = []
  more.forEach((tile, index) => arms[isEven || index % 3 === 0 ? index % arms.length : 0]?.tiles?.push(tile))
  await show(moment, 'en')
}

Object.assign(globalThis, { asked, settings, openGame, show, hide, about, deal, lay })
const code = query.get('lang') === 'es' ? 'es' : 'en'
if (query.has('faces')) mount(Faces, { target: document.getElementById('app')! })
else await openGame(query.get('game') ?? 'block', Number(query.get('moment') ?? 0), code)
