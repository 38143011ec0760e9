// Who sits at the table that is shown, by seat, as far as they have accounts; noted by those who know them.
export interface Plate {
  /** The rating in matches of this kind; empty if there is none. */
  rating: string
  /** What the button that tells more about the person says. */
  label: string
  show: () => void
}

export const plates: { by: Record<number, Plate> } = $state({ by: {} })
