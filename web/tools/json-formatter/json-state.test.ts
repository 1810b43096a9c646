import * as v from 'valibot'
import { expect, test } from 'vitest'
import { INDENT_TEXT, INDENTS } from './format-options.ts'
import { JsonState } from './json-state.ts'

test('two spaces are the default, and nothing is sorted', () => {
  expect(v.parse(JsonState, {})).toEqual({
    input: '',
    indent: '2 spaces',
    sortKeys: false,
    jsonLines: false,
    path: '',
  })
})

test('every indent writes what its name says', () => {
  expect(INDENTS.map((indent) => [indent, INDENT_TEXT[indent]])).toEqual([
    ['2 spaces', '  '],
    ['4 spaces', '    '],
    ['Tab', '\t'],
    ['Minified', ''],
  ])
})
