import { expect, test } from 'vitest'
import { rateLimit } from './rate-limit.ts'

test('three at once, then one every ten seconds, for each key alone', () => {
  let time = 0
  const limit = rateLimit({ burst: 3, refillMs: 10_000, elapsed: () => time })
  const take = (key: string) => {
    try {
      limit.take(key)
      return 'ok'
    } catch (error) {
      return error instanceof Error ? error.message : error
    }
  }
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([
    'ok',
    'ok',
    'ok',
    'Too many requests. Try again in 10 s.',
  ])
  expect(take('b')).toBe('ok')
  time = 4_000
  expect(take('a')).toBe('Too many requests. Try again in 6 s.')
  time = 10_000
  expect([take('a'), take('a')]).toEqual(['ok', 'Too many requests. Try again in 10 s.'])
  time = 40_000
  expect([take('a'), take('a'), take('a')]).toEqual(['ok', 'ok', 'ok'])
  // However long nothing was asked, no more than three go through at once.
  time = 1_000_000
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([
    'ok',
    'ok',
    'ok',
    'Too many requests. Try again in 10 s.',
  ])
})
