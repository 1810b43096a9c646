import { expect, test } from 'vitest'
import { errorExcerpt } from './error-excerpt.ts'

test.each([
  ['[1,]', 3, { before: '[1,', at: ']', after: '' }],
  ['{\n  "a": x,\n  "b": 1\n}', 9, { before: '  "a": ', at: 'x', after: ',' }],
  ['{"a": 1', 7, { before: '{"a": 1', at: '⏎', after: '' }],
  ['[1\n2]', 2, { before: '[1', at: '⏎', after: '' }],
  ['["👋" 1]', 6, { before: '["👋" ', at: '1', after: ']' }],
  [`["${'a'.repeat(60)}" 1]`, 64, { before: `…${'a'.repeat(38)}" `, at: '1', after: ']' }],
  [`[😀${'a'.repeat(40)}`, 1, { before: '[', at: '😀', after: 'a'.repeat(30) }],
  [`[1x${'a'.repeat(29)}`, 2, { before: '[1', at: 'x', after: 'a'.repeat(29) }],
  [`${'a'.repeat(40)}x`, 40, { before: 'a'.repeat(40), at: 'x', after: '' }],
  [`${'a'.repeat(41)}x`, 41, { before: `…${'a'.repeat(40)}`, at: 'x', after: '' }],
  ['', 0, { before: '', at: '⏎', after: '' }],
])('%j at %i', (text, offset, excerpt) => {
  expect(errorExcerpt(text, offset)).toEqual(excerpt)
})
