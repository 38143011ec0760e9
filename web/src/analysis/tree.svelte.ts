// The moves tried from a position: a tree, of which one node is shown.
import type { Board, PossibleMove } from '../types'

export interface Node {
  board: Board
  /** The move that led here; null at the root. */
  move: PossibleMove | null
  /** The seat that made it. */
  seat: number
  parent: number
  children: number[]
}

export class Tree {
  nodes = $state.raw<readonly Node[]>([])
  at = $state(0)

  get node(): Node | undefined {
    return this.nodes[this.at]
  }

  /** The nodes from the root to the one shown, and on along the moves tried first. */
  get line(): number[] {
    const found = this.path
    for (let next = this.node?.children[0]; next !== undefined; next = this.nodes[next]?.children[0])
      found.push(next)
    return found
  }

  /** The nodes from the root to the one shown. */
  get path(): number[] {
    const found: number[] = []
    for (let at = this.nodes.length ? this.at : -1; at >= 0; at = this.nodes[at]!.parent) found.unshift(at)
    return found
  }

  /** The other moves tried in the place of a node. */
  siblings(at: number): number[] {
    const parent = this.nodes[this.nodes[at]?.parent ?? -1]
    return parent ? parent.children.filter((other) => other !== at) : []
  }

  /** The node that a move leads to, if it was tried. */
  after(move: string): number | undefined {
    return this.node?.children.find((at) => this.nodes[at]?.move?.text === move)
  }

  begin(board: Board): void {
    this.nodes = [{ board, move: null, seat: -1, parent: -1, children: [] }]
    this.at = 0
  }

  /** Adds the position after a move, and shows it. */
  add(move: PossibleMove, seat: number, board: Board): void {
    const next = this.nodes.length
    const node: Node = { board, move, seat, parent: this.at, children: [] }
    this.nodes = [
      ...this.nodes.map((one, at) => (at === this.at ? { ...one, children: [...one.children, next] } : one)),
      node,
    ]
    this.at = next
  }
}
