/** Measures boxes when they appear and change. All of them are measured before anything is changed
    in response, because measuring after a change makes the browser lay out the page once more. */

import type { Attachment } from 'svelte/attachments'

/** Measures a box and returns the change to make. */
type Measure = () => () => void

const measures = new Map<Element, Measure>()
const contents = new Map<Element, MutationObserver>()
const waiting = new Set<Element>()

function settle(): void {
  const changes = [...waiting].map((box) => measures.get(box)?.())
  waiting.clear()
  for (const change of changes) change?.()
}

/** Measures at once what has changed, while the page is laid out anyway. */
export function measure(): void {
  for (const [box, changes] of contents) if (changes.takeRecords().length) waiting.add(box)
  settle()
}

function wait(box: Element): void {
  if (!waiting.size) queueMicrotask(settle)
  waiting.add(box)
}

/* A single one, so that the sizes of all boxes are known before the first change. */
const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) wait(target)
})

/** Measures a box after the next layout, when its size changes and, if asked, its content.
    A box has one measure. */
export function measured(box: Element, measure: Measure, content?: MutationObserverInit): () => void {
  const changes = new MutationObserver(() => wait(box))
  measures.set(box, measure)
  sizes.observe(box)
  if (content) {
    changes.observe(box, content)
    contents.set(box, changes)
  }
  return () => {
    measures.delete(box)
    contents.delete(box)
    sizes.unobserve(box)
    changes.disconnect()
  }
}

/** How much larger everything is in a great window than elsewhere, as `theme.css` has it. */
export const scale = () => (matchMedia('(min-width: 1800px) and (min-height: 896px)').matches ? 1.1875 : 1)

/** Tells the inner size of a box, in pixels. */
export const sized = (tell: (width: number, height: number) => void): Attachment<HTMLElement> => (box) =>
  measured(box, () => {
    const { clientWidth, clientHeight } = box
    return () => tell(clientWidth, clientHeight)
  })
