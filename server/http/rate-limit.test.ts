import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('three at once, then one every ten seconds, for each key alone', () => {
  let time = 0
  const limit = createRateLimit({ burst: 3, refillMs: 10_000, elapsed: () => time })
  const take = (key: string) => {
    try {
      limit.consume(key)
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

test('reports a wait in whole seconds, rounded up', () => {
  let time = 0
  const limit = createRateLimit({ burst: 1, refillMs: 2_001, elapsed: () => time })
  limit.consume('a')
  for (const [at, seconds] of [
    [0, 3],
    [1, 2],
    [2_000, 1],
  ] as const) {
    time = at
    expect(() => limit.consume('a')).toThrow(`Too many requests. Try again in ${seconds} s.`)
  }
  // A rejected request has cost nothing.
  time = 2_001
  expect(() => limit.consume('a')).not.toThrow()
})

test('a hundred thousand visitors are counted at once, and of more the one that asked longest ago is not', () => {
  const limit = createRateLimit({ burst: 1, refillMs: 1_000, elapsed: () => 0 })
  limit.consume('first')
  for (let other = 1; other < 100_000; other++) limit.consume(`${other}`)
  expect(() => limit.consume('first')).toThrow('Too many requests.')
  limit.consume('one more')
  expect(() => limit.consume('first')).not.toThrow()
})

test('a recent request moves a visitor to the end of the eviction order', () => {
  const limit = createRateLimit({ burst: 2, refillMs: 1_000, elapsed: () => 0 })
  for (let visitor = 0; visitor < 100_000; visitor++) limit.consume(`${visitor}`)
  limit.consume('0')
  limit.consume('one more')
  expect(() => limit.consume('0')).toThrow('Too many requests.')
})
