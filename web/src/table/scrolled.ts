/** Makes a scrollable box focusable when its content overflows, so that keys can scroll it. */

import type { Attachment } from 'svelte/attachments'

const FOCUSED = 'button:not(:disabled), a[href], summary, input, select'

export const scrolled: Attachment<HTMLElement> = (box) => {
  const settle = () => {
    const isLong = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
    const wanted = isLong && !box.querySelector(FOCUSED)
    if (wanted) box.tabIndex = 0
    else box.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(settle)
  const changes = new MutationObserver(settle)
  sizes.observe(box)
  changes.observe(box, { childList: true, subtree: true, characterData: true })
  settle()
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
