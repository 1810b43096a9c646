import { expect, test } from 'vitest'
import { chiSquare, chiSquareBound, countDraws } from '#lib/random/chi-square.ts'
import { listText, shuffleList } from './shuffle-list.ts'

const PLAIN = { pick: '', dropsDuplicates: false }

test('drops empty lines, and duplicates only if requested', () => {
  const last = (_: number, max: number) => max
  const text = 'a\n\nb\n  \na\nc'
  expect(shuffleList({ ...PLAIN, text }, last)).toEqual(['a', 'b', 'a', 'c'])
  expect(shuffleList({ ...PLAIN, text, dropsDuplicates: true }, last)).toEqual(['a', 'b', 'c'])
  expect(shuffleList({ ...PLAIN, text: 'a\nb\nc' }, () => 0)).toEqual(['b', 'c', 'a'])
})

test.each([
  ['2', 2],
  ['2.9', 2],
  ['0', 1],
  ['9', 3],
  ['', 3],
  ['x', 3],
])('of three lines, pick "%s" yields %d', (pick, count) => {
  expect(shuffleList({ ...PLAIN, text: 'a\nb\nc', pick })).toHaveLength(count)
})

test('lines are counted from 1 where they are to be numbered', () => {
  expect(listText(['x', 'y'], true)).toBe('1. x\n2. y')
  expect(listText(['x', 'y'], false)).toBe('x\ny')
})

test('all orders of four are equally likely, and so are all pairs of winners (chi-square, p = 1e-6)', () => {
  const orders = (pick: string) => {
    const seen = new Map<string, number>()
    return () => {
      const order = shuffleList({ text: 'a\nb\nc\nd', pick, dropsDuplicates: false }).join('')
      if (!seen.has(order)) seen.set(order, seen.size)
      return seen.get(order) ?? 0
    }
  }
  expect(chiSquare(countDraws(24, 120_000, orders('')))).toBeLessThan(chiSquareBound(23))
  expect(chiSquare(countDraws(12, 60_000, orders('2')))).toBeLessThan(chiSquareBound(11))
})

test('each of a hundred thousand lines is there once', () => {
  const text = Array.from({ length: 100_000 }, (_, line) => `line ${line}`).join('\n')
  expect(shuffleList({ ...PLAIN, text }).toSorted()).toEqual(text.split('\n').toSorted())
})
