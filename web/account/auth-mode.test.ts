import { expect, test } from 'vitest'
import { authModeOf, tokenIn } from './auth-mode.ts'

test.each([
  ['', 'sign-in'],
  ['sign-up', 'sign-up'],
  ['trial', 'sign-up'],
  ['forgotten', 'forgotten'],
  ['confirm=abc', 'sign-in'],
  ['content', undefined],
])('#%s is the form to %s', (hash, mode) => {
  expect(authModeOf(hash)).toBe(mode)
})

test.each([
  ['confirm=a_b-1', 'confirm', 'a_b-1'],
  ['token=a', 'confirm', undefined],
  ['token=', 'token', undefined],
  ['', 'token', undefined],
] as const)('of #%s the token for “%s” is %s', (hash, name, token) => {
  expect(tokenIn(hash, name)).toBe(token)
})
