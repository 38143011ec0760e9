// The moves of a chapter as a tree, of which one node is shown. Positions are set up when they are
// needed: each follows from the one before it.
import * as requests from '../board/requests'
import type { Language } from '../language'
import type { Board, Chapter, StudyMove, StudyVariation } from '../types'
import type { Words } from './study'

export interface StudyNode {
  /** In notation; empty at the root. */
  action: string
  comment: Words
  marks: readonly string[]
  parent: number
  children: readonly number[]
  /** Nothing until the position has been set up. */
  board: Board | null
}

export class Lines {
  nodes = $state.raw<readonly StudyNode[]>([])
  at = $state(0)

  constructor(readonly chapter: Chapter) {
    const nodes: StudyNode[] = [node('', '', chapter.marks ?? [], -1)]
    add(nodes, 0, chapter.moves ?? [])
    this.nodes = nodes
  }

  get node(): StudyNode {
    return this.nodes[this.at]!
  }

  get board(): Board | null {
    return this.node.board
  }

  /** The nodes from the root to the one shown, and on along the main line. */
  get line(): number[] {
    const found = this.path()
    for (let next = this.node.children[0]; next !== undefined; next = this.nodes[next]!.children[0]) found.push(next)
    return found
  }

  /** The other moves in the place of a node, the next one first. */
  siblings(at: number): number[] {
    const all = this.nodes[this.nodes[at]?.parent ?? -1]?.children ?? []
    const place = all.indexOf(at)
    return [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))]
  }

  /** Whether something else is the main move in the place of a node. */
  isVariation(at: number): boolean {
    const main = this.nodes[this.nodes[at]?.parent ?? -1]?.children[0]
    return main !== undefined && main !== at
  }

  /** A move in words. */
  said(at: number, language: Language): string {
    if (at === 0) return language.text('study-start')
    const { action, parent } = this.nodes[at]!
    const before = this.nodes[parent]!.board
    const move = before?.moves.find(({ text }) => text === action)
    return before && move ? `${language.name(before.turn)}: ${language.say(move.label, before.turn)}` : action
  }

  path(at = this.at): number[] {
    const found: number[] = []
    for (let next = at; next >= 0; next = this.nodes[next]!.parent) found.unshift(next)
    return found
  }

  /** The node that an action leads to from the one shown. */
  after(action: string): number | undefined {
    return this.node.children.find((at) => this.nodes[at]!.action === action)
  }

  /** Sets up the position of a node, and those before it, and shows it. */
  async show(at: number): Promise<void> {
    for (const each of this.path(at)) {
      if (this.nodes[each]!.board) continue
      const { action, parent } = this.nodes[each]!
      const before = this.nodes[parent]?.board
      const board = before ? await requests.board(before.text, action) : await this.first()
      this.replace(each, { board })
    }
    this.at = at
  }

  /** Adds the position after a move that was tried, and shows it. */
  async play(action: string): Promise<void> {
    const known = this.after(action)
    if (known !== undefined) return this.show(known)
    const from = this.at
    const board = await requests.board(this.nodes[from]!.board!.text, action)
    const next = this.nodes.length
    this.replace(from, { children: [...this.nodes[from]!.children, next] })
    this.nodes = [...this.nodes, { ...node(action, '', [], from), board }]
    this.at = next
  }

  /** Removes a node with everything after it, and shows the one before. */
  drop(at: number): void {
    const { parent } = this.nodes[at]!
    if (parent < 0) return
    this.replace(parent, { children: this.nodes[parent]!.children.filter((other) => other !== at) })
    this.at = parent
  }

  /** Makes a variation the main move of its place; what was played there becomes its first variation. */
  promote(at: number): void {
    const { parent } = this.nodes[at]!
    if (parent < 0) return
    this.replace(parent, { children: [at, ...this.nodes[parent]!.children.filter((other) => other !== at)] })
  }

  replace(at: number, change: Partial<StudyNode>): void {
    this.nodes = this.nodes.map((one, index) => (index === at ? { ...one, ...change } : one))
  }

  /** The moves as a chapter has them: the first child is the main line, the others vary from it. */
  moves(from = 0): StudyMove[] {
    const found: StudyMove[] = []
    for (let at = from; ; ) {
      const [first, ...others] = this.nodes[at]!.children
      if (first === undefined) return found
      const move = bare(this.nodes[first]!)
      const variations = others.map((other): StudyVariation => ({ moves: [bare(this.nodes[other]!), ...this.moves(other)] }))
      found.push(variations.length ? { ...move, variations } : move)
      at = first
    }
  }

  private first(): Promise<Board> {
    const { record, round = 1, step = 0, position = '' } = this.chapter
    return record ? requests.moment(record, round, step) : requests.board(position)
  }
}

function node(action: string, comment: Words, marks: readonly string[], parent: number): StudyNode {
  return { action, comment, marks, parent, children: [], board: null }
}

function add(nodes: StudyNode[], from: number, moves: readonly StudyMove[]): void {
  let at = from
  for (const { action, comment = '', marks = [], variations = [] } of moves) {
    const next = push(nodes, at, node(action, comment, marks, at))
    for (const variation of variations) add(nodes, at, withComment(variation))
    at = next
  }
}

/** The moves of a variation; what is said before the first belongs to it. */
function withComment({ moves, comment }: StudyVariation): StudyMove[] {
  const [first, ...others] = moves
  return first && comment && !first.comment ? [{ ...first, comment }, ...others] : moves
}

function push(nodes: StudyNode[], parent: number, one: StudyNode): number {
  const next = nodes.push(one) - 1
  nodes[parent] = { ...nodes[parent]!, children: [...nodes[parent]!.children, next] }
  return next
}

function bare({ action, comment, marks }: StudyNode): StudyMove {
  return { action, ...(comment ? { comment } : {}), ...(marks.length ? { marks: [...marks] } : {}) }
}
