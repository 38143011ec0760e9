/** What star and rows say of a train. */

import type { Arm } from '../../types'
import { spoken, wanted, type Scene } from './scene'

/** The number of its tiles, also of those that are not shown. */
export const length = (arm: Arm) => (arm.tiles?.length ?? 0) + (arm.hidden_tiles ?? 0)

export const ownerOf = (arm: Arm, { language }: Scene) =>
  arm.owner === undefined ? arm.name : language.name(arm.owner)

/** Whether the touched tile may go there, and whether any tile may. */
export const isLit = (arm: Arm, { play }: Scene) => !!play?.touched.length && play.lit.has(`arm:${arm.name}`)
export const canPlay = (arm: Arm, { play }: Scene) => play?.lit.has(`arm:${arm.name}`) ?? false

/** Whose train it is, or which end of a line, in words. */
export const whose = (arm: Arm, { language }: Scene) =>
  arm.owner === undefined
    ? language.text('layout-end', { arm: arm.name ?? '' })
    : language.text('table-train-of', { owner: language.name(arm.owner) })

/** All that can be seen of a train, in words. */
export function told(arm: Arm, scene: Scene): string {
  const { language, reader } = scene
  const count = language.text('count-tiles', { count: length(arm) })
  const state = arm.state ? [language.text(`arm-${arm.state}`)] : []
  const ends = arm.ends?.length ? [language.text('table-wants', { numbers: wanted(arm.ends) })] : []
  const notes = (arm.notes ?? []).map((note) => language.say(note, reader))
  const tiles = (arm.tiles ?? []).map((tile) => spoken(tile, language)).reverse()
  return [whose(arm, scene), count, ...ends, ...state, ...notes, ...tiles].join(', ')
}
