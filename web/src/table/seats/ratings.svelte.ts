// The ratings on the name plates of the table that is shown, by seat.
export const ratings: { by: Record<number, string> } = $state({ by: {} })
