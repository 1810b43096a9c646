import { expect, test } from 'vitest'
import type { PollSettings, PollState } from '#contract/poll.ts'
import {
  choicesIn,
  getBallot,
  getInstruction,
  getPercent,
  inOrder,
  movedTo,
  OTHER,
  press,
  resultLines,
  votersText,
  votesText,
} from './choices.ts'
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
  expect(getInstruction(settings('ranked', 3), 3)).toBe('Tap in order of preference. You can leave some out.')
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

test('options remain where they were rendered, and later ones are last', () => {
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

const POLL: PollState = {
  id: 'a',
  question: 'Which?',
  options: ['A', 'B', 'C'].map((text, index) => ({ id: index + 1, text })),
  settings: {
    kind: 'single',
    mostChoices: 1,
    results: 'always',
    isShuffled: false,
    canChange: false,
    canWrite: true,
    votersPerNetwork: 0,
  },
  createdAt: 0,
  timesEmptied: 0,
  closesAt: null,
  isClosed: false,
  voters: 3,
  results: null,
}

test('three equal options share 100.0 percent', () => {
  const lines = resultLines(POLL, { votes: [1, 1, 1] })
  expect(lines.map(({ permille }) => getPercent(permille))).toEqual(['33.4%', '33.3%', '33.3%'])
})

test('a runoff has the votes of its last count, and the count in which an option left', () => {
  const votes = (...counts: number[]) => counts.map((votes, index) => ({ option: index + 1, votes }))
  const rounds = [
    { votes: votes(1, 1, 1), out: [3] },
    { votes: votes(2, 1), out: [] },
  ]
  const lines = resultLines(POLL, { votes: [1, 1, 1], rounds, winners: [1] })
  expect(lines.map(({ votes, permille, outIn }) => [votes, getPercent(permille), outIn])).toEqual([
    [2, '66.7%', undefined],
    [1, '33.3%', undefined],
    [0, '0%', 1],
  ])
  expect(resultLines(POLL, { votes: [1, 1, 1] }).map(({ width }) => width)).toEqual([
    100 / 3,
    100 / 3,
    100 / 3,
  ])
})

test('without a vote all have 0 percent', () => {
  expect(resultLines(POLL, { votes: [0, 0, 0] }).map(({ permille }) => getPercent(permille))).toEqual([
    '0%',
    '0%',
    '0%',
  ])
})

test('answers that only the author reads are one last line, and all lines together are 100.0 percent', () => {
  const lines = resultLines(POLL, { votes: [1, 1, 0], other: 1 })
  expect(lines.map(({ text, votes, permille }) => [text, votes, getPercent(permille)])).toEqual([
    ['A', 1, '33.4%'],
    ['B', 1, '33.3%'],
    ['C', 0, '0%'],
    ['Other answers', 1, '33.3%'],
  ])
  expect(resultLines(POLL, { votes: [1, 1, 0], other: 0 })).toHaveLength(3)
})

test('the winners of a runoff are marked', () => {
  const lines = resultLines(POLL, { votes: [2, 2, 1], rounds: [], winners: [2] })
  expect(lines.map(({ isWinner }) => isWinner)).toEqual([false, true, false])
})

test('one is not many', () => {
  expect([votesText(1, 'en-US'), votesText(1234, 'en-US')]).toEqual(['1 vote', '1,234 votes'])
  expect([votersText(1, 'en-US'), votersText(0, 'en-US')]).toEqual([
    '1 person has voted',
    'Nobody has voted yet',
  ])
})
