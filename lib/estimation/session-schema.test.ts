import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readDeck } from './decks.ts'
import { SESSION_FIELDS, Story } from './session-schema.ts'

const Session = v.object(SESSION_FIELDS)
const story: v.InferOutput<typeof Story> = {
  id: '1',
  title: 'Login',
  description: '',
  votes: {},
  isVotingComplete: false,
  finalEstimate: '',
  rounds: [],
}

test('cards of eight emoji, as they can be typed, are read back wherever they stand', () => {
  const [card = '', other = ''] = readDeck(`${'🐘'.repeat(8)} ${'🐁'.repeat(8)}`)
  const session = {
    deck: { id: 'custom' as const, custom: [card, other] },
    currentId: '1',
    isRevealed: true,
    stories: [
      {
        ...story,
        votes: { 7: card },
        finalEstimate: other,
        rounds: [{ votes: [{ name: 'Ana', card }], estimate: other }],
      },
    ],
  }
  expect(v.parse(Session, session)).toEqual(session)
})

test('Session: missing fields have defaults', () => {
  expect(v.parse(Session, {})).toEqual({
    stories: [],
    currentId: '',
    isRevealed: false,
    deck: { id: 'fibonacci', custom: [] },
  })
})

test.each([
  { id: 'x' },
  { title: '' },
  { title: 'x'.repeat(301) },
  { description: 'x'.repeat(2001) },
  { votes: { 7: '' } },
  { votes: { 7: 'x'.repeat(17) } },
  { finalEstimate: 'x'.repeat(17) },
  { rounds: [{ votes: [{ name: 'Ana', card: '' }], estimate: '' }] },
])('a story with %j is none of ours', (change) => {
  expect(v.is(Story, story)).toBe(true)
  expect(v.is(Story, { ...story, ...change })).toBe(false)
})
