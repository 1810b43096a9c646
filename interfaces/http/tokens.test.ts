import { expect, test } from 'vitest'
import { tokenReader } from './tokens.ts'

test.each([
  ['Bearer one', { token: 0 }],
  ['bearer two', { token: 1 }],
  ['BEARER   one', { token: 0 }],
  ['Bearer On', { error: 'unknown' }],
  ['Bearer ONE', { error: 'unknown' }],
  ['Bearer one two', { error: 'missing' }],
  [' Bearer one', { error: 'missing' }],
  ['Bearer', { error: 'missing' }],
  ['Bearer ', { error: 'missing' }],
  ['Basic one', { error: 'missing' }],
  ['one', { error: 'missing' }],
  ['', { error: 'missing' }],
  [undefined, { error: 'missing' }],
])('of the tokens one and two, %j has %j', (header, owner) => {
  expect(tokenReader(['one', 'two'])(header)).toEqual(owner)
})

test('tokenReader(): without tokens knows none', () => {
  expect(tokenReader([])('Bearer undefined')).toEqual({ error: 'unknown' })
})
