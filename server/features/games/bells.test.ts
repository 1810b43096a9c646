import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bells } from './bells.ts'

let rung: string[]
let ringAt: ReturnType<typeof bells>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  rung = []
  ringAt = bells({ publish: (topic) => rung.push(`${topic} ${Date.now()}`) }, () => Date.now())
})
afterEach(() => {
  vi.useRealTimers()
})

test('a bell rings once, 30 ms after its time, however often it was asked for', () => {
  ringAt('a', 5_000)
  vi.advanceTimersByTime(2_000)
  ringAt('a', 5_000)
  vi.advanceTimersByTime(2_029)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rung).toEqual(['a 5030'])
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual(['a 5030'])
  expect(vi.getTimerCount()).toBe(0)
})

test('another time takes the place of the one before, earlier or later; other bells ring at theirs', () => {
  ringAt('a', 5_000)
  ringAt('b', 4_000)
  ringAt('a', 3_000)
  ringAt('c', 3_500)
  ringAt('c', 6_000)
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual(['a 3030', 'b 4030', 'c 6030'])
})

test('a time that is over already rings after 30 ms, and once a bell has rung it can be set again', () => {
  ringAt('a', 500)
  vi.advanceTimersByTime(29)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(1)
  ringAt('a', 500)
  vi.advanceTimersByTime(30)
  ringAt('a', 2_000)
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual(['a 1030', 'a 1060', 'a 2030'])
})
