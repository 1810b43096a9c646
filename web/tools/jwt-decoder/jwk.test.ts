import { expect, test } from 'vitest'
import { getPublicJwk, isPrivateJwk } from './jwk.ts'

test('getPublicJwk(): removes private parameters and the restriction to signing', () => {
  const secret = { d: 'd', p: 'p', q: 'q', dp: 'dp', dq: 'dq', qi: 'qi', key_ops: ['sign'] }
  const half = { kty: 'RSA', kid: '1', alg: 'RS256', use: 'sig', n: 'n', e: 'AQAB' }
  const whole = { ...half, ...secret }
  expect(getPublicJwk(whole)).toEqual(half)
  expect(whole.d).toBe('d')
})

test('isPrivateJwk(): detects private parameters, but excludes secrets', () => {
  expect(isPrivateJwk({ kty: 'EC', d: 'd' })).toBe(true)
  expect(isPrivateJwk({ kty: 'EC', x: 'x' })).toBe(false)
  expect(isPrivateJwk({ kty: 'oct', d: 'd' })).toBe(false)
})
