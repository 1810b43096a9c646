import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scheduleNotifications } from './schedule-notifications.ts'

let rung: string[]
let notifyAt: ReturnType<typeof scheduleNotifications>

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  rung = []
  notifyAt = scheduleNotifications({ publish: (topic) => rung.push(`${topic} ${Date.now()}`) }, () =>
    Date.now(),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

test('a notification is published once, 30 ms after its time, however often it was scheduled', () => {
  notifyAt('a', 5_000)
  vi.advanceTimersByTime(2_000)
  notifyAt('a', 5_000)
  vi.advanceTimersByTime(2_029)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(1)
  expect(rung).toEqual(['a 5030'])
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual(['a 5030'])
  expect(vi.getTimerCount()).toBe(0)
})

test('another time replaces the previous one, earlier or later; other notifications remain scheduled', () => {
  notifyAt('a', 5_000)
  notifyAt('b', 4_000)
  notifyAt('a', 3_000)
  notifyAt('c', 3_500)
  notifyAt('c', 6_000)
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual(['a 3030', 'b 4030', 'c 6030'])
})

test('a time that is over already rings after 30 ms, and once a bell has rung it can be set again', () => {
  notifyAt('a', 500)
  vi.advanceTimersByTime(29)
  expect(rung).toEqual([])
  vi.advanceTimersByTime(1)
  notifyAt('a', 500)
  vi.advanceTimersByTime(30)
  notifyAt('a', 2_000)
  vi.advanceTimersByTime(60_000)
  expect(rung).toEqual(['a 1030', 'a 1060', 'a 2030'])
})
