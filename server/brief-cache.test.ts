import { expect, test } from 'vitest'
import { createBriefCache } from './brief-cache.ts'

function createCounting(max = 10) {
  const clock = { now: 0 }
  const reads: string[] = []
  const read = async (key: string) => `${key}${reads.push(key)}`
  const cache = createBriefCache({ read, elapsed: () => clock.now, maxAgeMs: 250, max })
  return { cache, clock, reads }
}

test('reads a value once for all who ask within the moment, and again after it', async () => {
  const { cache, clock } = createCounting()
  expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual(['a1', 'a1'])
  clock.now = 249
  expect(await cache.get('a')).toBe('a1')
  clock.now = 250
  expect(await cache.get('a')).toBe('a2')
})

test('reads again what was forgotten, also while it was being read', async () => {
  const { cache } = createCounting()
  const stale = cache.get('a')
  cache.forget('a')
  expect(await cache.get('a')).toBe('a2')
  expect(await stale).toBe('a1')
})

test('keeps the newest values', async () => {
  const { cache, reads } = createCounting(2)
  for (const key of ['a', 'b', 'c', 'd', 'd', 'c', 'a']) await cache.get(key)
  expect(reads).toEqual(['a', 'b', 'c', 'd', 'a'])
})

test('does not keep a failed reading', async () => {
  let isFailing = true
  const read = async () => {
    if (isFailing) throw new Error('gone')
    return 'there'
  }
  const cache = createBriefCache({ read, elapsed: () => 0, maxAgeMs: 250 })
  await expect(cache.get('a')).rejects.toThrow('gone')
  isFailing = false
  expect(await cache.get('a')).toBe('there')
})
