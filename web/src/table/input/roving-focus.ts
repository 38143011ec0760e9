/**
 * One Tab stop for a group of elements; arrows, Home and End move within it.
 *
 * Left and right go to the next element, in the order of `data-order` if given; up and down go to
 * the nearest. Tab enters the group at the first lit element.
 */

import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const ITEMS = 'button:not(:disabled), [data-order]'

/** The nearest element above (-1) or below (1), if any. */
function beyond(all: HTMLElement[], here: HTMLElement, way: number): HTMLElement | undefined {
  const middle = (one: HTMLElement) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = middle(here)
  const found = all.flatMap((one) => {
    const { x, y } = middle(one)
    const [across, down] = [Math.abs(x - from.x), (y - from.y) * way]
    return down > 8 && across <= down ? [{ one, far: across + down }] : []
  })
  return found.sort((a, b) => a.far - b.far)[0]?.one
}

export const roving: Attachment<HTMLElement> = (group) => {
  const order = (item: HTMLElement) => Number(item.dataset.order ?? 0)
  const items = () =>
    [...group.querySelectorAll<HTMLElement>(ITEMS)].sort((a, b) => order(a) - order(b))
  const stop = (chosen: HTMLElement | undefined) => {
    for (const item of items()) {
      const wanted = item === chosen ? 0 : -1
      if (item.getAttribute('tabindex') !== String(wanted)) item.setAttribute('tabindex', String(wanted))
    }
  }
  const settle = () => {
    const all = items()
    stop(
      all.find((item) => item === document.activeElement) ??
        all.find((item) => item.matches('.lit:not(.touched)')) ??
        all.find((item) => item.tabIndex === 0 && item.dataset.kept) ??
        all[0],
    )
  }
  const focused = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>(ITEMS)
    if (!item) return
    for (const other of items()) delete other.dataset.kept
    item.dataset.kept = 'true'
    stop(item)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    const step = STEPS[event.key]
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step ? at + step : -1
    const here = all[at]
    const aside = here && /Up|Down/.test(event.key) ? beyond(all, here, step ?? 0) : undefined
    const goal = aside ?? all[(next + all.length) % all.length]
    if ((next === -1 && !step) || !goal) return
    event.preventDefault()
    goal.focus()
  }
  const watcher = new MutationObserver(settle)
  watcher.observe(group, { childList: true, subtree: true, attributeFilter: ['class', 'disabled'] })
  group.addEventListener('focusin', focused)
  group.addEventListener('keydown', pressed)
  settle()
  return () => {
    watcher.disconnect()
    group.removeEventListener('focusin', focused)
    group.removeEventListener('keydown', pressed)
  }
}
