import { expect, test } from 'vitest'
import { placeText, pointsText, secondsUntil, timeLeftText } from './game-words.ts'

test('places and points are written as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(placeText)).toEqual([
    '1st place',
    '2nd place',
    '3rd place',
    '4th place',
    '11th place',
    '12th place',
    '13th place',
    '21st place',
    '102nd place',
  ])
  expect([0, 1, 1500].map(pointsText)).toEqual(['0 points', '1 point', '1,500 points'])
})

test('the seconds that are left go by the server’s clock', () => {
  expect(secondsUntil(20_000, 0, 5)).toBe(15)
  expect(secondsUntil(20_000, 3_000, 5)).toBe(18)
  expect(secondsUntil(20_000, 0, 21)).toBe(0)
  expect([0, 1, 15].map(timeLeftText)).toEqual(['Time is up', '1 s', '15 s'])
})
