import { expect, test } from 'vitest'
import { encodeJsonText } from '#lib/json/encoding.ts'
import { readItems } from './json-input.ts'
import { arrayTable, objectTable, textOfCell } from './json-table.ts'

function table(json: string, kind: 'flat' | 'nested' | 'arrays') {
  const { document, items } = readItems(encodeJsonText(json), kind === 'arrays' ? 'arrays' : '')
  const made = kind === 'arrays' ? arrayTable(document, items) : objectTable(document, items, kind === 'flat')
  return {
    columns: made.columns,
    count: made.rowCount,
    rows: [...made.rows()].map((row) => row.map(textOfCell)),
    warnings: made.warnings.shown,
  }
}

test('arrays: the first names the columns, the longest sets their number', () => {
  expect(table('[["a",1,null,true],["x"],["y",2,3,4,5]]', 'arrays')).toEqual({
    columns: ['a', '1', '', 'true', ''],
    count: 2,
    rows: [['x'], ['y', '2', '3', '4', '5']],
    warnings: [],
  })
})

test('a value nested a hundred levels deep is flattened, and a deeper one is JSON text', () => {
  const deep = (levels: number) => `[${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}]`
  const path = Array.from({ length: 101 }, () => 'a').join('.')
  expect(table(deep(101), 'flat')).toMatchObject({ columns: [path], rows: [['1']] })
  expect(table(deep(102), 'flat')).toMatchObject({ columns: [path], rows: [['{"a":1}']] })
})

test('writes empty lists and objects as separate cells, flattened or not', () => {
  for (const kind of ['flat', 'nested'] as const)
    expect(table('[{"a":[],"b":{}}]', kind)).toMatchObject({ columns: ['a', 'b'], rows: [['[]', '{}']] })
})

test('a key that occurs three times has three columns, each named with its line', () => {
  expect(table('[{"a":1},\n{"a":2,\n"a":3,\n"a":4}]', 'nested')).toEqual({
    columns: ['a', 'a_2', 'a_3'],
    count: 2,
    rows: [
      ['1', '', ''],
      ['2', '3', '4'],
    ],
    warnings: [
      'Item 2 has “a” more than once (line 3): see the column “a_2”',
      'Item 2 has “a” more than once (line 4): see the column “a_3”',
    ],
  })
})

test('as many columns as a sheet has are made, and no more', () => {
  const object = (count: number) =>
    `[{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}]`
  expect(table(object(16_384), 'nested').columns).toHaveLength(16_384)
  expect(() => table(object(16_385), 'nested')).toThrow('More than 16,384 columns')
})
