import { expect, test } from 'vitest'
import type { PollSettings } from '#contract/poll.ts'
import { choicesIn, getBallot, getInstruction, inOrder, movedTo, OTHER, press } from './choices.ts'
import { pollOf } from './poll.fixture.ts'

const settings = (kind: PollSettings['kind'], mostChoices = 2) =>
  pollOf({ settings: { kind, mostChoices } }).settings

test.each([
  ['single', [1], 2, [2]],
  ['multiple', [1], 2, [1, 2]],
  ['multiple', [1, 2], 3, [1, 2]],
  ['multiple', [1, 2], 1, [2]],
  ['single', [1], OTHER, [OTHER]],
  ['multiple', [1], OTHER, [1, OTHER]],
  ['ranked', [3, 1], 2, [3, 1, 2]],
  ['ranked', [3, 1, 2], 1, [3, 2]],
] as const)('%s: %j and a press on %i is %j', (kind, choices, option, expected) => {
  expect(press(choices, option, settings(kind))).toEqual(expected)
})

test('getInstruction(): explains the vote to the voter', () => {
  expect(getInstruction(settings('single'), 3)).toBe('')
  expect(getInstruction(settings('multiple', 2), 3)).toBe('Choose up to 2 options.')
  expect(getInstruction(settings('multiple', 3), 3)).toBe('Choose as many as you like.')
  expect(getInstruction(settings('ranked', 3), 3)).toBe(
    'Choose in the order of your preference. You need not choose all.',
  )
})

test('an answer of one’s own is one option more', () => {
  const canWrite = true
  expect(getInstruction({ ...settings('multiple', 3), canWrite }, 3)).toBe('Choose up to 3 options.')
  expect(getInstruction({ ...settings('multiple', 4), canWrite }, 3)).toBe('Choose as many as you like.')
})

test('getBallot(): includes the typed answer only if Other is chosen', () => {
  expect(getBallot([1, OTHER], 'Mate')).toEqual({ choices: [1], written: 'Mate' })
  expect(getBallot([1], 'Mate')).toEqual({ choices: [1] })
})

test('an option that is hidden again is chosen no more', () => {
  const options = [{ id: 1, text: 'Tea' }]
  expect(choicesIn({ options }, [900, 1, OTHER])).toEqual([1, OTHER])
})

test('options stay where they were drawn, and later ones come last', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 900 }]
  expect(inOrder(items, [3, 1, 2])).toEqual([{ id: 3 }, { id: 1 }, { id: 2 }, { id: 900 }])
})

test('in an order of preference an option moves to any place, and not beyond the ends', () => {
  expect(movedTo([3, 1, 2, 5], 1, 0)).toEqual([1, 3, 2, 5])
  expect(movedTo([3, 1, 2, 5], 0, 3)).toEqual([1, 2, 5, 3])
  expect(movedTo([3, 1, 2, 5], 3, 1)).toEqual([3, 5, 1, 2])
  expect(movedTo([3, 1, 2, 5], 0, -1)).toEqual([3, 1, 2, 5])
  expect(movedTo([3, 1, 2, 5], 3, 4)).toEqual([3, 1, 2, 5])
})
