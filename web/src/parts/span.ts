/** Two bounds as one text: `2–4`, or `4`. */
export function span(low: number, high: number): string {
  return low === high ? String(low) : `${low}–${high}`
}
