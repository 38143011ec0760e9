// The seats of the table whose chat the reader does not see: people who are blocked.
export const hidden: { seats: readonly (number | null | undefined)[] } = $state({ seats: [] })
