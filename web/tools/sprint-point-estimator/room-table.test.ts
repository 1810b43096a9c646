import { expect, test } from 'vitest'
import type { RoomTable } from '#contract/room.ts'
import { leadText } from './lead-text.ts'
import { newsFor, tableOfRoom } from './room-table.ts'

const seat = { isSpectator: false, isFacilitator: false, isPresent: true, hasVoted: false, card: '' }
const room: RoomTable = {
  code: 'ABCDEF',
  name: '',
  deck: { id: 'fibonacci', custom: [] },
  stories: [{ id: '1', title: 'Login', description: '', isVotingComplete: false, finalEstimate: '' }],
  currentId: '1',
  isRevealed: false,
  seats: [
    { ...seat, id: 'lead', name: 'Lea', isMe: false, isFacilitator: true },
    { ...seat, id: 'me', name: 'Ana', isMe: true },
  ],
  shown: [],
  rounds: [],
  round: 0,
  canLead: false,
  autoReveals: false,
  timerEndsAt: 0,
  isNamed: true,
  nudges: 0,
  wasReplaced: false,
  leadRequestId: '',
  removedPeople: [],
}
const mine = (table: { readonly seats: RoomTable['seats'] | readonly RoomTable['seats'][number][] }) =>
  table.seats.map(({ card, hasVoted }) => [card, hasVoted])

test('a vote that waits for the server is shown as cast, on its own story only', () => {
  const waiting = { storyId: '1', card: '5', round: 0 }
  expect(mine({ seats: [...tableOfRoom(room, waiting, 0).seats] })).toEqual([
    ['', false],
    ['5', true],
  ])
  expect(tableOfRoom({ ...room, currentId: '2' }, waiting, 0).seats).toEqual(room.seats)
  expect(tableOfRoom({ ...room, isRevealed: true }, waiting, 0).seats).toEqual(room.seats)
  expect(tableOfRoom(room, undefined, 0).seats).toEqual(room.seats)
})

test('a vote of an earlier round is not displayed as cast', () => {
  const waiting = { storyId: '1', card: '5', round: 1 }
  expect(tableOfRoom({ ...room, round: 2 }, waiting, 0).seats).toEqual(room.seats)
  expect(tableOfRoom({ ...room, round: 1 }, waiting, 0).seats[1]?.card).toBe('5')
})

test('a vote without a story is displayed as cast until the server has created one for it', () => {
  const bare = { ...room, stories: [], currentId: '' }
  const table = tableOfRoom(bare, { storyId: '', card: '5', round: 0 }, 0)
  expect(table.needsStory).toBe(false)
  expect(mine({ seats: [...table.seats] })).toEqual([
    ['', false],
    ['5', true],
  ])
})

test('a withdrawn vote is displayed as withdrawn', () => {
  const voted = {
    ...room,
    seats: room.seats.map((one) => (one.isMe ? { ...one, hasVoted: true, card: '5' } : one)),
  }
  expect(tableOfRoom(voted, { storyId: '1', card: '', round: 0 }, 0).seats[1]).toMatchObject({
    card: '',
    hasVoted: false,
  })
})

test('the timer ends by the visitor’s clock', () => {
  expect(tableOfRoom({ ...room, timerEndsAt: 60_000 }, undefined, 5_000).timerEndsAt).toBe(65_000)
  expect(tableOfRoom(room, undefined, 5_000).timerEndsAt).toBe(0)
})

test('newsFor(): reports a nudge only to participants without a vote', () => {
  const nudged = { ...room, nudges: 1 }
  const withMe = (change: object) => ({
    ...nudged,
    seats: nudged.seats.map((one) => (one.isMe ? { ...one, ...change } : one)),
  })
  expect(newsFor(room, nudged)).toBe('Lea is waiting for your vote')
  expect(newsFor(nudged, nudged)).toBe('')
  expect(newsFor(room, withMe({ hasVoted: true }))).toBe('')
  expect(newsFor(room, withMe({ isSpectator: true }))).toBe('')
  expect(newsFor(room, { ...nudged, isRevealed: true })).toBe('')
  expect(newsFor(room, { ...room, canLead: true })).toBe('You are now the facilitator')
})

test('newsFor(): reports that the facilitator declined, to the one who asked', () => {
  const requested = { ...room, wasReplaced: true, leadRequestId: 'me' }
  expect(newsFor(requested, room)).toBe('Lea still leads')
  expect(newsFor(requested, { ...room, canLead: true })).toBe('You are now the facilitator')
  const canLead = true
  expect(newsFor({ ...room, canLead, leadRequestId: 'me' }, { ...room, canLead })).toBe('')
})

test.each<[string, Partial<RoomTable>, string]>([
  ['nothing has changed', {}, ''],
  ['the visitor was replaced', { wasReplaced: true }, 'Lea leads now, because you were away.'],
  [
    'the visitor has asked',
    { wasReplaced: true, leadRequestId: 'me' },
    'You have asked Lea to let you lead again.',
  ],
  [
    'another asks the visitor, who leads',
    { canLead: true, leadRequestId: 'lead' },
    'Lea led before, and asks to lead again.',
  ],
])('leadText(): if %s', (_, known, text) => {
  expect(leadText({ ...room, ...known })).toBe(text)
})
