import { expect, test } from 'vitest'
import { tokenCheck } from './tokens.ts'

test.each([
  ['Bearer one', true],
  ['bearer two', true],
  ['BEARER   one', true],
  ['Bearer On', false],
  ['Bearer ONE', false],
  ['Bearer one two', false],
  ['Bearer one ', false],
  [' Bearer one', false],
  ['Bearer', false],
  ['Bearer ', false],
  ['Basic one', false],
  ['one', false],
  ['', false],
  [undefined, false],
])('of the tokens one and two, %j contains one: %s', (header, isKnown) => {
  expect(tokenCheck(['one', 'two'])(header)).toBe(isKnown)
})

test('tokenCheck(): without tokens rejects every header', () => {
  expect([undefined, '', 'Bearer ', 'Bearer undefined'].map(tokenCheck([]))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
