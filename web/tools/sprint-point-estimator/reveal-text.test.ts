import { expect, test } from 'vitest'
import { getStatistics } from '#lib/estimation/statistics.ts'
import { endsText, meanText, nearestText, statisticsResults } from './reveal-text.ts'

const of = (...votes: string[]) => getStatistics({ id: 'fibonacci', custom: [] }, votes)
const texts = (...votes: string[]) =>
  statisticsResults(of(...votes)).map(({ label, text }) => `${label}: ${text}`)

test.each([
  [
    ['3', '3', '8'],
    ['Mean: 4.7', 'Median: 3', 'Spread: 3 to 8', 'Agreement: 67%'],
  ],
  [
    ['3', '3', '3', '8', '8', '8'],
    ['Mean: 5.5', 'Median: 5.5', 'Spread: 3 to 8', 'Agreement: 50%'],
  ],
  [
    ['5', '5'],
    ['Mean: 5.0', 'Median: 5', 'Spread: 5', 'Agreement: 100%'],
  ],
  [
    ['13', '?'],
    ['Mean: 13.0', 'Median: 13'],
  ],
  [['?'], ['Mean: —', 'Median: —']],
])('votes of %j are read as %j', (votes, lines) => {
  expect(texts(...votes)).toEqual(lines)
})

test('meanText(): shows a mean that is not a card with its neighbors', () => {
  expect(meanText(of('3', '3', '8'))).toBe('mean 4.7, between 3 and 5')
  expect(meanText(of('5', '5'))).toBe('')
  expect(meanText(of())).toBe('')
})

test.each([
  [['3', '3', '8'], 'Nearest to the mean of 4.7: 5, then 3'],
  [['5', '5', '8'], 'Nearest to the mean of 6.0: 5, then 8'],
  [['5', '8'], '5 or 8: the mean is 6.5'],
  [['5', '5'], ''],
  [['?'], ''],
])('nearestText(): of votes %j is %j', (votes, text) => {
  expect(nearestText(of(...votes))).toBe(text)
})

test.each([
  ['Z3 Y5 A8 B8 C8 D8', 'Lowest: Z (3). Highest: A, B, C and D (8).'],
  ['Z3 A8 B8 C8 D8 E8', 'Lowest: Z (3). Highest: A, B, C and 2 others (8).'],
  ['Z3 Y3', ''],
  ['', ''],
])('of %j who played the ends is named: %j', (played, text) => {
  const shown = played.split(' ').map((vote) => ({ name: vote.charAt(0), card: vote.slice(1) }))
  expect(endsText(of(...shown.map(({ card }) => card)), shown)).toBe(text)
})
