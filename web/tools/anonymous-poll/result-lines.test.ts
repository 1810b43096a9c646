import { expect, test } from 'vitest'
import type { PollState } from '#contract/poll.ts'
import { getPercent, resultLines, votersText, votesText } from './result-lines.ts'

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
  closesAt: null,
  isClosed: false,
  voters: 3,
  results: null,
}

test('three equal options share 100.0 percent', () => {
  const lines = resultLines(POLL, { votes: [1, 1, 1] })
  expect(lines.map(({ permille }) => getPercent(permille))).toEqual(['33.4%', '33.3%', '33.3%'])
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
