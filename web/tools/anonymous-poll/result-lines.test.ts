import { expect, test } from 'vitest'
import { pollOf } from './poll.fixture.ts'
import { getPercent, resultLines, votersText, votesText } from './result-lines.ts'

const POLL = pollOf({ settings: { canWrite: true } })

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
    ['Tea', 1, '33.4%'],
    ['Coffee', 1, '33.3%'],
    ['Water', 0, '0%'],
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
