/** Formats a range: `2–4`, or `4` if both bounds are equal. */
export function span(low: number, high: number): string {
  return low === high ? String(low) : `${low}–${high}`
}
