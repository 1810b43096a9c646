import { expect, test } from 'vitest'
import { STANDARD_DECK } from './decks.ts'
import { neighbor, totalPoints } from './overview.ts'

const stories = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each([
  ['a', 1, 'b'],
  ['b', 1, 'c'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  ['c', -2, 'a'],
  ['gone', 1, undefined],
])('from story %s by %i lies %s', (currentId, places, id) => {
  expect(neighbor({ stories, currentId }, places)?.id).toBe(id)
})

test('totalPoints(): adds final estimates exactly and ignores non-numeric ones', () => {
  const estimates = ['0.29', '1.15', '0.29', '', '?'].map((finalEstimate) => ({ finalEstimate }))
  expect(totalPoints({ stories: estimates, deck: STANDARD_DECK })).toBe(1.73)
  expect(totalPoints({ stories: [], deck: STANDARD_DECK })).toBe(0)
})
