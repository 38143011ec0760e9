/** Where the focus of the keyboard is: with the hand when it is one's turn, and never lost. */

/** Where one reads or writes something else: the table neither takes keys nor the focus there. */
export const ELSEWHERE =
  'dialog, [popover], #chat, .log, input, select, textarea, [contenteditable]'

/** What one plays with first, the most likely before the others. */
const GOALS = [
  '.hand button.raised',
  '.centre .lit',
  '.choices .strip button',
  '.hand button',
]

export class Focus {
  private readonly root: () => HTMLElement
  private last: Element | null = null

  constructor(root: () => HTMLElement) {
    this.root = root
  }

  /** After a change: with a new turn to the hand, and back to the table from a lost place. */
  follow(begins: boolean): void {
    const here = document.activeElement
    const isLost = !here || here === document.body || here.id === 'main'
    if (isLost || (begins && this.root().contains(here) && !here.closest(ELSEWHERE))) this.settle()
  }

  /** Notes where the focus is, and brings it back when its place vanishes; ends when called. */
  watch(): () => void {
    const root = this.root()
    const came = (event: FocusEvent) => (this.last = event.target as Element)
    const left = (event: FocusEvent) => {
      if (event.relatedTarget && !root.contains(event.relatedTarget as Node)) this.last = null
    }
    const changed = () => {
      const here = document.activeElement
      const isLost = !here || here === document.body || here === this.last
      if (isLost && this.last && !this.isThere(this.last)) this.settle()
    }
    const observer = new MutationObserver(changed)
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open', 'class'] })
    root.addEventListener('focusin', came)
    root.addEventListener('focusout', left)
    return () => {
      observer.disconnect()
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
