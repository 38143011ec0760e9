/** Makes a scrollable box focusable when its content overflows, so that keys can scroll it, and
    says in `data-more` on which sides there is more. */

import type { Attachment } from 'svelte/attachments'

const FOCUSED = 'button:not(:disabled), a[href], summary, input, select'

export const scrolled: Attachment<HTMLElement> = (box) => {
  const mark = () => {
    const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]
    const sides = [
      box.scrollLeft > 1 && 'before',
      box.scrollLeft < wide - 1 && 'after',
      box.scrollTop < high - 6 && 'below',
    ]
    box.dataset.more = sides.filter(Boolean).join(' ')
  }
  const settle = () => {
    const isLong = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
    const wanted = isLong && !box.querySelector(FOCUSED)
    if (wanted) box.tabIndex = 0
    else box.removeAttribute('tabindex')
    mark()
  }
  const sizes = new ResizeObserver(settle) // also calls it at once, without an extra layout
  const changes = new MutationObserver(settle)
  sizes.observe(box)
  changes.observe(box, { childList: true, subtree: true, characterData: true })
  box.addEventListener('scroll', mark, { passive: true })
  return () => {
    sizes.disconnect()
    changes.disconnect()
    box.removeEventListener('scroll', mark)
  }
}
