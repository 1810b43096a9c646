import * as v from 'valibot'
import { expect, test } from 'vitest'
import { roomCommand, roomCreation, roomFinding, roomJoining } from './room.ts'

const DECK = { id: 'custom', custom: ['1', '2'] }
const STORY = { title: 'Login', description: '' }
const ROOM = { name: '', deck: DECK, stories: [] }
const PERSON = 'A'.repeat(16)

const errorOf = (schema: v.GenericSchema, given: unknown) =>
  v.safeParse(schema, given).issues?.map(({ message }) => message)[0]
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const cards = (count: number) => ({ id: 'custom', custom: times(count, '1') })

test.each([
  [' Ana\u200B\n\tB. ', 'Ana B.'],
  ['👨‍💻 علی‌رضا 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍💻 علی‌رضا 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a'.repeat(80), 'a'.repeat(80)],
  [`${' '.repeat(80)}${'a'.repeat(80)}`, 'a'.repeat(80)],
])('the name %j is read as %j', (typed, name) => {
  expect(v.parse(roomJoining, { name: typed, isSpectator: false }).name).toBe(name)
  expect(v.parse(roomCreation, { ...ROOM, name: typed }).name).toBe(name)
  expect(v.parse(roomCommand, { kind: 'name', name: typed })).toEqual({ kind: 'name', name })
})

test('room: the name is optional to create a room and required to join one', () => {
  expect(v.parse(roomCreation, ROOM).name).toBe('')
  expect(v.is(roomCommand, { kind: 'name', name: ' ' })).toBe(true)
  expect(errorOf(roomJoining, { name: '\n\u200B', isSpectator: false })).toBe('Please enter your name')
  expect(errorOf(roomJoining, { name: 'a'.repeat(81), isSpectator: false })).toBe('This name is too long')
  expect(errorOf(roomJoining, { name: `${' '.repeat(81)}${'a'.repeat(80)}`, isSpectator: false })).toBe(
    'This text is too long',
  )
  expect(errorOf(roomFinding, { code: 'ABCDE' })).toBe('A session code has six letters and digits')
})

test.each([
  [
    '200 stories at once',
    roomCreation,
    { ...ROOM, stories: times(200, { ...STORY, finalEstimate: '' }) },
    { ...ROOM, stories: times(201, { ...STORY, finalEstimate: '' }) },
  ],
  [
    '200 stories more',
    roomCommand,
    { kind: 'add-stories', stories: times(200, STORY) },
    { kind: 'add-stories', stories: times(201, STORY) },
  ],
  ['15 cards', roomCommand, { kind: 'deck', deck: cards(15) }, { kind: 'deck', deck: cards(16) }],
  [
    'decks that there are',
    roomCommand,
    { kind: 'deck', deck: { id: 't-shirt', custom: [] } },
    { kind: 'deck', deck: { id: 'tarot', custom: [] } },
  ],
  [
    'a title of 300 signs',
    roomCommand,
    { kind: 'add-story', title: 'x'.repeat(300), description: '' },
    { kind: 'add-story', title: 'x'.repeat(301), description: '' },
  ],
  [
    'a description of 2,000 signs',
    roomCommand,
    { kind: 'add-story', title: 'x', description: 'x'.repeat(2_000) },
    { kind: 'add-story', title: 'x', description: 'x'.repeat(2_001) },
  ],
  [
    'a story without a new description',
    roomCommand,
    { kind: 'edit-story', storyId: '1', title: 'x' },
    { kind: 'edit-story', storyId: '1', title: 'x', description: 'x'.repeat(2_001) },
  ],
  [
    'a card of 16 signs',
    roomCommand,
    { kind: 'vote', storyId: '1', card: 'x'.repeat(16) },
    { kind: 'vote', storyId: '1', card: 'x'.repeat(17) },
  ],
  [
    'a vote without a story',
    roomCommand,
    { kind: 'vote', storyId: '', card: '5' },
    { kind: 'vote', storyId: 'x', card: '5' },
  ],
  [
    'votes shown for a story only',
    roomCommand,
    { kind: 'reveal', storyId: '123456789' },
    { kind: 'reveal', storyId: '1234567890' },
  ],
  ['a reset of a story only', roomCommand, { kind: 'reset', storyId: '1' }, { kind: 'reset', storyId: '' }],
  [
    'a move by 200 places',
    roomCommand,
    { kind: 'move-story', storyId: '1', places: -200 },
    { kind: 'move-story', storyId: '1', places: -201 },
  ],
  [
    'a move the other way',
    roomCommand,
    { kind: 'move-story', storyId: '1', places: 200 },
    { kind: 'move-story', storyId: '1', places: 201 },
  ],
  ['a timer of an hour', roomCommand, { kind: 'timer', seconds: 3_600 }, { kind: 'timer', seconds: 3_601 }],
  ['a timer that stops', roomCommand, { kind: 'timer', seconds: 0 }, { kind: 'timer', seconds: -1 }],
  ['whole seconds', roomCommand, { kind: 'timer', seconds: 1 }, { kind: 'timer', seconds: 1.5 }],
  [
    'a person of the room',
    roomCommand,
    { kind: 'hand-over', personId: PERSON },
    { kind: 'hand-over', personId: `${PERSON}A` },
  ],
  [
    'one to be taken out',
    roomCommand,
    { kind: 'remove-person', personId: PERSON },
    { kind: 'remove-person', personId: PERSON.slice(1) },
  ],
  ['a nudge by itself', roomCommand, { kind: 'nudge' }, { kind: 'nudge', personId: PERSON }],
  [
    'an estimate of 16 signs',
    roomCommand,
    { kind: 'estimate', storyId: '1', estimate: '1'.repeat(16) },
    { kind: 'estimate', storyId: '1', estimate: '1'.repeat(17) },
  ],
])('a session accepts %s, and rejects one invalid field', (_, schema, valid, invalid) => {
  expect([v.is(schema, valid), v.is(schema, invalid)]).toEqual([true, false])
})

test.each([
  [roomCommand, { kind: 'reveal', storyId: 'x' }, 'There is no such story'],
  [roomCommand, { kind: 'hand-over', personId: 'Ana' }, 'There is no such person'],
  [roomCommand, { kind: 'add-stories', stories: times(201, STORY) }, 'A session has up to 200 stories'],
  [
    roomCreation,
    { ...ROOM, stories: times(201, { ...STORY, finalEstimate: '' }) },
    'A session has up to 200 stories',
  ],
  [roomCommand, { kind: 'add-story', title: 'x'.repeat(301), description: '' }, 'This text is too long'],
])('room: rejects invalid input with a message', (schema, given, words) => {
  expect(errorOf(schema, given)).toBe(words)
})
