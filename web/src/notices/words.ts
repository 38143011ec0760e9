// Times of turns in words.
import type { Language } from '../language'

const HOUR = 3_600_000

/** The time left for a turn. */
export function timeLeft(language: Language, ms: number): string {
  const hours = Math.floor(ms / HOUR)
  // To the nearest day: a turn of three days that has just begun has three, not two.
  return hours >= 48
    ? language.text('notices-days-left', { count: Math.round(ms / HOUR / 24) })
    : language.text('notices-hours-left', { count: hours })
}

/** Minutes since midnight as a time field has them. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** What a time field has, as minutes since midnight; null if it is empty. */
export function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : hours * 60 + minutes
}

/** The time zone of this device. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
