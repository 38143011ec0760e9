// The focus for what replaces a button that was pressed: it would be lost with the button.

/** Focuses an element when it comes; attach it to one. */
export const focused = (element: HTMLElement): void => element.focus()
