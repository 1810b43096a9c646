import { expect, test } from 'vitest'
import { getUnsent, hasUnsent, putUnsent, readUnsent, type Unsent, withoutSent } from './unsent.ts'

const question = (id: string) => ({
  id,
  kind: 'single' as const,
  text: id,
  picture: '',
  pictureText: '',
  choices: [],
})
const attempt = {
  now: 0,
  number: 2,
  endsAt: null,
  finishedAt: null,
  answers: { q1: ['a'] },
  told: {},
  result: null,
  questions: ['q1', 'q2', 'q3'].map(question),
}
const waiting: Unsent = { quiz: 'x', attempt: 2, at: 1, answers: { q2: ['b'] }, check: '', isEnd: false }

test('getUnsent(): starts an unknown attempt at its first unanswered question', () => {
  expect(getUnsent([], 'x', attempt)).toEqual({ ...waiting, answers: {} })
  expect(getUnsent([{ ...waiting, attempt: 1 }], 'x', attempt).answers).toEqual({})
  expect(getUnsent([waiting], 'x', attempt)).toEqual(waiting)
  expect(getUnsent([{ ...waiting, at: 99 }], 'x', attempt).at).toBe(2)
})

test('sends only answers changed during the request again', () => {
  const sent: Unsent = { ...waiting, answers: { q1: ['a'], q2: ['b'] }, check: 'q1' }
  const now: Unsent = { ...sent, answers: { ...sent.answers, q2: ['c'] }, isEnd: true }
  const left = withoutSent(now, sent)
  expect(left).toEqual({ ...waiting, answers: { q2: ['c'] }, isEnd: true })
  expect(hasUnsent(left)).toBe(true)
  expect(hasUnsent(withoutSent(left, left))).toBe(false)
})

test('one quiz has one attempt that waits, and what is stored by another program is none', () => {
  expect(putUnsent([{ ...waiting, attempt: 1 }], waiting)).toEqual([waiting])
  expect(readUnsent([{ quiz: 'x' }])).toBeUndefined()
  expect(readUnsent(JSON.parse(JSON.stringify([waiting])))).toEqual([waiting])
})
