import { expect, test } from 'vitest'
import {
  authorPath,
  forgetPoll,
  getSecret,
  ownAnswer,
  presentedIds,
  readOwnPolls,
  rememberPoll,
  voteText,
} from './own-polls.ts'
import { pollOf } from './poll.fixture.ts'

const TEA = { id: 'a', question: 'Tea?', createdAt: 1 }

test('rememberPoll(): puts a new poll first, and adds new data to a known one', () => {
  const polls = rememberPoll([TEA], { id: 'b', question: 'Beer?', createdAt: 2, secret: 's' })
  expect(polls.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(rememberPoll(polls, { ...TEA, receipt: 'r' })[1]).toEqual({ ...TEA, receipt: 'r' })
  expect(forgetPoll(polls, 'b')).toEqual([TEA])
})

test('a written answer is one’s own until all see it among the options', () => {
  const mine = { ...TEA, receipt: 'r', answer: { id: 900, text: 'Mate' } }
  expect(ownAnswer(mine, { options: [{ id: 1, text: 'Tea' }] })).toBe('Mate')
  expect(ownAnswer(mine, { options: [{ id: 900, text: 'mate' }] })).toBeUndefined()
  const [changed] = rememberPoll([mine], { ...TEA, receipt: 's', answer: null })
  expect(ownAnswer(changed, { options: [] })).toBeUndefined()
})

test("voteText(): describes one's own vote, a ranking in order, a written answer by its wording", () => {
  const poll = (kind: 'single' | 'ranked') => pollOf({ settings: { kind, canWrite: true } })
  expect(voteText({ ...TEA, choices: [2] }, poll('single'))).toBe('Coffee')
  expect(voteText({ ...TEA, choices: [2, 1] }, poll('ranked'))).toBe('1. Coffee, 2. Tea')
  expect(voteText({ ...TEA, choices: [], answer: { id: 900, text: 'Mate' } }, poll('single'))).toBe('Mate')
  expect(voteText({ ...TEA, choices: [], answer: { id: 1, text: 'tea' } }, poll('single'))).toBe('Tea')
  expect(voteText({ ...TEA, choices: [77] }, poll('single'))).toBe('')
  expect(voteText(TEA, poll('single'))).toBe('')
})

test('readOwnPolls(): validates stored data', () => {
  expect(readOwnPolls([TEA])).toEqual([TEA])
  expect(readOwnPolls([{ id: 7 }])).toBeUndefined()
  expect(readOwnPolls({ polls: [] })).toBeUndefined()
})

test("the author's link has its secret in the fragment", () => {
  const secret = 'Zk3_x-Zk3_x-Zk3_x-Zk3_x-'
  expect(authorPath({ id: 'a', secret })).toBe(`/poll/a#edit=${secret}`)
  expect(getSecret(`#edit=${secret}`)).toBe(secret)
  expect(getSecret('#edit=<script>')).toBeUndefined()
})

test("presentedIds(): lists one's own polls by creation time", () => {
  const own = (id: string, createdAt: number) => ({ id, question: id, createdAt, secret: 's' })
  expect(presentedIds([own('c', 30), TEA, own('a', 10), own('b', 20)])).toEqual(['a', 'b', 'c'])
})
