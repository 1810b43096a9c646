import { expect, test } from 'vitest'
import type { WrittenAnswer } from '#contract/poll.ts'
import { decisionText, NO_ANSWERS, receiveAnswers, waitingText } from './answer-list.ts'

const answer = (id: number, state: WrittenAnswer['state'] = 'waiting', countsFor: number | null = null) => ({
  id,
  text: `Answer ${id}`,
  state,
  countsFor,
  votes: 1,
})

test('lists waiting answers first; then all keep their positions, and new ones are last', () => {
  const first = receiveAnswers(NO_ANSWERS, { requestedAt: 1, answers: [answer(60, 'shown'), answer(70)] })
  expect(first.answers?.map(({ id }) => id)).toEqual([70, 60])
  const next = receiveAnswers(first, {
    requestedAt: 2,
    answers: [answer(51), answer(60, 'hidden'), answer(70, 'shown')],
  })
  expect(next.answers?.map(({ id, state }) => [id, state])).toEqual([
    [70, 'shown'],
    [60, 'hidden'],
    [51, 'waiting'],
  ])
})

test('an answer of the server that was overtaken changes nothing', () => {
  const now = receiveAnswers(NO_ANSWERS, { requestedAt: 2, answers: [answer(51)] })
  expect(receiveAnswers(now, { requestedAt: 1, answers: [] })).toBe(now)
})

test.each([
  [[], 'Nobody has written one yet'],
  [[answer(51, 'shown')], 'None waits for you'],
  [[answer(51)], '1 answer waits for you'],
  [[answer(51), answer(52)], '2 answers wait for you'],
])('%j: %s', (answers, text) => {
  expect(waitingText(answers)).toBe(text)
})

test.each([
  [answer(51), 'Waiting'],
  [answer(51, 'shown'), 'Shown to all'],
  [answer(51, 'hidden'), 'Hidden'],
  [answer(51, 'hidden', 2), 'Counts for Coffee'],
  [answer(51, 'hidden', 900), 'Hidden'],
])('decisionText(): describes %j as “%s”', (given, text) => {
  expect(decisionText(given, { options: [{ id: 2, text: 'Coffee' }] })).toBe(text)
})
