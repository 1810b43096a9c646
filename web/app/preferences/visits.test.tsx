import { expect, test } from 'vitest'
import { noteVisit, visitStore } from './visits.ts'

test('counts a visit with its time, unless recording is off', () => {
  visitStore.set({ isOn: true, visits: [{ id: 1, count: 2, last: 5 }] })
  noteVisit(2, 6)
  noteVisit(1, 7)
  expect(visitStore.get().visits).toEqual([
    { id: 2, count: 1, last: 6 },
    { id: 1, count: 3, last: 7 },
  ])
  visitStore.set({ isOn: false, visits: [] })
  noteVisit(1, 8)
  expect(visitStore.get().visits).toEqual([])
})
