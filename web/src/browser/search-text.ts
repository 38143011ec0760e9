/** Lowercases text and removes accents, for searching. */
export function plainly(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
