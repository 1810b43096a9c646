import { expect, test } from 'vitest'
import { EMPTY_SESSION, type Story } from '#lib/estimation/session.ts'
import type { Room } from './room.ts'
import { fitToLimit, withRoomForVotes } from './room-size.ts'

const STORY: Story = {
  id: '1',
  title: 'Login',
  description: '',
  votes: {},
  isVotingComplete: false,
  finalEstimate: '',
  rounds: [],
}
const ROOM: Room = {
  ...EMPTY_SESSION,
  name: '',
  people: [],
  facilitatorId: '',
  autoReveals: false,
  timerEndsAt: 0,
  nudges: 0,
  removed: [],
  replacedIds: [],
  leadRequestId: '',
  removedPeople: [],
}
const ROUND = {
  votes: Array.from({ length: 50 }, () => ({ name: 'A'.repeat(40), card: '13' })),
  estimate: '13',
}
const LONG = 'é'.repeat(1_000)

const storiesOf = (count: number, story: Partial<Story>): Story[] =>
  Array.from({ length: count }, (_, index) => ({ ...STORY, ...story, id: String(index + 1) }))

test('a room within its limits is stored unchanged', () => {
  const room = { ...ROOM, stories: storiesOf(90, { description: LONG, rounds: [] }) }
  expect(fitToLimit(room)).toEqual({ room, text: JSON.stringify(room) })
  expect(withRoomForVotes(room)).toBe(room)
})

test('drops the least important data first: removed stories, then earlier rounds of other stories', () => {
  const full = { ...ROOM, stories: storiesOf(90, { description: LONG }), currentId: '1' }
  const rounds = [ROUND]
  const removed = Array.from({ length: 20 }, () => ({
    story: { ...STORY, description: LONG, rounds },
    place: 0,
  }))
  expect(fitToLimit({ ...full, removed: removed.slice(0, 3) }).room.removed).toHaveLength(3)
  expect(fitToLimit({ ...full, removed }).room).toEqual({ ...full, removed: [] })
  const often = { ...full, stories: full.stories.map((story) => ({ ...story, rounds })) }
  const { room } = fitToLimit({ ...often, removed })
  expect(room.removed).toEqual([])
  expect(room.stories.map((story) => story.rounds.length)).toEqual([1, ...Array(89).fill(0)])
  expect(room.stories.map(({ description }) => description)).toEqual(full.stories.map(() => LONG))
})

test('a room that remains too large is rejected with advice', () => {
  const votes = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`p${index}`.padEnd(16, 'x'), '13']),
  )
  expect(() =>
    fitToLimit({ ...ROOM, stories: storiesOf(200, { votes, description: 'x'.repeat(100) }) }),
  ).toThrow('This session is full: it holds up to 256 kB. Take stories off, or start another session.')
})

test('limits a room to 256 kB exactly, and its stories to 192', () => {
  const sized = (bytes: number) => {
    const { length } = JSON.stringify(ROOM)
    return { ...ROOM, name: 'x'.repeat(bytes - length) }
  }
  expect(fitToLimit(sized(256 * 1024)).room.name).toHaveLength(256 * 1024 - JSON.stringify(ROOM).length)
  expect(() => fitToLimit(sized(256 * 1024 + 1))).toThrow('This session is full')
  // A story counts with its quotation marks and the following comma.
  const withStoryBytes = (bytes: number) => ({
    ...ROOM,
    stories: [{ ...STORY, title: 'x'.repeat(bytes - 3) }],
  })
  expect(withRoomForVotes(withStoryBytes(192 * 1024)).stories).toHaveLength(1)
  expect(() => withRoomForVotes(withStoryBytes(192 * 1024 + 1))).toThrow(
    'A session takes up to 192 kB of stories.',
  )
})
