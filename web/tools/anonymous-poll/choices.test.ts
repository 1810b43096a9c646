import { expect, test } from 'vitest'
import type { PollSettings } from '#contract/poll.ts'
import { instructionOf, press } from './choices.ts'

const settings = (kind: PollSettings['kind'], mostChoices = 2): PollSettings => ({
  kind,
  mostChoices,
  results: 'always',
  isShuffled: false,
  canChange: false,
})

test.each([
  ['single', [1], 2, [2]],
  ['multiple', [1], 2, [1, 2]],
  ['multiple', [1, 2], 3, [1, 2]],
  ['multiple', [1, 2], 1, [2]],
  ['ranked', [3, 1], 2, [3, 1, 2]],
  ['ranked', [3, 1, 2], 1, [3, 2]],
] as const)('%s: %j and a press on %i is %j', (kind, choices, option, expected) => {
  expect(press(choices, option, settings(kind))).toEqual(expected)
})

test('the voter is told what a vote is', () => {
  expect(instructionOf(settings('single'), 3)).toBe('')
  expect(instructionOf(settings('multiple', 2), 3)).toBe('Choose up to 2 options.')
  expect(instructionOf(settings('multiple', 3), 3)).toBe('Choose as many as you like.')
  expect(instructionOf(settings('ranked', 3), 3)).toBe(
    'Choose in the order of your preference. You need not choose all.',
  )
})
