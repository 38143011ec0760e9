/** One stop of the Tab key for a group of buttons; arrows, Home and End go along them. */

import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const roving: Attachment<HTMLElement> = (group) => {
  const items = () => [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const stop = (chosen: HTMLElement | undefined) => {
    for (const item of items()) item.tabIndex = item === chosen ? 0 : -1
  }
  const settle = () => {
    const all = items()
    stop(all.find((item) => item.tabIndex === 0 && item.dataset.kept) ?? all[0])
  }
  const focused = (event: FocusEvent) => {
    const item = (event.target as HTMLElement).closest<HTMLElement>('button')
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
    const goal = all[(next + all.length) % all.length]
    if ((next === -1 && !step) || !goal) return
    event.preventDefault()
    goal.focus()
  }
  const watcher = new MutationObserver(settle)
  watcher.observe(group, { childList: true, subtree: true })
  group.addEventListener('focusin', focused)
  group.addEventListener('keydown', pressed)
  settle()
  return () => {
    watcher.disconnect()
    group.removeEventListener('focusin', focused)
    group.removeEventListener('keydown', pressed)
  }
}
