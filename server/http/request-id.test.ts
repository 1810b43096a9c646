import { expect, test } from 'vitest'
import { knownRequestId, requestIdOf } from './request-id.ts'
import type { RequestLike } from './request-like.ts'

const request = (): RequestLike => ({
  req: { header: () => undefined, text: async () => '', raw: {} },
  env: {},
})

test('a request has one id, created on first use, and two requests have two', () => {
  let fills = 0
  const randomBytes = (count: number) => new Uint8Array(count).fill(fills++)
  const [one, other] = [request(), request()]
  expect(knownRequestId(one)).toBeUndefined()
  expect([requestIdOf(one, randomBytes), requestIdOf(one, randomBytes)]).toEqual(['AAAAAAAA', 'AAAAAAAA'])
  expect(knownRequestId(other)).toBeUndefined()
  expect(requestIdOf(other, randomBytes)).toBe('AQEBAQEB')
  expect([knownRequestId(one), knownRequestId(other)]).toEqual(['AAAAAAAA', 'AQEBAQEB'])
})
