import { expect, test } from 'vitest'
import { pluralize } from './pluralize.ts'

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [1200, '1,200 pages'],
])('pluralize(%d): %s', (count, expected) => {
  expect(pluralize(count, 'page')).toBe(expected)
})

test('pluralize(): accepts an irregular plural', () => {
  expect(pluralize(2, 'entry', 'entries')).toBe('2 entries')
})
