// Renders the top of the lobby as HTML in each language; run by scripts/lobby-page.mjs.
import { render } from 'svelte/server'
import { Language } from '../language'
import en from '../../strings/en'
import es from '../../strings/es'
import FirstPaint from './FirstPaint.svelte'

const LANGUAGES = [new Language('en', en, ''), new Language('es', es, '')]

export const html = LANGUAGES.map((language) => render(FirstPaint, { props: { language } }).body).join('')
