import { expect, test } from 'vitest'
import { falling } from '../src/table/effects/fall'

const thrown = { x: 10, y: 20, speed: { x: 100, y: 0 }, spin: 90 }
const heights = (floor: number) =>
  falling(thrown, floor).map((frame) => Number(String(frame.translate).split(' ')[1]!.replace('px', '')))

test('a tile falls from where it lay and never below the floor', () => {
  const found = heights(400)
  expect(found[0]).toBe(20)
  expect(Math.max(...found)).toBe(400)
})

test('it bounces, lower each time', () => {
  const found = heights(400)
  const landings = found.flatMap((height, at) => (height === 400 ? [at] : []))
  expect(landings.length).toBeGreaterThan(1)
  const tops = landings.slice(1).map((landing, at) => Math.min(...found.slice(landings[at], landing)))
  expect([...tops].sort((a, b) => a - b)).toEqual(tops)
})

test('a tile thrown from below the floor rises first', () => {
  const frames = falling({ ...thrown, y: 450, speed: { x: 0, y: -1200 } }, 400)
  expect(frames[3]?.translate).toMatch(/px [123]?\d\d?px$/)
})

test('it is gone in the end', () => {
  expect(falling(thrown, 400).at(-1)).toMatchObject({ opacity: 0 })
})
