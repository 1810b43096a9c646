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

test('totalPoints(): adds final estimates and ignores non-numeric ones', () => {
  const estimates = ['0.1', '0.2', '13', '', '?', '1.25'].map((finalEstimate) => ({ finalEstimate }))
  expect(totalPoints({ stories: estimates, deck: STANDARD_DECK })).toBe(14.55)
  expect(totalPoints({ stories: [], deck: STANDARD_DECK })).toBe(0)
})
