// The questions about a round, and the typed or tapped answers. Contains no code for particular
// games.
import { sidesOf } from '../components/sides'
import { named } from '../tiles/tile'
import type { QuestionForm, RoundForm, RoundReport, Text } from '../types'

export type Answer = number | string | string[]

/** A place for one answer: its owner, and its index among the answers. */
export interface Place {
  at: number
  seat: number
}

/** An answer, or the reason why it is invalid; neither if it is empty. */
export interface Reading {
  answer?: Answer
  trouble?: Text
}

/** The questions for an ending. */
export function asked(form: RoundForm, ending: string): QuestionForm[] {
  return form.questions.filter(({ after }) => !after.length || after.includes(ending))
}

/** The round was ended by nobody in particular, or it is not yet known by whom. */
export const NOBODY = -1
export const UNSAID = -2

/** The seats that must answer if `ended` ended the round; for a side, its first seat. */
export function places(question: QuestionForm, ended: number, sides: number[]): Place[] {
  if (question.spares && ended === UNSAID) return []
  if (question.of === 'table' || question.asks === 'times') return [{ at: 0, seat: 0 }]
  if (question.of === 'sides')
    return sidesOf(sides).map((seats, at) => ({ at, seat: seats[0] ?? 0 }))
  return sides
    .map((_, seat) => ({ at: seat, seat }))
    .filter(({ seat }) => !(question.spares && seat === ended))
}

/** Splits a text into words: `6-4 1-0` has two. */
export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** The tiles in a text, larger half first; none if it contains anything else. */
export function tilesIn(text: string): string[] {
  const words = wordsOf(text)
  return words.every((word) => /^\d+-\d+$/.test(word)) ? words.map(named) : []
}

/** Parses the content of a field. */
export function read(question: QuestionForm, text: string, tiles: string[]): Reading {
  const typed = text.trim()
  if (!typed) return question.usual === null ? {} : { answer: question.usual }
  if (question.asks === 'word') return { answer: typed }
  const found = question.asks === 'tiles' ? tilesIn(typed) : []
  if (found.length) return readTiles(question, found, tiles)
  if (!/^-?\d+$/.test(typed)) return wrong('sheet-number-wanted', typed)
  if (question.asks === 'seat') return { answer: Number(typed) }
  if (question.asks === 'tiles' && !question.sums) return wrong('sheet-tiles-wanted', typed)
  const { low, high, step } = question
  const number = Number(typed)
  if (number < low || number > high) return wrong('sheet-number', typed, { low, high })
  if (number % step) return wrong('sheet-step', typed, { step })
  return { answer: number }
}

function readTiles(question: QuestionForm, found: string[], tiles: string[]): Reading {
  const strange = found.find((tile) => !tiles.includes(tile))
  if (strange) return { trouble: { id: 'tile-unused', args: { tile: strange } } }
  const twice = found.find((tile, index) => found.indexOf(tile) !== index)
  if (twice) return { trouble: { id: 'tile-twice', args: { tile: twice } } }
  const wanted = question.count
  if (wanted && found.length !== wanted)
    return { trouble: { id: 'sheet-tile-count', args: { count: found.length, wanted } } }
  return { answer: found }
}

function wrong(id: string, text: string, more: Record<string, number> = {}): Reading {
  return { trouble: { id, args: { text, ...more } } }
}

/** Whether two reports are equal. */
export function isSame(one: RoundReport | undefined, other: RoundReport): boolean {
  return one !== undefined && plain(one) === plain(other)
}

function plain(report: RoundReport): string {
  const answers = Object.entries(report.answers ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([report.ending, report.seat ?? -1, answers])
}
