import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ConverterState, DEFAULTS, DIRECTIONS, ENCODINGS, INDENTS, ReadOptions, SHAPES } from './options.ts'

test('as CSV is most often: found delimiter, a header, strings as they are, formulas guarded', () => {
  expect(DEFAULTS).toEqual({
    direction: 'CSV to JSON',
    text: '',
    read: {
      delimiter: 'auto',
      quote: '"',
      comment: '',
      encoding: 'auto',
      hasHeader: true,
      trims: false,
      skipsEmptyLines: true,
    },
    json: { detectsTypes: false, shape: 'objects', indent: '2', unflattens: false, decimalMark: '.' },
    csv: { delimiter: ',', nesting: 'text', guardsFormulas: true, isForExcel: false, reading: '' },
    edits: [],
  })
})

test('every indent writes what its name says', () => {
  expect(INDENTS.map(({ label, text }) => [label, text])).toEqual([
    ['2 spaces', '  '],
    ['4 spaces', '    '],
    ['Tab', '\t'],
    ['Minified', ''],
  ])
})

test('menus have these choices, in this order', () => {
  expect(DIRECTIONS).toEqual(['CSV to JSON', 'JSON to CSV'])
  expect(SHAPES.map(({ value, label }) => [value, label])).toEqual([
    ['objects', 'Objects'],
    ['arrays', 'Arrays'],
    ['keyed', 'Keyed by first column'],
    ['columns', 'Columns'],
    ['lines', 'JSON Lines'],
  ])
  expect(ENCODINGS.map(({ label }) => label)).toEqual([
    'Auto',
    'UTF-8',
    'UTF-16 LE',
    'UTF-16 BE',
    'Windows-1252',
  ])
})

test('accepts a single comment character, and rejects values that are not in a menu', () => {
  expect(v.is(ReadOptions, { comment: '#' })).toBe(true)
  expect(v.is(ReadOptions, { comment: '//' })).toBe(false)
  expect(v.is(ReadOptions, { delimiter: '-' })).toBe(false)
  expect(v.is(ConverterState, { csv: { reading: '/a'.repeat(500) } })).toBe(true)
  expect(v.is(ConverterState, { csv: { reading: `${'/a'.repeat(500)}b` } })).toBe(false)
})
