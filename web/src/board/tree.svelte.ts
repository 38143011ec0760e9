// The moves of a round: the record as the main line if there is one, and everything tried instead.
import type { Board, PossibleMove, ReplayStep, Text } from '../types'

/** How many moves a tree keeps beside the record: they go into the address. */
export const MOST = 120

export interface Node {
  /** The move that led here, in notation; empty at the root. */
  text: string
  /** The move in words, where nothing was said about it. */
  label: Text | null
  /** What the table said about it. */
  said: readonly Text[]
  /** The seat that made it; -1 while it is not known. */
  seat: number
  parent: number
  children: readonly number[]
  /** The position after it, once it was needed. */
  board: Board | null
  /** Its step of the record; -1 in a variation. */
  step: number
}

export class Tree {
  nodes = $state.raw<readonly Node[]>([])
  at = $state(0)

  get node(): Node | undefined {
    return this.nodes[this.at]
  }

  /** The nodes from the root to the one shown, and on along the first moves. */
  get line(): number[] {
    return [...this.path.slice(0, -1), ...this.run(this.at)]
  }

  /** The nodes from the root to the one shown. */
  get path(): number[] {
    const found: number[] = []
    for (let at = this.nodes.length ? this.at : -1; at >= 0; at = this.nodes[at]!.parent) found.unshift(at)
    return found
  }

  /** A node, and on along the first moves. */
  run(from: number): number[] {
    const found: number[] = []
    for (let at: number | undefined = from; at !== undefined && this.nodes[at]; at = this.nodes[at]!.children[0])
      found.push(at)
    return found
  }

  /** What was tried instead of a node of a line; a variation lists none in its own place. */
  variations(at: number): readonly number[] {
    const siblings = this.nodes[this.nodes[at]?.parent ?? -1]?.children ?? []
    return siblings[0] === at ? siblings.slice(1) : []
  }

  /** The other moves tried in the place of a node. */
  siblings(at: number): number[] {
    const parent = this.nodes[this.nodes[at]?.parent ?? -1]
    return parent ? parent.children.filter((other) => other !== at) : []
  }

  /** The node that a move from the one shown leads to, if it was tried. */
  after(move: string): number | undefined {
    return this.node?.children.find((at) => this.nodes[at]?.text === move)
  }

  /** The last step of the record on the way to the node shown; 0 without a record. */
  get step(): number {
    return Math.max(0, ...this.path.map((at) => this.nodes[at]!.step))
  }

  /** The number of moves beside the record. */
  get tried(): number {
    return this.#inOrder().filter((at) => at && this.nodes[at]!.step < 0).length
  }

  get isFull(): boolean {
    return this.tried >= MOST
  }

  begin(board: Board): void {
    this.nodes = [{ ...ROOT, board }]
    this.at = 0
  }

  /** Begins with a round of a record as the main line. */
  record(steps: readonly ReplayStep[]): void {
    this.nodes = steps.map(({ action = '', seat }, step) => ({
      ...ROOT,
      text: action,
      seat: seat ?? -1,
      parent: step - 1,
      children: step + 1 < steps.length ? [step + 1] : [],
      step,
    }))
    this.at = 0
  }

  /** Adds the position after a move, and shows it. */
  add(move: PossibleMove, seat: number, board: Board | null): void {
    const node = { ...ROOT, text: move.text, label: move.label, said: board?.made?.said ?? [], seat, board }
    this.at = this.#insert(this.at, node)
  }

  /** Keeps the position of a node. */
  keep(at: number, board: Board): void {
    const { said, seat } = this.nodes[at]!
    this.#change(at, { board, said: said.length ? said : (board.made?.said ?? []), seat: board.made?.seat ?? seat })
  }

  /** Whether a node can become the first of its place; the record stays where it is. */
  canRise(at: number): boolean {
    return this.#rise(at) !== null
  }

  /** Moves the variation of a node before the others, or makes it the main line. */
  promote(at: number): void {
    const found = this.#rise(at)
    if (!found) return
    const { parent, child, to } = found
    const others = this.nodes[parent]!.children.filter((one) => one !== child)
    this.#change(parent, { children: [...others.slice(0, to), child, ...others.slice(to)] })
  }

  /** Removes a node that is not of the record, with all that follows, and shows the one before. */
  remove(at: number): void {
    const { parent, step } = this.nodes[at] ?? ROOT
    if (parent < 0 || step >= 0) return
    this.#change(parent, { children: this.nodes[parent]!.children.filter((one) => one !== at) })
    this.at = parent
  }

  /** The moves beside the record, as lines of text; what was removed is left out. */
  get moves(): string {
    return this.#written().lines
  }

  /** The same with the node shown, unless that is the last one. */
  get text(): string {
    const { lines, numbers } = this.#written()
    const shown = numbers.get(this.at) ?? 0
    return lines && shown !== Math.max(...numbers.values()) ? `${lines}# shown: ${shown}\n` : lines
  }

  /** Adds the moves of a text, whose positions are not known yet. */
  read(text: string, most = MOST): void {
    for (const [, from, move, shown] of text.matchAll(/^# (?:move(?: (\d+))?: (.+)|shown: (\d+))$/gm)) {
      if (shown !== undefined) {
        if (this.nodes[Number(shown)]) this.at = Number(shown)
        continue
      }
      const parent = from === undefined ? this.nodes.length - 1 : Number(from)
      if (!this.nodes[parent] || this.tried >= most) return
      this.at = this.#insert(parent, { ...ROOT, text: move! })
    }
  }

  /** The moves as lines, and the number of each node in them. */
  #written(): { lines: string; numbers: Map<number, number> } {
    const numbers = new Map<number, number>()
    let lines = ''
    let count = this.nodes.filter((node) => node.step >= 0).length
    for (const at of this.#inOrder()) {
      const { step, parent, text } = this.nodes[at]!
      const from = numbers.get(parent)
      if (step < 0 && from !== undefined) lines += `# move${from === count - 1 ? '' : ` ${from}`}: ${text}\n`
      numbers.set(at, step < 0 ? count++ : step)
    }
    return { lines, numbers }
  }

  #insert(parent: number, node: Omit<Node, 'parent'>): number {
    const next = this.nodes.length
    const children = [...this.nodes[parent]!.children, next]
    this.nodes = [...this.nodes.map((one, at) => (at === parent ? { ...one, children } : one)), { ...node, parent }]
    return next
  }

  #change(at: number, changes: Partial<Node>): void {
    this.nodes = this.nodes.map((one, index) => (index === at ? { ...one, ...changes } : one))
  }

  /** Every node that can be reached, a line before what was tried instead of it. */
  #inOrder(): number[] {
    const found: number[] = []
    const open = this.nodes.length ? [0] : []
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      found.push(at)
      open.push(...[...this.nodes[at]!.children].reverse())
    }
    return found
  }

  /** The nearest branch on the way to a node that can go further up. */
  #rise(at: number): { parent: number; child: number; to: number } | null {
    for (let child = at; (this.nodes[child]?.parent ?? -1) >= 0; child = this.nodes[child]!.parent) {
      const { parent, step } = this.nodes[child]!
      const { children } = this.nodes[parent]!
      const first = this.nodes[children[0]!]!.step >= 0 ? 1 : 0
      if (step < 0 && children.indexOf(child) > first) return { parent, child, to: first }
    }
    return null
  }
}

const ROOT: Node = { text: '', label: null, said: [], seat: -1, parent: -1, children: [], board: null, step: -1 }
