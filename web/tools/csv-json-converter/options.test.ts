import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ConverterState, INDENTS, ReadOptions } from './options.ts'

test('every indent writes what its name says', () => {
  expect(INDENTS.map(({ label, text }) => [label, text])).toEqual([
    ['2 spaces', '  '],
    ['4 spaces', '    '],
    ['Tab', '\t'],
    ['Minified', ''],
  ])
})

test('accepts a single comment character, and rejects values that are not in a menu', () => {
  expect(v.is(ReadOptions, { comment: '#' })).toBe(true)
  expect(v.is(ReadOptions, { comment: '//' })).toBe(false)
  expect(v.is(ReadOptions, { delimiter: '^' })).toBe(true)
  for (const delimiter of ['', '::', '"', '\n']) expect(v.is(ReadOptions, { delimiter })).toBe(false)
  expect(v.is(ConverterState, { csv: { reading: '/a'.repeat(500) } })).toBe(true)
  expect(v.is(ConverterState, { csv: { reading: `${'/a'.repeat(500)}b` } })).toBe(false)
})
