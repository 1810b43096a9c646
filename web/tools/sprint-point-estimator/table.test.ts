import { expect, test } from 'vitest'
import { addedText, announcement, clockText, namesText, pointsText, type Table } from './table.ts'

const seat = (name: string, hasVoted: boolean, isSpectator = false) => ({
  id: name,
  name,
  isMe: false,
  isSpectator,
  isFacilitator: false,
  isPresent: true,
  hasVoted,
  card: '',
})
const TABLE: Table = {
  deck: { id: 'fibonacci', custom: [] },
  stories: [],
  currentId: '',
  isRevealed: false,
  seats: [seat('A', true), seat('B', false), seat('C', true), seat('D', true, true)],
  shown: [],
  rounds: [],
  round: 0,
  canLead: false,
  autoReveals: false,
  needsStory: false,
  timerEndsAt: 0,
}

test('how many have voted is said, but nothing before the first vote', () => {
  expect(announcement(TABLE)).toBe('2 of 3 voted')
  expect(announcement({ ...TABLE, seats: [seat('A', false), seat('D', true, true)] })).toBe('')
})

test('announcement(): lists votes in the order of the deck, those without points last', () => {
  const shown = ['13', '?', '5', '8', '5'].map((card, index) => ({ name: String(index), card }))
  expect(announcement({ ...TABLE, isRevealed: true, shown })).toBe('Votes revealed: 5, 5, 8, 13, ?')
})

test.each([
  [65, '1:05'],
  [60, '1:00'],
  [59.2, '1:00'],
  [0.1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
  [3600, '60:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test('stories, points and names are read as people write them', () => {
  expect([0, 1, 2].map(addedText)).toEqual(['0 stories added', '1 story added', '2 stories added'])
  expect([0.5, 13, 2.256].map(pointsText)).toEqual(['0.5', '13', '2.26'])
  expect([
    namesText([]),
    namesText(['Ana']),
    namesText(['Ana', 'Ben']),
    namesText(['Ana', 'Ben', 'Cleo']),
  ]).toEqual(['', 'Ana', 'Ana and Ben', 'Ana, Ben and Cleo'])
})
