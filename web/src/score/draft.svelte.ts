// A round being entered.
import type { RoundForm, RoundReport } from '../types'
import { asked, NOBODY, places, read, UNSAID, type Answer } from './answers'

type Kept = Pick<Draft, 'base' | 'round' | 'ending' | 'seat' | 'texts' | 'times'>

export class Draft {
  ending = $state('')
  seat = $state(NOBODY)
  /** The content of each field, by question and place. */
  texts = $state<Record<string, string>>({})
  /** The counters of each seat, by question. */
  times = $state<Record<string, number[]>>({})
  /** The version of the sheet when the entry was started. */
  base = $state(0)
  /** The number of the round at that time. */
  round = $state(0)

  constructor(
    /** The round being corrected; 0 for the next one. */
    readonly corrects = 0,
    report?: RoundReport,
    form?: RoundForm | null,
  ) {
    if (!report) return
    this.round = corrects
    this.ending = report.ending
    this.seat = report.seat ?? NOBODY
    for (const [question, answers] of Object.entries(report.answers ?? {})) {
      this.times[question] = answers.map((answer) => Number(answer) || 0)
      answers.forEach((answer, at) => {
        this.texts[fieldOf(question, at)] = Array.isArray(answer) ? answer.join(' ') : String(answer)
      })
    }
    // A zero stands for the spared player; a correction may spare somebody else.
    for (const question of form?.questions ?? [])
      if (question.spares) delete this.texts[fieldOf(question.id, this.seat)]
  }

  /** Whether anything was entered. */
  get isBegun(): boolean {
    return (
      this.seat >= 0 ||
      Object.values(this.texts).some(Boolean) ||
      Object.values(this.times).flat().some(Boolean)
    )
  }

  /** Who ended the round, if already known. */
  ended(form: RoundForm): number {
    if (!form.endings.find((one) => one.id === this.ending)?.names_seat) return NOBODY
    return this.seat < 0 ? UNSAID : this.seat
  }

  clear(): void {
    Object.assign(this, { ending: '', seat: NOBODY, texts: {}, times: {} })
  }

  text(question: string, at: number): string {
    return this.texts[fieldOf(question, at)] ?? ''
  }

  /** The report, and the fields that are missing or invalid. */
  report(form: RoundForm, sides: number[], tiles: string[]): [RoundReport, string[]] {
    const seat = this.ended(form)
    const faults: string[] = seat === UNSAID ? ['seat'] : []
    const answers: Record<string, Answer[]> = {}
    for (const question of asked(form, this.ending)) {
      if (question.asks === 'times') {
        answers[question.id] = sides.map((_, at) => this.times[question.id]?.[at] ?? 0)
        continue
      }
      // The spared player has nothing.
      const found: Answer[] = question.of === 'seats' ? sides.map(() => 0) : []
      for (const place of places(question, seat, sides)) {
        const { answer } = read(question, this.text(question.id, place.at), tiles)
        if (answer === undefined) faults.push(fieldOf(question.id, place.at))
        else found[place.at] = answer
      }
      answers[question.id] = found
    }
    return [{ ending: this.ending, seat, answers }, faults]
  }

  /** Plain data, which survives a reload of the page. */
  kept(): Kept {
    const { base, round, ending, seat, texts, times } = this
    return $state.snapshot({ base, round, ending, seat, texts, times })
  }

  restore(kept: Partial<Kept>): void {
    Object.assign(this, kept)
  }
}

/** The key of a field. */
export function fieldOf(question: string, at: number): string {
  return `${question}.${at}`
}
