// Tables from files, for looking at and for tests: ?game=block&moment=1&lang=es
// `python scripts/fixtures.py web/gallery/fixtures` writes the files.
import { mount } from 'svelte'
import '../src/theme.css'
import { Language } from '../src/language'
import { settings, watchSettings } from '../src/settings.svelte'
import type { Ask } from '../src/socket.svelte'
import type { StateFrame } from '../src/types'
import en from '../strings/table.en.ftl?raw'
import es from '../strings/table.es.ftl?raw'
import Gallery from './Gallery.svelte'

const query = new URLSearchParams(location.search)
const game = query.get('game') ?? 'block'
const code = query.get('lang') === 'es' ? 'es' : 'en'
settings.language = code
if (query.has('confirm')) settings.confirm = true
if (query.has('contrast')) settings.contrast = true

const [moments, strings] = await Promise.all([
  fetch(`fixtures/${game}.json`).then((answer) => answer.json()) as Promise<StateFrame[]>,
  fetch(`fixtures/${code}.${game}.ftl`).then((answer) => answer.text()),
])
const state = moments[Number(query.get('moment') ?? 0)]
if (!state) throw new Error(`${game} has ${moments.length} moments`)
const asked: Ask[] = []
Object.assign(globalThis, { asked, moments: moments.length, settings })
const names = state.seats.map((seat) => seat.name ?? '')
const language = new Language(code, { en, es }[code], strings, names)
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { state, language, settings, asked, watch: watchSettings },
})
