import { expect, test } from 'vitest'
import {
  chooseColumns,
  columnNames,
  editedColumns,
  freeName,
  moveColumn,
  numberedColumns,
} from './columns.ts'

const edit = (from: string, to = from, isIncluded = true) => ({ from, to, isIncluded })

test.each([
  ['a,b', 'a,b'],
  ['a,a,a', 'a,a_2,a_3'],
  ['a,a,a_2', 'a,a_3,a_2'],
  [',,x', 'column_1,column_2,x'],
  [',column_1,column_1', 'column_1_2,column_1,column_1_3'],
])('the header %j is named %j', (header, names) => {
  expect(columnNames(header.split(',')).join(',')).toBe(names)
})

test('columns without a header are numbered from 1, and a free name from 2', () => {
  expect(numberedColumns(3)).toEqual(['column_1', 'column_2', 'column_3'])
  expect(freeName('x', (name) => ['x_2', 'x_3'].includes(name))).toBe('x_4')
  expect(freeName('x', () => false)).toBe('x_2')
})

test('columns have the chosen order and names, without the excluded ones', () => {
  const columns = ['a', 'b', 'c', 'd']
  const edits = [edit('c', 'x'), edit('gone'), edit('a', 'a', false), edit('c', 'again')]
  expect(editedColumns(columns, edits)).toEqual([edit('c', 'x'), edit('a', 'a', false), edit('b'), edit('d')])
  expect(chooseColumns(columns, edits)).toEqual([
    { index: 2, name: 'x' },
    { index: 1, name: 'b' },
    { index: 3, name: 'd' },
  ])
  expect(chooseColumns(columns, [edit('a', 'b')])).toEqual([
    { index: 0, name: 'b' },
    { index: 1, name: 'b_2' },
    { index: 2, name: 'c' },
    { index: 3, name: 'd' },
  ])
})

test('at least one column is needed', () => {
  expect(() => chooseColumns(['a'], [edit('a', 'a', false)])).toThrow('No column is chosen')
})

test('a column moves by one place', () => {
  const edits = [edit('a'), edit('b'), edit('c')]
  const order = (index: number, by: -1 | 1) =>
    moveColumn(edits, index, by)
      .map(({ from }) => from)
      .join('')
  expect([order(0, 1), order(1, 1), order(1, -1), order(2, -1)]).toEqual(['bac', 'acb', 'bac', 'acb'])
  expect(order(3, -1)).toBe('abc')
})
