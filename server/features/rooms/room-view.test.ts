import { expect, test } from 'vitest'
import { STANDARD_DECK } from '#lib/estimation/decks.ts'
import { apply, createRoom, join, type Room } from './room.ts'
import { viewOf } from './room-view.ts'

const start = join(
  createRoom('lead', {
    name: 'Lea',
    deck: STANDARD_DECK,
    stories: [
      { title: 'Login', description: 'With a passkey', finalEstimate: '' },
      { title: 'Search', description: 'Later', finalEstimate: '' },
    ],
  }),
  'ana',
  { name: 'Ana', isSpectator: false },
)
const played = (card: string, room: Room = start) =>
  apply(room, 'lead', { kind: 'vote', storyId: '1', card }, 0)
const seenBy = (viewer: string, room: Room) =>
  viewOf({ room, version: 7, code: 'ABCDEF', present: new Set(['lead']) }, viewer, 5)

test('before the reveal the others see only that a vote is there', () => {
  for (const card of ['1', '89', '?', '☕'])
    expect(seenBy('ana', played(card))).toEqual(seenBy('ana', played('5')))
  const seats = seenBy('ana', played('5')).table?.seats
  expect(seats).toEqual([
    {
      id: 'lead',
      name: 'Lea',
      isMe: false,
      isSpectator: false,
      isFacilitator: true,
      isPresent: true,
      hasVoted: true,
      card: '',
    },
    {
      id: 'ana',
      name: 'Ana',
      isMe: true,
      isSpectator: false,
      isFacilitator: false,
      isPresent: true,
      hasVoted: false,
      card: '',
    },
  ])
  expect(seenBy('lead', played('5')).table?.seats[0]?.card).toBe('5')
})

test('the order in which people voted does not show, before or after', () => {
  const anaFirst = played('5', apply(start, 'ana', { kind: 'vote', storyId: '1', card: '8' }, 0))
  const leaFirst = apply(played('5'), 'ana', { kind: 'vote', storyId: '1', card: '8' }, 0)
  const shown = (room: Room) => seenBy('ana', apply(room, 'lead', { kind: 'reveal', storyId: '1' }, 0))
  expect(shown(anaFirst)).toEqual(shown(leaFirst))
  expect(shown(leaFirst).table?.shown).toEqual([
    { name: 'Lea', card: '5' },
    { name: 'Ana', card: '8' },
  ])
})

test('who has not joined sees how many are in, and nothing else', () => {
  expect(seenBy('eve', played('5'))).toEqual({ now: 5, version: 7, people: 2, table: null })
  expect(seenBy('', played('5')).table).toBeNull()
})

test('only the present story’s description travels', () => {
  expect(seenBy('ana', start).table?.stories.map(({ description }) => description)).toEqual([
    'With a passkey',
    '',
  ])
})
