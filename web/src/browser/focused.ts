// The focus for what replaces a button that was pressed: it would be lost with the button.
import { tick } from 'svelte'

/** Focuses an element when it comes; attach it to one. */
export const focused = (element: HTMLElement): void => element.focus()

/** Focuses an element of the page once it has been drawn, if there is one. */
export async function focusOn(element: () => HTMLElement | null | undefined): Promise<void> {
  await tick()
  element()?.focus()
}

/** The same for the element with an id. */
export const focusId = (id: string): Promise<void> => focusOn(() => document.getElementById(id))
