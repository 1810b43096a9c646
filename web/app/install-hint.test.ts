import { expect, test } from 'vitest'
import { afterVisit, isDue, NO_VISITS, readVisits } from './install-hint.ts'

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

test('a page opened half an hour after the one before belongs to its visit, one later does not', () => {
  const first = { count: 1, last: HOUR, isOver: false }
  expect(afterVisit(first, 1.5 * HOUR)).toEqual({ count: 1, last: 1.5 * HOUR, isOver: false })
  expect(afterVisit(first, 1.5 * HOUR + 1)).toEqual({ count: 2, last: 1.5 * HOUR + 1, isOver: false })
  expect(afterVisit({ ...first, isOver: true }, HOUR).isOver).toBe(true)
})

test('visits are read as stored, and those of another shape are dropped', () => {
  const visits = { count: 2, last: HOUR, isOver: true }
  expect(readVisits({ ...visits, more: 1 })).toEqual(visits)
  const others = [null, 'x', { ...visits, count: '2' }, { ...visits, last: null }, { ...visits, isOver: 1 }]
  expect(others.map(readVisits)).toEqual(others.map(() => undefined))
})
