// The faces at the table: which there are, and whose is which. `drawings.ts` has their drawings.

/** The faces people choose from, as sent to the server: people, then animals. */
export const FACES = [
  'straw-hat', 'curls', 'bun', 'beard', 'afro', 'flat-cap', 'bob', 'shades', 'veil', 'quiff',
  'braids', 'turban', 'captain', 'locks', 'flower', 'spectacles', 'beret', 'beanie', 'bandana',
  'toque', 'headphones', 'ponytail', 'cap', 'bald', 'silver', 'pink',
  'cat', 'dog', 'fox', 'owl', 'parrot', 'frog', 'bear', 'tortoise',
] as const

export type FaceId = (typeof FACES)[number]

/** How many bots of a table look different from each other. */
const VARIANTS = 35

/** What a face needs to know of a seat. */
export interface Seat {
  kind: 'person' | 'bot' | 'open'
  name?: string
  face?: string
  level?: string
}

/** A number for a name, the same on every device: FNV-1a with a final mix. */
export function hash(name: string): number {
  let sum = 0x811c9dc5
  for (const char of name.normalize('NFC').trim().toLowerCase())
    sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193)
  sum ^= sum >>> 15
  sum = Math.imul(sum, 0x2c1b3c6d)
  return (sum ^ (sum >>> 12)) >>> 0
}

/** Whether people may choose it; of other versions there may be others. */
export const isFace = (face: string): face is FaceId => (FACES as readonly string[]).includes(face)

/** The face of a person: the one chosen, else one that follows from the name. */
export function faceOf(name: string, chosen = ''): FaceId {
  return isFace(chosen) ? chosen : FACES[hash(name) % FACES.length]!
}

/** The face of a bot: its level, and which of those that look alike. */
export const botFace = (level: string, variant: number) => `bot:${level}:${variant % VARIANTS}`

/** The face of an open seat. */
export const OPEN = 'open'

/**
 * Returns a face for each seat, no two alike. Whoever chose a face has it, the first of several;
 * everybody else has the next free face, counted from the one that follows from the name.
 */
export function facesFor(seats: readonly Seat[]): string[] {
  const faces: string[] = seats.map(() => OPEN)
  const free = new Set<string>(FACES)
  const chose = ({ face = '' }: Seat) => isFace(face)
  const people = [...seats.keys()].filter((seat) => seats[seat]!.kind === 'person')
  for (const seat of [...people].sort((one, two) => Number(chose(seats[two]!)) - Number(chose(seats[one]!)))) {
    const wanted = faceOf(seats[seat]!.name ?? '', seats[seat]!.face)
    const start = FACES.indexOf(wanted)
    const face = [...FACES.slice(start), ...FACES].find((one) => free.has(one)) ?? wanted
    free.delete(face)
    faces[seat] = face
  }
  let bots = 0
  return seats.map((seat, index) =>
    seat.level && seat.kind !== 'person' ? botFace(seat.level, bots++) : faces[index]!,
  )
}
