import { expect, test } from 'vitest'
import { afterVisit, isDue, NO_VISITS } from './install-visits.ts'

const HOUR = 3_600_000

test('the hint is due at the third visit, and once', () => {
  const first = afterVisit(NO_VISITS, HOUR)
  const second = afterVisit(first, 2 * HOUR)
  const third = afterVisit(second, 3 * HOUR)
  expect([first, second, third].map(isDue)).toEqual([false, false, true])
  expect(isDue({ ...NO_VISITS, count: 9, isOver: true })).toBe(false)
})

test('pages opened one after the other are one visit', () => {
  const visits = [0, 1, 2, 3].reduce((now, minute) => afterVisit(now, HOUR + minute * 60_000), NO_VISITS)
  expect(visits.count).toBe(1)
})
