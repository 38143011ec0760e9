/** Pip patterns of a half: standard patterns up to nine, regular grids from ten to fifteen. */

export const LARGEST = 15

/** Columns and rows of each pattern's grid, and its places without a pip. */
const PATTERNS: Record<number, string[]> = {
  0: [],
  1: ['...', '.o.', '...'],
  2: ['o..', '...', '..o'],
  3: ['o..', '.o.', '..o'],
  4: ['o.o', '...', 'o.o'],
  5: ['o.o', '.o.', 'o.o'],
  6: ['o.o', 'o.o', 'o.o'],
  7: ['o.o', 'ooo', 'o.o'],
  8: ['ooo', 'o.o', 'ooo'],
  9: ['ooo', 'ooo', 'ooo'],
  10: ['ooo', 'o.o', 'o.o', 'ooo'],
  11: ['ooo', 'ooo', 'o.o', 'ooo'],
  12: ['ooo', 'ooo', 'ooo', 'ooo'],
  13: ['oooo', 'o.oo', 'oo.o', 'ooo.'],
  14: ['oooo', 'o.oo', 'oo.o', 'oooo'],
  15: ['oooo', 'oooo', 'ooo.', 'oooo'],
}

export interface Pip {
  x: number
  y: number
  r: number
}

/** The pips of a number, on a half that spans 0 to 100 in both directions. */
export function pips(number: number): Pip[] {
  const rows = PATTERNS[number] ?? []
  const columns = rows[0]?.length ?? 0
  const dense = rows.length > 3
  const [low, high] = dense ? [19, 81] : [23, 77]
  const at = (index: number, count: number) => low + ((high - low) * index) / (count - 1)
  const r = columns > 3 ? 8 : dense ? 8.6 : 10.5
  return rows.flatMap((row, y) =>
    [...row].flatMap((mark, x) =>
      mark === 'o' ? [{ x: at(x, columns), y: at(y, rows.length), r }] : [],
    ),
  )
}

const SVG = 'http://www.w3.org/2000/svg'

/** Adds each number's half to the document once; tiles refer to it by its id, `half-6`. */
export function mountSprite(): void {
  if (document.getElementById('halves')) return
  const sprite = document.createElementNS(SVG, 'svg')
  sprite.id = 'halves'
  sprite.setAttribute('width', '0')
  sprite.setAttribute('height', '0')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.setAttribute('focusable', 'false')
  sprite.classList.add('sprite')
  for (let number = 0; number <= LARGEST; number++) {
    const half = document.createElementNS(SVG, 'g')
    half.id = `half-${number}`
    half.style.fill = `var(--pip-${number}, var(--pip))`
    for (const pip of pips(number)) {
      const dot = document.createElementNS(SVG, 'circle')
      dot.setAttribute('cx', String(pip.x))
      dot.setAttribute('cy', String(pip.y))
      dot.setAttribute('r', String(pip.r))
      half.append(dot)
    }
    sprite.append(half)
  }
  document.body.append(sprite)
}
