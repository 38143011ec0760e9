/** Positions on a clock face: each at its hour, or down the right half of the face. */
export function hour(place: number, count: number, half: boolean): number {
  return half ? (Math.PI * (place - 0.5)) / count : (2 * Math.PI * place) / 12
}
