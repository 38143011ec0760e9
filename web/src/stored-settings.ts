// The settings of this device, as stored in the browser.
import { load } from './browser/storage'
import { FACES } from './faces/faces'

export const KEY = 'capicua.settings'

/** The values of each setting. */
export const CHOICES = {
  language: ['en', 'es', 'es-419'],
  /** The face others see; empty for the one that follows from the name. */
  face: ['', ...FACES],
  scheme: ['auto', 'light', 'dark'],
  /** Whether tile faces and colours are those of the high-contrast set. */
  contrast: [false, true],
  tileSize: ['small', 'normal', 'large'],
  /** The materials of the table and of its tiles. */
  table: ['felt', 'burgundy', 'night', 'walnut', 'oak', 'slate'],
  set: ['ivory', 'bone', 'ebony', 'contrast'],
  /** Whether each number of pips has its own colour, as in sets from double-9 up. */
  colouredPips: [true, false],
  /** When halves have a numeral in the corner; `large`: in sets from double-9 up. */
  numerals: ['large', 'always', 'never'],
  sound: [false, true],
  /** Whether a device with a touch screen, which is silent at first, has been asked about it. */
  soundAsked: [false, true],
  vibration: [true, false],
  /** `auto` follows the device; `none` disables motion. */
  motion: ['auto', 'none'],
  /** Whether plays must be confirmed before they are sent. */
  confirm: [false, true],
  /** Whether what people say is shown and read out. */
  talk: [true, false],
} as const

export type Settings = { -readonly [name in keyof typeof CHOICES]: (typeof CHOICES)[name][number] }

/** Regions where players say tranque and pozo; the same as in render/language.py. */
const CARIBBEAN = /^es-(CO|CR|CU|DO|GT|HN|NI|PA|PR|SV|VE|419)$/i

function usual(): Settings {
  const locale = navigator.languages.find((code) => /^(en|es)\b/i.test(code)) ?? 'en'
  const isTouched = matchMedia('(pointer: coarse)').matches
  return {
    language: CARIBBEAN.test(locale) ? 'es-419' : locale.startsWith('es') ? 'es' : 'en',
    face: '',
    scheme: 'auto',
    contrast: matchMedia('(prefers-contrast: more)').matches,
    tileSize: 'normal',
    table: 'felt',
    set: 'ivory',
    colouredPips: true,
    numerals: 'large',
    sound: !isTouched,
    soundAsked: !isTouched,
    vibration: true,
    motion: 'auto',
    confirm: false,
    talk: true,
  }
}

/** The stored settings, with defaults for missing and invalid values. */
export function stored(): Settings {
  const found = usual()
  const kept = (load(KEY) ?? {}) as Record<string, unknown>
  for (const name of Object.keys(CHOICES) as (keyof Settings)[])
    if ((CHOICES[name] as readonly unknown[]).includes(kept[name]))
      Object.assign(found, { [name]: kept[name] })
  return found
}

/** Tells the style sheets. */
export function wear(settings: Settings): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.scheme = settings.scheme
  root.dataset.contrast = settings.contrast ? 'high' : 'usual'
  root.dataset.motion = settings.motion
  root.dataset.tiles = settings.tileSize
  root.dataset.table = settings.table
  root.dataset.set = settings.set
}
