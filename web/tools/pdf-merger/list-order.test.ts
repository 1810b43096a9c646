import { expect, test } from 'vitest'
import { movedMessage, moveRow, sortedMessage, sortRows } from './list-order.ts'
import { listPdf } from './listed-pdf.ts'
import { restoreRows } from './restore-rows.ts'

const rows = ['a.pdf', 'b.pdf', 'c.pdf'].map((name, i) => listPdf(i + 1, new File(['%PDF-'], name)))
const names = (list: readonly { file: File }[]) => list.map(({ file }) => file.name[0]).join('')

test.each([
  [1, 1, 'bac'],
  [3, 1, 'acb'],
  [1, 2, 'bca'],
  [1, -1, 'abc'],
  [3, 3, 'abc'],
  [9, 0, 'abc'],
])('row %i moved to place %i', (id, to, order) => {
  expect(names(moveRow(rows, id, to))).toBe(order)
})

test('movedMessage(): contains the new position', () => {
  expect(movedMessage('c.pdf', moveRow(rows, 3, 1), 3)).toBe('c.pdf moved to position 2 of 3')
})

test('names sort in natural order, and in reverse the next time', () => {
  const files = ['Page 10.pdf', 'page 2.pdf', 'Page 1.pdf'].map((name, i) => listPdf(i, new File([''], name)))
  const sorted = sortRows(files, 'name')
  expect(sorted.rows.map(({ file }) => file.name)).toEqual(['Page 1.pdf', 'page 2.pdf', 'Page 10.pdf'])
  expect(sortedMessage('name', sorted.isReversed)).toBe('Sorted by name, A to Z')
  const again = sortRows(sorted.rows, 'name')
  expect(again.rows.map(({ file }) => file.name)).toEqual(['Page 10.pdf', 'page 2.pdf', 'Page 1.pdf'])
  expect(sortedMessage('name', again.isReversed)).toBe('Sorted by name, Z to A')
})

test('dates sort from the oldest', () => {
  const files = [30, 10, 20].map((lastModified) =>
    listPdf(lastModified, new File([''], 'x.pdf', { lastModified })),
  )
  expect(sortRows(files, 'date').rows.map(({ id }) => id)).toEqual([10, 20, 30])
})

test('undo restores rows at their positions, with their latest properties, before files added since', () => {
  const [, second] = rows
  const later = listPdf(4, new File(['%PDF-'], 'd.pdf'))
  const learned = rows
    .filter((row) => row !== second)
    .map((row) => (row.id === 3 ? { ...row, password: 'secret' } : row))
  const restored = restoreRows([...learned, later], rows)
  expect(names(restored)).toBe('abcd')
  expect(restored.map(({ password }) => password)).toEqual(['', '', 'secret', ''])
})
