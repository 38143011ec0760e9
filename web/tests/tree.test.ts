import { expect, test } from 'vitest'
import { MOST, Tree } from '../src/board/tree.svelte'
import type { Board, ReplayStep } from '../src/types'

const board = (text: string) => ({ text }) as Board
const move = (text: string) => ({ text, label: { id: 'x' } })
const texts = (tree: Tree, ats: readonly number[]) => ats.map((at) => tree.nodes[at]!.text)

function tried(): Tree {
  const tree = new Tree()
  tree.begin(board('root'))
  tree.add(move('a'), 0, board('a'))
  tree.add(move('b'), 1, board('b'))
  tree.at = 1
  tree.add(move('c'), 1, board('c'))
  return tree
}

function record(): Tree {
  const tree = new Tree()
  tree.record(['', '6-6', '6-5', 'pass'].map((action, at) => ({ action, seat: at % 2, said: [], zones: [] }) as ReplayStep))
  return tree
}

test('a tree keeps every move that was tried', () => {
  const tree = tried()
  expect(tree.path).toEqual([0, 1, 3])
  expect(tree.siblings(3)).toEqual([2])
  tree.at = 1
  expect(tree.after('c')).toBe(3)
  expect(tree.after('d')).toBeUndefined()
  expect(tree.line).toEqual([0, 1, 2])
  expect(tree.variations(2)).toEqual([3])
  expect(tree.variations(3)).toEqual([])
})

test('a variation is promoted to the main line, and deleted with all that follows', () => {
  const tree = tried()
  tree.add(move('d'), 0, board('d'))
  expect(tree.canRise(tree.at)).toBe(true)
  tree.promote(tree.at)
  expect(texts(tree, tree.run(0))).toEqual(['', 'a', 'c', 'd'])
  expect(tree.canRise(tree.at)).toBe(false)
  tree.remove(3)
  expect(tree.at).toBe(1)
  expect(texts(tree, tree.run(0))).toEqual(['', 'a', 'b'])
  expect(tree.tried).toBe(2)
})

test('the record stays the main line, whatever is tried beside it', () => {
  const tree = record()
  tree.at = 1
  tree.add(move('6-4'), 0, null)
  expect(tree.canRise(tree.at)).toBe(false)
  tree.at = 1
  tree.add(move('6-1'), 0, null)
  tree.promote(tree.at)
  expect(texts(tree, tree.nodes[1]!.children)).toEqual(['6-5', '6-1', '6-4'])
  expect(tree.step).toBe(1)
  tree.remove(2)
  expect(tree.run(0)).toEqual([0, 1, 2, 3])
  tree.at = 1
  expect(tree.after('6-5')).toBe(2)
})

test.each([tried, record])('the text of a tree gives the same tree again', (made) => {
  const tree = made()
  tree.at = 1
  tree.add(move('e'), 0, null)
  tree.add(move('f'), 1, null)
  tree.at = 2
  tree.add(move('g'), 1, null)
  const again = new Tree()
  if (made === record) again.record(Array.from({ length: 4 }, (_, at) => ({ action: ['', '6-6', '6-5', 'pass'][at]!, seat: at % 2, said: [], zones: [] })))
  else again.begin(board('root'))
  again.read(tree.text)
  expect(again.text).toBe(tree.text)
  expect(texts(again, again.path)).toEqual(texts(tree, tree.path))
  tree.at = 0
  again.read(`# shown: 0`)
  expect(again.text).toBe(tree.text)
})

test('links of earlier versions hold a line of moves', () => {
  const tree = new Tree()
  tree.begin(board('root'))
  tree.read('game: block\n# move: 6-6@root\n# move: 6-5@E\n')
  expect(texts(tree, tree.path)).toEqual(['', '6-6@root', '6-5@E'])
  expect(tree.text).toBe('# move: 6-6@root\n# move: 6-5@E\n')
})

test('an address holds a bounded number of moves, and nonsense adds none', () => {
  const tree = new Tree()
  tree.begin(board('root'))
  tree.read('# move 9: x\n# shown: 7\n')
  expect(tree.nodes.length).toBe(1)
  tree.read('# move: x\n'.repeat(2 * MOST))
  expect(tree.tried).toBe(MOST)
  expect(tree.isFull).toBe(true)
})

test('the variations of a record are read whole, beside what an address may hold', () => {
  const tree = record()
  const lines = Array.from({ length: MOST + 5 }, (_, at) => `# move 0: ${at}\n`).join('')
  tree.read(lines)
  expect(tree.tried).toBe(MOST)
  const whole = record()
  whole.read(lines, Infinity)
  whole.at = 0
  expect(whole.moves).toBe(lines)
  expect(whole.text).toBe(`${lines}# shown: 0\n`)
})
