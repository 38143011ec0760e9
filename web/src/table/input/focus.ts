/** Keyboard focus: it moves to the hand at the start of a turn, and is never lost. */

/** Areas for reading and typing, where the table takes neither keys nor the focus. */
export const ELSEWHERE =
  'dialog, [popover], #chat, .log, input, select, textarea, [contenteditable]'

/** The controls to play with, most likely first. */
const GOALS = [
  '.hand button.raised',
  '.centre .lit',
  '.choices .strip button',
  '.hand button',
]

export class Focus {
  private last: Element | null = null

  constructor(private readonly root: () => HTMLElement) {}

  /**
   * After a change, moves the focus to the hand at a new turn, and back to the table if it was
   * lost.
   */
  follow(begins: boolean): void {
    const here = document.activeElement
    const isLost = !here || here === document.body || here.id === 'main'
    if (isLost || (begins && this.root().contains(here) && !here.closest(ELSEWHERE))) this.settle()
  }

  /**
   * Tracks the focus and restores it when its element disappears; the returned function stops it.
   */
  watch(): () => void {
    const root = this.root()
    if (root.contains(document.activeElement)) this.last = document.activeElement
    const came = (event: FocusEvent) => (this.last = event.target as Element)
    const left = (event: FocusEvent) => {
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) this.last = null
    }
    const check = () => {
      const here = document.activeElement
      if (!this.last || (here && here !== document.body && here !== this.last)) return
      if (!this.isThere(this.last)) this.settle()
      // A tile loses the focus when the hand is put in another order.
      else if (here !== this.last) (this.last as HTMLElement).focus({ preventScroll: true })
    }
    /* Whether it can still be seen is asked once a frame, when the page is laid out anyway: asked at
       every change, it made the browser lay out the page twice after each touch. */
    let asked = 0
    const changed = () => {
      if (this.last && !this.last.isConnected) check()
      else
        asked ||= requestAnimationFrame(() => {
          asked = 0
          check()
        })
    }
    const observer = new MutationObserver(changed)
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'class'] })
    root.addEventListener('focusin', came)
    root.addEventListener('focusout', left)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(asked)
      root.removeEventListener('focusin', came)
      root.removeEventListener('focusout', left)
    }
  }

  private isThere(one: Element): boolean {
    return one.isConnected && one.checkVisibility()
  }

  private settle(): void {
    const root = this.root()
    const goal = GOALS.map((goal) => root.querySelector<HTMLElement>(goal)).find(
      (one) => one && this.isThere(one),
    )
    const target = goal ?? root
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
