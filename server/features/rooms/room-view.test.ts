import { expect, test } from 'vitest'
import type { RoomCommand } from '#contract/room.ts'
import { STANDARD_DECK } from '#lib/estimation/decks.ts'
import { apply, createRoom, join, type Room, succeed } from './room.ts'
import { toView } from './room-view.ts'

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
  toView({ room, version: 7, code: 'ABCDEF', present: new Set(['lead']) }, viewer, 5)

test('before the reveal the others see only that a vote is there', () => {
  for (const card of ['1', '89', '?', '☕'])
    expect(seenBy('ana', played(card))).toEqual(seenBy('ana', played('5')))
  expect(seenBy('ana', played('5')).table?.seats).toMatchObject([
    { hasVoted: true, card: '' },
    { hasVoted: false, card: '' },
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

test('a stranger sees only the number of people', () => {
  expect(seenBy('eve', played('5'))).toEqual({ now: 5, version: 7, people: 2, table: null })
  expect(seenBy('', played('5')).table).toBeNull()
})

test('only the present story’s description travels', () => {
  expect(seenBy('ana', start).table?.stories.map(({ description }) => description)).toEqual([
    'With a passkey',
    '',
  ])
})

test('a vote of one who has left is shown first, as that of someone who left', () => {
  const voted = apply(played('5'), 'ana', { kind: 'vote', storyId: '1', card: '8' }, 0)
  const shown = apply(voted, 'lead', { kind: 'reveal', storyId: '1' }, 0)
  const left = apply(shown, 'ana', { kind: 'leave' }, 0)
  expect(seenBy('lead', left).table?.shown).toEqual([
    { name: 'Someone who left', card: '8' },
    { name: 'Lea', card: '5' },
  ])
  const again = apply(left, 'lead', { kind: 'reset', storyId: '1' }, 0)
  expect(seenBy('lead', again).table).toMatchObject({
    isRevealed: false,
    shown: [],
    rounds: [
      {
        votes: [
          { name: 'Lea', card: '5' },
          { name: 'Someone who left', card: '8' },
        ],
        estimate: '5',
      },
    ],
  })
})

test('members see the whole table, themselves as present, and the possible facilitators', () => {
  const seat = {
    isMe: false,
    isSpectator: false,
    isFacilitator: false,
    isPresent: false,
    hasVoted: false,
    card: '',
  }
  const set: (readonly [string, RoomCommand])[] = [
    ['lead', { kind: 'auto-reveal', autoReveals: true }],
    ['lead', { kind: 'timer', seconds: 60 }],
    ['lead', { kind: 'name', name: 'Sprint 12' }],
    ['lead', { kind: 'nudge' }],
    ['lead', { kind: 'deck', deck: { id: 'custom', custom: ['1', '2', '3'] } }],
    ['lead', { kind: 'estimate', storyId: '2', estimate: '3' }],
  ]
  const room = set.reduce(
    (now, [who, command]) => apply(now, who, command, 1_000),
    join(start, 'ben', { name: 'Ben', isSpectator: true }),
  )
  const table = {
    code: 'ABCDEF',
    name: 'Sprint 12',
    deck: { id: 'custom', custom: ['1', '2', '3'] },
    stories: [
      { id: '1', title: 'Login', description: 'With a passkey', isVotingComplete: false, finalEstimate: '' },
      { id: '2', title: 'Search', description: '', isVotingComplete: true, finalEstimate: '3' },
    ],
    currentId: '1',
    isRevealed: false,
    seats: [
      { ...seat, id: 'lead', name: 'Lea', isFacilitator: true, isPresent: true },
      { ...seat, id: 'ana', name: 'Ana' },
      { ...seat, id: 'ben', name: 'Ben', isSpectator: true, isMe: true, isPresent: true },
    ],
    shown: [],
    round: 1,
    rounds: [],
    canLead: false,
    autoReveals: true,
    timerEndsAt: 61_000,
    isNamed: true,
    nudges: 1,
  }
  expect(seenBy('ben', room)).toEqual({ now: 5, version: 7, people: 3, table })
  expect(seenBy('lead', room).table).toMatchObject({ canLead: true, isNamed: true })
  const unnamed = createRoom('lead', { name: '', deck: STANDARD_DECK, stories: [] })
  expect(seenBy('lead', unnamed).table).toMatchObject({
    isNamed: false,
    currentId: '',
    stories: [],
    rounds: [],
  })
})

test('revealed cards are visible to all, and withdrawn with the next round', () => {
  const voted = apply(played('5'), 'ana', { kind: 'vote', storyId: '1', card: '8' }, 0)
  const cards = (room: Room) =>
    ['lead', 'ana'].map((who) => seenBy(who, room).table?.seats.map(({ card }) => card))
  expect(cards(voted)).toEqual([
    ['5', ''],
    ['', '8'],
  ])
  const shown = apply(voted, 'lead', { kind: 'reveal', storyId: '1' }, 0)
  expect(cards(shown)).toEqual([
    ['5', '8'],
    ['5', '8'],
  ])
  expect(cards(apply(shown, 'lead', { kind: 'reset', storyId: '1' }, 0))).toEqual([
    ['', ''],
    ['', ''],
  ])
})

test('the facilitator and the one who asks see a request to lead; only the replaced facilitator sees that', () => {
  const replaced = succeed(start, (id) => id === 'ana')
  const requested = apply(
    join(replaced, 'ben', { name: 'Ben', isSpectator: false }),
    'lead',
    { kind: 'ask-to-lead' },
    0,
  )
  const seen = (viewer: string, room: Room) => {
    const { wasReplaced, leadRequestId } = seenBy(viewer, room).table ?? {}
    return [wasReplaced, leadRequestId]
  }
  expect(seen('lead', replaced)).toEqual([true, undefined])
  expect(seen('ana', replaced)).toEqual([undefined, undefined])
  expect(['lead', 'ana', 'ben'].map((viewer) => seen(viewer, requested))).toEqual([
    [true, 'lead'],
    [undefined, 'lead'],
    [undefined, undefined],
  ])
})
