/** The pips of a half. Their places are shared with the library's pictures. */
import { pips as places, radii } from '../../../src/capicua/render/svg/tileset.json'

export const LARGEST = 15

export interface Pip {
  x: number
  y: number
  r: number
}

/** The pips of a number, relative to the middle of a half 100 wide. */
export function pips(number: number): Pip[] {
  const r = radii.find(([largest = 0]) => number <= largest)?.[1] ?? 0
  return (places[number] ?? []).map(([x = 0, y = 0]) => ({ x, y, r }))
}
