import { expect, test } from 'vitest'
import { timeLeft } from '../src/notices/words'

const HOUR = 3_600_000
const language = { text: (id: string, { count }: { count: number }) => `${id} ${count}` } as never

test('a turn that has just begun has all its days', () => {
  expect(timeLeft(language, 72 * HOUR - 1000)).toBe('notices-days-left 3')
  expect(timeLeft(language, 59 * HOUR)).toBe('notices-days-left 2')
  expect(timeLeft(language, 48 * HOUR - 1000)).toBe('notices-hours-left 47')
})
