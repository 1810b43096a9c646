import * as v from 'valibot'
import { expect, test } from 'vitest'
import { attemptAnswers, attemptStart, quizChange, quizCreation } from './quiz.ts'
import { QUIZ_ID } from './quiz-id.ts'

const answersOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, 'x']))

test.each([
  [' Zoë\u200B\n\tB. ', 'Zoë B.'],
  ['👨‍💻 علی‌رضا 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍💻 علی‌رضا 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['', ''],
  ['a'.repeat(80), 'a'.repeat(80)],
  [`${' '.repeat(120)}${'a'.repeat(80)}`, 'a'.repeat(80)],
])('the name %j is read as %j', (typed, name) => {
  expect(v.parse(attemptStart, { number: 1, name: typed })).toEqual({ number: 1, name })
})

test.each(['a'.repeat(81), `${' '.repeat(121)}${'a'.repeat(80)}`])('the name %j is too long', (name) => {
  const issues = v.safeParse(attemptStart, { number: 1, name }).issues
  expect(issues?.map(({ message }) => message)).toEqual(['This name is too long'])
})

test.each([
  ['an attempt counts from 1', attemptStart, { number: 1, name: '' }, { number: 0, name: '' }],
  ['an attempt counts to 5,000', attemptStart, { number: 5_000, name: '' }, { number: 5_001, name: '' }],
  ['an attempt is whole', attemptStart, { number: 2, name: '' }, { number: 1.5, name: '' }],
  [
    'a thousand answers are as many as a quiz has questions',
    attemptAnswers,
    { number: 1, answers: answersOf(1_000) },
    { number: 1, answers: answersOf(1_001) },
  ],
  [
    'a question’s id has up to 40 signs',
    attemptAnswers,
    { number: 1, answers: { ['q'.repeat(40)]: 'x' } },
    { number: 1, answers: { ['q'.repeat(41)]: 'x' } },
  ],
  [
    'one that is checked too',
    attemptAnswers,
    { number: 1, answers: {}, check: 'q'.repeat(40) },
    { number: 1, answers: {}, check: 'q'.repeat(41) },
  ],
  ['a quiz is closed or open', quizChange, { isClosed: false }, { isClosed: 0 }],
  ['a quiz is sent by itself', quizCreation, { quiz: {} }, { quiz: {}, isClosed: true }],
])('%s', (_, schema, valid, invalid) => {
  expect([v.is(schema, valid), v.is(schema, invalid)]).toEqual([true, false])
})

test('answers hand an attempt in only where they say so', () => {
  expect(v.parse(attemptAnswers, { number: 1, answers: {} })).toEqual({
    number: 1,
    answers: {},
    isEnd: false,
  })
  expect(v.parse(attemptAnswers, { number: 1, answers: {}, isEnd: true }).isEnd).toBe(true)
})

test('hosted quiz id: has 16 characters, unlike a game id or a join code', () => {
  const ids = [
    'Ab3_-'.padEnd(16, 'x'),
    'x'.repeat(15),
    'x'.repeat(17),
    'x'.repeat(20),
    'ABCDEF',
    `${'x'.repeat(15)}.`,
  ]
  expect(ids.map((id) => QUIZ_ID.test(id))).toEqual([true, false, false, false, false, false])
})

test('too many answers are refused in words', () => {
  const issues = v.safeParse(attemptAnswers, { number: 1, answers: answersOf(1_001) }).issues
  expect(issues?.map(({ message }) => message)).toEqual(['These are too many answers'])
})
