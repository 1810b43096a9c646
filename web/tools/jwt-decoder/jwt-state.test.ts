import * as v from 'valibot'
import { expect, test } from 'vitest'
import { JwtState, readLeeway } from './jwt-state.ts'
import { looksLikeKey } from './key-text.ts'

const HINT = 'Enter 0 to 300 seconds'

test.each([
  ['', 0, undefined],
  ['0', 0, undefined],
  ['60', 60, undefined],
  ['300', 300, undefined],
  ['301', 0, HINT],
  ['-1', 0, HINT],
  ['soon', 0, HINT],
])('a leeway of %j is %d seconds; said is %j', (typed, seconds, hint) => {
  expect(readLeeway(typed)).toEqual({ seconds, hint })
})

test('only the leeway and the encoding of the secret are stored', () => {
  expect(v.parse(JwtState, { token: 'x' })).toEqual({ leeway: '0', encoding: 'utf-8' })
})

test.each([
  ['-----BEGIN PUBLIC KEY-----', true],
  ['a note\n-----BEGIN CERTIFICATE-----', true],
  [' {"kty":"oct"}', true],
  ['\n[{"kty":"oct"}]', true],
  ['secret{', false],
  ['a[b', false],
  ['BEGIN PUBLIC KEY', false],
  ['', false],
])('%j is meant as a key: %j', (text, isKey) => {
  expect(looksLikeKey(text)).toBe(isKey)
})
