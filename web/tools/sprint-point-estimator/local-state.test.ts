import * as v from 'valibot'
import { expect, test } from 'vitest'
import { addStory, castVote, reveal } from '#lib/estimation/session.ts'
import {
  addMember,
  getTable,
  getVoter,
  isComplete,
  LocalState,
  nextVoter,
  withMember,
} from './local-state.ts'
import { announcement, progressText } from './table.ts'

const fresh = v.parse(LocalState, {})
const withStory = { ...fresh, ...addStory(fresh, { title: 'Login', description: '' }) }
const voted = { ...withStory, ...castVote(castVote(withStory, '1', '5'), '2', '8') }

test('addMember(): appends a new member, and ignores an empty name', () => {
  expect(addMember(fresh.members, '  Eve  Q ').at(-1)).toEqual({ id: '5', name: 'Eve Q', isSpectator: false })
  expect(addMember(fresh.members, '   ')).toBe(fresh.members)
  expect(addMember([], 'Eve')[0]?.id).toBe('1')
  expect(addMember([], '👩‍🚀'.repeat(60))[0]?.name).toBe('👩‍🚀'.repeat(13))
})

test('withMember(): restores the position, with a new number if the old one is in use, and not in a full team', () => {
  const { members } = fresh
  const drew = { id: '4', name: 'Drew', isSpectator: true }
  const before = { ...fresh, members: [...members.slice(0, 3), drew] }
  const team = (now: typeof members) => withMember({ ...fresh, members: now }, before, drew).members
  const without = members.slice(0, 3)
  expect(team(without)).toEqual(before.members)
  expect(team(addMember(without, 'Eve')).slice(3)).toEqual([
    { id: '4', name: 'Eve', isSpectator: false },
    { ...drew, id: '5' },
  ])
  const full = Array.from({ length: 50 }, (_, index) => ({ ...drew, id: String(index + 10) }))
  expect(team(full)).toBe(full)
})

test('a team has at most fifty members', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    id: `${at + 1}`,
    name: `M${at}`,
    isSpectator: false,
  }))
  expect(addMember(many, 'Eve')).toBe(many)
  expect(addMember(many.slice(1), 'Eve').at(-1)).toEqual({ id: '51', name: 'Eve', isSpectator: false })
})

test('before the reveal only one’s own card is seen', () => {
  const { seats, shown } = getTable(voted)
  expect(seats.map(({ card, hasVoted }) => [card, hasVoted])).toEqual([
    ['5', true],
    ['', true],
    ['', false],
    ['', false],
  ])
  expect(shown).toEqual([])
  const asBlair = getTable({ ...voted, votingAs: '2' })
  expect(asBlair.seats.map(({ card }) => card)).toEqual(['', '8', '', ''])
})

test('after the reveal every card is seen, and so is that of one who left', () => {
  const revealed = { ...voted, ...reveal(voted), members: fresh.members.slice(1) }
  const table = getTable(revealed)
  expect(table.seats.map(({ card }) => card)).toEqual(['8', '', ''])
  expect(table.shown).toEqual([
    { name: 'Someone who left', card: '5' },
    { name: 'Blair', card: '8' },
  ])
  expect(announcement(table)).toBe('Votes revealed: 5, 8')
})

test('after a vote the next member without one is offered, round the table and until the reveal', () => {
  expect(nextVoter(withStory)).toBeUndefined()
  expect(nextVoter(voted)?.name).toBe('Casey')
  const asDrew = { ...voted, ...castVote(voted, '4', '3'), votingAs: '4' }
  expect(nextVoter(asDrew)?.name).toBe('Casey')
  expect(nextVoter({ ...asDrew, ...castVote(asDrew, '3', '3') })).toBeUndefined()
  expect(nextVoter({ ...voted, ...reveal(voted) })).toBeUndefined()
})

test('spectators do not count', () => {
  const members = fresh.members.map((member) => ({ ...member, isSpectator: Number(member.id) > 2 }))
  const watched = { ...voted, members }
  expect(progressText(getTable(watched))).toBe('2 of 2 voted')
  expect([isComplete(watched), isComplete(voted)]).toEqual([true, false])
  expect(getVoter({ ...watched, votingAs: '4' })?.id).toBe('1')
})

test('rejects invalid stored data, and fills in missing data', () => {
  expect(v.safeParse(LocalState, { stories: [{ id: 'x' }] }).success).toBe(false)
  expect(v.safeParse(LocalState, { deck: { id: 'nonsense', custom: [] } }).success).toBe(false)
  expect(v.parse(LocalState, JSON.parse(JSON.stringify(voted)))).toEqual(voted)
})
