/** Makes a scrollable box focusable when its content overflows, so that keys can scroll it, and
    says in `data-more` on which sides there is more. */

import type { Attachment } from 'svelte/attachments'
import { measured } from './measurement'

const FOCUSED = 'button:not(:disabled), a[href], summary, input, select'
const CONTENT = { childList: true, subtree: true, characterData: true }

export const scrolled: Attachment<HTMLElement> = (box) => {
  const mark = (more: string) => {
    if (box.dataset.more !== more) box.dataset.more = more
  }
  const settle = () => {
    const more = moreOf(box)
    const isLong = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1
    return () => {
      mark(more)
      if (isLong && !box.querySelector(FOCUSED)) box.tabIndex = 0
      else if (box.tabIndex === 0) box.tabIndex = -1
    }
  }
  const scroll = () => mark(moreOf(box))
  const rest = measured(box, settle, CONTENT)
  box.addEventListener('scroll', scroll, { passive: true })
  return () => {
    rest()
    box.removeEventListener('scroll', scroll)
  }
}

/** The sides of a box on which it can be scrolled further. */
function moreOf(box: HTMLElement): string {
  const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]
  const sides = [
    box.scrollLeft > 1 && 'before',
    box.scrollLeft < wide - 1 && 'after',
    box.scrollTop < high - 6 && 'below',
  ]
  return sides.filter(Boolean).join(' ')
}
