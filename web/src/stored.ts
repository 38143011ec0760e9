// What a person has chosen for this device, as the browser keeps it.

export interface Settings {
  language: 'en' | 'es' | 'es-419'
  scheme: 'auto' | 'light' | 'dark'
  /** Whether faces and colours are those of the high-contrast set. */
  contrast: boolean
  tileSize: 'small' | 'normal' | 'large'
  /** What the table is made of, and its tiles. */
  table: 'felt' | 'walnut' | 'slate'
  set: 'ivory' | 'ebony'
  /** Whether pips have a colour for each number, as sets from double-9 up have. */
  colouredPips: boolean
  /** When a numeral stands in the corner of each half; `large`: in sets from double-9 up. */
  numerals: 'always' | 'large' | 'never'
  sound: boolean
  /** `auto` follows the device; `none` moves nothing. */
  motion: 'auto' | 'none'
  /** Whether a play is confirmed before it is sent. */
  confirm: boolean
}

export const KEY = 'capicua.settings'

const CHOICES: { [name in keyof Settings]: readonly Settings[name][] } = {
  language: ['en', 'es', 'es-419'],
  scheme: ['auto', 'light', 'dark'],
  contrast: [false, true],
  tileSize: ['small', 'normal', 'large'],
  table: ['felt', 'walnut', 'slate'],
  set: ['ivory', 'ebony'],
  colouredPips: [true, false],
  numerals: ['large', 'always', 'never'],
  sound: [false, true],
  motion: ['auto', 'none'],
  confirm: [false, true],
}

/** Where players say tranque and pozo; the same regions as in render/language.py. */
const CARIBBEAN = /^es-(CO|CR|CU|DO|GT|HN|NI|PA|PR|SV|VE|419)$/i

function usual(): Settings {
  const locale = navigator.languages.find((code) => /^(en|es)\b/i.test(code)) ?? 'en'
  return {
    language: CARIBBEAN.test(locale) ? 'es-419' : locale.startsWith('es') ? 'es' : 'en',
    scheme: 'auto',
    contrast: matchMedia('(prefers-contrast: more)').matches,
    tileSize: 'normal',
    table: 'felt',
    set: 'ivory',
    colouredPips: true,
    numerals: 'large',
    sound: !matchMedia('(pointer: coarse)').matches,
    motion: 'auto',
    confirm: false,
  }
}

/** What is stored, with the usual value wherever something is missing or no longer a choice. */
export function stored(): Settings {
  const found = usual()
  let kept: Record<string, unknown> = {}
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    // Storage is switched off or damaged: the usual settings do.
  }
  for (const name of Object.keys(CHOICES) as (keyof Settings)[])
    if ((CHOICES[name] as readonly unknown[]).includes(kept[name]))
      Object.assign(found, { [name]: kept[name] })
  return found
}
