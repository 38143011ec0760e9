import { expect, test } from 'vitest'
import { drawing } from '../src/faces/drawings'
import { botFace, faceOf, FACES, facesFor, OPEN, type Seat } from '../src/faces/faces'

const LEVELS = ['random', 'greedy', 'level1', 'level2', 'level3', 'level4', 'level5']
const person = (name: string, face = ''): Seat => ({ kind: 'person', name, face })
const bot = (level: string): Seat => ({ kind: 'bot', level })

test('there are two dozen faces or more, each drawn differently, with its eyes open or closed', () => {
  expect(FACES.length).toBeGreaterThanOrEqual(24)
  const all = [...FACES, OPEN, ...LEVELS.map((level) => botFace(level, 0))]
  const drawn = all.map((face) => JSON.stringify(drawing(face)))
  expect(new Set(drawn).size).toBe(all.length)
  for (const face of FACES.filter((face) => face !== 'shades')) expect(drawing(face, true)).not.toEqual(drawing(face))
  for (const { shapes } of all.map((face) => drawing(face)))
    for (const [paint, path] of shapes) {
      expect(paint).toMatch(/^#([0-9a-f]{6}|[0-9a-f]{8})$/)
      expect(path).toMatch(/^M[\dMmHhVvLlCcSsQqAaZz.\s-]+$/)
    }
})

test('ids of faces are short words of the protocol', () => {
  for (const face of FACES) expect(face).toMatch(/^[a-z-]{2,16}$/)
})

test('a face follows from the name, on every device', () => {
  expect(['Ana', 'Beto', 'Núria', 'Xiomara', 'José'].map((name) => faceOf(name))).toEqual([
    'dog',
    'fox',
    'flat-cap',
    'flower',
    'bandana',
  ])
  expect(faceOf(' ana ')).toBe(faceOf('Ana'))
  expect(faceOf('Jose\u0301')).toBe(faceOf('José'))
  expect(faceOf('Ana', 'owl')).toBe('owl')
  expect(faceOf('Ana', 'dragon')).toBe(faceOf('Ana'))
})

test('names spread over all faces', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `Guest ${index}`)
  const counts = new Map<string, number>()
  for (const name of names) counts.set(faceOf(name), (counts.get(faceOf(name)) ?? 0) + 1)
  expect(counts.size).toBe(FACES.length)
  expect(Math.max(...counts.values())).toBeLessThan(3 * (1000 / FACES.length))
})

test('no two seats of a table have the same face', () => {
  const alike = Array.from({ length: 12 }, () => person('Ana'))
  expect(new Set(facesFor(alike)).size).toBe(12)
  expect(facesFor(alike)).toEqual(facesFor(alike))
  const bots = Array.from({ length: 11 }, () => bot('level3'))
  const faces = facesFor([person('Ana'), ...bots])
  expect(new Set(faces.map((face) => JSON.stringify(drawing(face)))).size).toBe(12)
})

test('a chosen face comes before one from a name, and the first seat before later ones', () => {
  const wanted = faceOf('Ana')
  const [first, second, third] = facesFor([person('Ana'), person('Beto', wanted), person('Carla', wanted)])
  expect(second).toBe(wanted)
  expect(first).not.toBe(wanted)
  expect(third).not.toBe(wanted)
})

test('open seats have a chair, bots a face of their level', () => {
  const held: Seat = { kind: 'open', level: 'greedy' }
  const [open, strong, unknown, greedy] = facesFor([{ kind: 'open' }, bot('level5'), bot('level9'), held])
  expect(open).toBe(OPEN)
  expect(strong).toBe(botFace('level5', 0))
  expect(greedy).toBe(botFace('greedy', 2))
  expect(drawing(unknown!).shapes.length).toBeGreaterThan(5)
})
