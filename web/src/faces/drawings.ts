// The drawings of all faces: people from parts, animals, and bots as carved tiles.
import { ANIMALS } from './animals'
import { carved } from './bots'
import type { FaceId } from './faces'
import { type Palette, PARTS, type Shape } from './parts'

const SKIN = ['#fbdcc0', '#eebd93', '#d29a68', '#a86c45', '#7d4e33', '#623b29']
const HAIR = { black: '#231d1c', brown: '#5a3624', chestnut: '#8a4b2a', red: '#c2592a', blond: '#e3b65c', grey: '#a9a7a3', white: '#f1eee6', pink: '#d4678f' }

type Look = [ground: string, skin: number, hair: keyof typeof HAIR, cloth: string, trim: string, parts: string]

/** People: ground, skin, hair, clothes, and the parts from back to front. */
const PEOPLE: Record<Exclude<FaceId, keyof typeof ANIMALS>, Look> = {
  'straw-hat': ['#8cc4b4', 4, 'white', '#f3ead6', '#a3343a', 'body lapels head eyes brows smile moustache lines strawHat'],
  curls: ['#e7b650', 3, 'black', '#c04b3c', '#fff8ea', 'body head eyes brows grin curls earrings'],
  bun: ['#b9cfa8', 1, 'grey', '#5d6f9c', '#8a4b2a', 'bun body pearls head lines eyes brows smile curtain roundGlasses'],
  beard: ['#d98758', 2, 'black', '#2f5d5c', '#e7b650', 'body collar head eyes brows parting beard'],
  afro: ['#7fb2c9', 4, 'black', '#e7b650', '#d9584a', 'cloud body head eyes brows smile band hoops'],
  'flat-cap': ['#8f9e6b', 1, 'grey', '#6b4a37', '#54604d', 'body scarf head lines eyes brows smile moustache flatCap'],
  bob: ['#e3a3a0', 0, 'red', '#2f6f73', '#fff8ea', 'bob body collar head freckles eyes brows smile fringe'],
  shades: ['#f0cf7a', 3, 'black', '#3f6fa3', '#f0cf7a', 'body stripes head smirk brows short shades stubble'],
  veil: ['#d8b88b', 2, 'black', '#3d7d77', '#3d7d77', 'veil head eyes brows smile veilFront'],
  quiff: ['#5b7db1', 0, 'blond', '#d9584a', '#fff8ea', 'body collar head eyes brows grin quiff'],
  braids: ['#9b7bb0', 4, 'black', '#e98f4e', '#f0cf7a', 'braids body head eyes brows grin curtain'],
  turban: ['#a9c4b8', 2, 'black', '#f3ead6', '#c2592a', 'body head eyes brows beard turban'],
  captain: ['#c86f5a', 1, 'white', '#24405f', '#24405f', 'body lapels head eyes brows beard captain'],
  locks: ['#6d9a6b', 5, 'black', '#f0cf7a', '#a3343a', 'body stripes head eyes brows grin locks'],
  flower: ['#f1c9a5', 3, 'brown', '#b8417a', '#e2574c', 'long body head eyes brows smile curtain flower hoops'],
  spectacles: ['#c9a24f', 0, 'grey', '#7c5a46', '#8a6a2e', 'body collar tie head lines eyes brows smirk tufts roundGlasses'],
  beret: ['#8fa9c9', 1, 'brown', '#f3ead6', '#a3343a', 'bob body stripes head eyes brows smile fringe beret'],
  beanie: ['#d9b64f', 0, 'chestnut', '#54718f', '#c2513c', 'body head freckles eyes brows grin beanie'],
  bandana: ['#5f8fa0', 3, 'black', '#efe2c4', '#c2413c', 'body stripes head eyes brows smirk moustache goatee bandana'],
  toque: ['#c5705f', 4, 'black', '#fff8ea', '#fff8ea', 'body lapels head eyes brows grin moustache toque'],
  headphones: ['#7e6fb0', 2, 'black', '#3a9b8c', '#f0a43f', 'body head eyes brows smile short headphones'],
  ponytail: ['#e8a06c', 2, 'chestnut', '#4a8b6b', '#fff8ea', 'ponytail body collar head eyes brows grin parting squareGlasses'],
  cap: ['#6fa5a0', 5, 'black', '#c2513c', '#24405f', 'body stripes head eyes brows grin cap'],
  bald: ['#b8a5c9', 4, 'white', '#3f4f7a', '#e9b949', 'body collar tie head eyes brows smile beard roundGlasses'],
  silver: ['#c9607a', 3, 'white', '#2f3f5c', '#e7b650', 'body pearls head lines eyes brows smile curls earrings'],
  pink: ['#8fc3b0', 0, 'pink', '#3b3a4a', '#6d4a8a', 'long body stripes head eyes brows smirk fringe roundGlasses'],
}

export interface Drawing {
  ground: string
  shapes: Shape[]
}

const CHAIR: Drawing = {
  ground: '#5d7571',
  shapes: [
    ['#fff8eaa6', 'M44 28h40v36H44zM44 40h40M44 52h40M40 74h48M44 76v30M84 76v30M48 92h32', 6],
  ],
}

/** Returns what to draw for a face; for any other id, the chair of an open seat. */
export function drawing(face: string, asleep = false): Drawing {
  const [kind, level, variant] = face.split(':')
  if (kind === 'bot') return carved(level!, Number(variant))
  if (face in ANIMALS) {
    const { ground, shapes, eyes, lids } = ANIMALS[face as keyof typeof ANIMALS]
    return { ground, shapes: [...shapes, ...(asleep ? lids : eyes)] }
  }
  if (!(face in PEOPLE)) return CHAIR
  const [ground, skin, hair, cloth, trim, parts] = PEOPLE[face as keyof typeof PEOPLE]
  const palette: Palette = { skin: SKIN[skin]!, hair: HAIR[hair], cloth, trim }
  const shapes = parts.split(' ').flatMap((part) => PARTS[asleep && part === 'eyes' ? 'lids' : part]!)
  return { ground, shapes: shapes.map(([paint, ...rest]) => [palette[paint as keyof Palette] ?? paint, ...rest]) }
}
