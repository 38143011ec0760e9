// The marks of a study in words, for readers who do not see them. The words are those of the table,
// which loads after the page and is not imported for them.
import type { Language } from '../language'
import { named } from '../tiles/tile'
import type { Zone } from '../types'

/** Everything that is marked among these zones, as a sentence for a seat; empty if nothing is. */
export function saidMarks(marks: readonly string[], zones: readonly Zone[], reader: number, language: Language): string {
  const said = marks.flatMap((mark) => {
    const things = mark.split('>').flatMap((thing) => saidThing(thing, zones, reader, language) ?? [])
    return things.length > 1 ? language.text('study-arrow', { things: things.join(', ') }) : things
  })
  return said.length ? language.text('study-marked', { things: said.join('; ') }) : ''
}

/** A thing with its place; nothing if it is not among the zones, and so not marked either. */
function saidThing(thing: string, zones: readonly Zone[], reader: number, language: Language): string | undefined {
  const [kind, name = ''] = thing.split(':')
  if (kind === 'tile') return saidTile(named(name), zones, reader, language)
  if (kind === 'square') return language.text('table-square', { square: name.replace(',', ':') })
  for (const zone of zones) {
    if (zone.zone === 'layout' && kind === 'arm') {
      const arm = zone.arms?.find((one) => one.name === name)
      if (arm?.owner !== undefined) return language.text('table-train-of', { owner: language.name(arm.owner) })
      if (arm) return language.text('layout-end', { arm: name })
    }
    const tile = numbered(zone, kind, name)
    if (tile) return language.text('table-place', { place: name, tile })
  }
}

/** The tile in a numbered place. */
function numbered(zone: Zone, kind: string | undefined, name: string): string | undefined {
  if (zone.zone === 'row' && kind === 'place') return zone.tiles?.[Number(name) - 1]
  if (zone.zone === 'piles' && kind === 'pile') return zone.piles?.[Number(name) - 1]?.tiles?.at(-1)
  if (zone.zone === 'grid' && kind === 'cell') {
    const [, row, column] = name.split(/[rc]/).map(Number)
    return zone.rows?.[row! - 1]?.[column! - 1]
  }
}

function saidTile(tile: string, zones: readonly Zone[], reader: number, language: Language): string | undefined {
  const shown = zones.find((zone) => tilesOf(zone).includes(tile))
  if (!shown) return undefined
  if (shown.zone === 'hand') {
    return shown.seat === reader
      ? language.text('study-own-tile', { tile })
      : language.text('study-other-tile', { tile, owner: shown.seat })
  }
  const zone = language.text(shown.name ? `zone-${shown.name}` : `kind-${shown.zone}`)
  return language.choose([`study-tile-${shown.zone}`, 'study-tile-zone'], { tile, zone })
}

/** All tiles that a zone shows, larger halves first. */
function tilesOf(zone: Zone): string[] {
  return [...JSON.stringify(zone).matchAll(/"(\d+-\d+)"/g)].map(([, tile]) => named(tile!))
}
