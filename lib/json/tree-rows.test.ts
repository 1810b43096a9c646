import { expect, test } from 'vitest'
import { readJsonDocument } from './document.ts'
import { expandedToLevel, expandedToShow, treeRows } from './tree-rows.ts'

const read = (text: string) => readJsonDocument(new TextEncoder().encode(text))
/** Nodes: 0 root, 1 a, 2 10, 3 {b}, 4 20, 5 c, 6 d. */
const DOCUMENT = read('{"a":[10,{"b":20}],"c":{},"d":1}')
const rows = (expanded: Iterable<number>) => {
  const { count, nodes, levels, positions } = treeRows(DOCUMENT, new Set(expanded))
  return Array.from({ length: count }, (_, row) => [nodes[row], levels[row], positions[row]])
}

test('a collapsed tree is its root', () => {
  expect(rows([])).toEqual([[0, 1, 1]])
})

test('rows have their level and their place among their siblings', () => {
  expect(rows([0, 1, 3, 5])).toEqual([
    [0, 1, 1],
    [1, 2, 1],
    [2, 3, 1],
    [3, 3, 2],
    [4, 4, 1],
    [5, 2, 2],
    [6, 2, 3],
  ])
})

test('hides expanded descendants of a collapsed node', () => {
  expect(rows([0, 3])).toEqual([
    [0, 1, 1],
    [1, 2, 1],
    [5, 2, 2],
    [6, 2, 3],
  ])
})

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [9, [0, 1, 3]],
])('level %i expands %j', (level, nodes) => {
  expect([...expandedToLevel(DOCUMENT, level)]).toEqual(nodes)
})

test('a match shows once all around it is expanded', () => {
  expect([...expandedToShow(DOCUMENT, new Set([5]), 4)].sort()).toEqual([0, 1, 3, 5])
})

test('100,000 levels expand and show', () => {
  const deep = read('['.repeat(100_000) + ']'.repeat(100_000))
  expect(treeRows(deep, expandedToLevel(deep, 100_000)).count).toBe(100_000)
})
