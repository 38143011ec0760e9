// The top of the lobby as it comes with the page (scripts/lobby-page.mjs), until the client has
// loaded and replaces it.

const element = document.getElementById('first-paint')
/** The way to begin that was pressed too early. */
let pressed = ''

export const firstPaint = $state({ shown: !!element })

element?.addEventListener('click', ({ target }) => {
  const way = (target as Element).closest<HTMLElement>('[data-way]')
  pressed = way?.dataset.way ?? pressed
})

/** Removes it, and does what was pressed. */
export function replaceFirstPaint(): void {
  if (!firstPaint.shown) return
  element?.remove()
  firstPaint.shown = false
  if (pressed)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-way='${pressed}']`)?.click())
}
