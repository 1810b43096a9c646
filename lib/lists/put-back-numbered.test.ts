import { expect, test } from 'vitest'
import { putBackNumbered } from './put-back-numbered.ts'

test('restores an item under its own number, or under a free one if that is used', () => {
  const [a, b, c] = [{ id: 1 }, { id: 2, name: 'b' }, { id: 3 }]
  expect(putBackNumbered([a, c], [a, b, c], b)).toEqual([a, b, c])
  const newcomer = { id: 2, name: 'new' }
  expect(putBackNumbered([a, newcomer], [a, b], b)).toEqual([a, { id: 3, name: 'b' }, newcomer])
})
