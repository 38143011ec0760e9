/** Words without capitals and accents, as one types them into a search. */
export function plainly(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
