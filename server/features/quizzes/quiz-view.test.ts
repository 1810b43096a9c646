import { expect, test } from 'vitest'
import type { Quiz, Rules } from '#lib/quiz/quiz.ts'
import { quizOfAllKinds, RIGHT } from '../../testing/quiz-browser.ts'
import type { QuizAttempt } from './quiz-attempt.ts'
import { toAttemptState, toView } from './quiz-view.ts'

const MINUTE = 60_000
const START = 1_000_000

const hostedQuizOf = (quiz: Quiz, version = 1, isClosed = false) => ({ id: 'k', quiz, version, isClosed })
const attemptOf = (rules: Partial<Rules>, attempt: Partial<QuizAttempt> = {}) => ({
  quiz: quizOfAllKinds(rules),
  attempt: {
    number: 1,
    version: 1,
    name: 'Ana',
    order: { questions: ['q1', 'q2', 'q3', 'q4', 'q5'], choices: {} },
    answers: {},
    checked: [],
    startedAt: START,
    finishedAt: null,
    ...attempt,
  },
})
const feedback = (isRight: boolean, rightText: string) => ({ isRight, rightText, explanation: 'Short.' })

test("without an attempt the view contains the quiz's description but not its questions", () => {
  const rules = { minutes: '1.5', passMark: '60', attempts: '3', explained: 'after each question' } as const
  expect(toView(hostedQuizOf(quizOfAllKinds(rules), 4, true), undefined, START)).toEqual({
    title: 'Rivers',
    description: 'Of Europe',
    total: 5,
    minutes: 1.5,
    passMark: 60,
    attempts: 3,
    explained: 'after each question',
    isClosed: true,
    hasNewer: false,
    attempt: null,
  })
  expect(toView(hostedQuizOf(quizOfAllKinds()), undefined, START)).toMatchObject({
    minutes: null,
    passMark: null,
    attempts: null,
    explained: 'at the end',
    isClosed: false,
  })
})

test("with an attempt the view contains that attempt's version, and only the number of attempts of the newest one", () => {
  const newest = {
    ...quizOfAllKinds({ minutes: '9', passMark: '90', attempts: '7' }),
    title: 'Lakes',
    description: '',
  }
  const entry = attemptOf({ minutes: '2', passMark: '50', attempts: '1' })
  const view = toView(hostedQuizOf({ ...newest, questions: newest.questions.slice(1) }, 2), entry, START + 5)
  expect(view).toMatchObject({
    title: 'Rivers',
    description: 'Of Europe',
    total: 5,
    minutes: 2,
    passMark: 50,
    attempts: 7,
    hasNewer: true,
  })
  expect(view.attempt).toMatchObject({
    now: START + 5,
    number: 1,
    endsAt: START + 2 * MINUTE,
    finishedAt: null,
  })
  expect(toView(hostedQuizOf(newest, 1), entry, START).hasNewer).toBe(false)
})

test('questions are put in the order of the attempt, with their choices in its order', () => {
  const order = { questions: ['q3', 'q9', 'q2', 'q5'], choices: { q2: ['d', 'b', 'a', 'c'] } }
  const questions = toView(hostedQuizOf(quizOfAllKinds()), attemptOf({}, { order }), START).attempt?.questions
  expect(
    questions?.map(({ id, kind, text, choices }) => [id, kind, text, choices.map((one) => one.id).join('')]),
  ).toEqual([
    ['q3', 'true-false', 'Wet?', 'truefalse'],
    ['q2', 'several', 'Which?', 'dbac'],
    ['q5', 'number', 'How many?', ''],
  ])
})

test('an open attempt reveals only checked answers, a finished one all', () => {
  const answers = { q1: ['b'], q4: ' rhine ' }
  const going = attemptOf({ explained: 'after each question' }, { answers, checked: ['q1'] })
  expect(toAttemptState(going, START + 7)).toEqual({
    now: START + 7,
    number: 1,
    endsAt: null,
    finishedAt: null,
    answers,
    told: { q1: feedback(false, 'Option a') },
    result: null,
  })
  const done = attemptOf(
    { explained: 'after each question' },
    { answers, checked: ['q1'], finishedAt: START + 9 },
  )
  expect(toAttemptState(done, START + 99)).toEqual({
    now: START + 99,
    number: 1,
    endsAt: null,
    finishedAt: START + 9,
    answers,
    told: {
      q1: feedback(false, 'Option a'),
      q2: feedback(false, 'Option a, Option b'),
      q3: feedback(false, 'True'),
      q4: feedback(true, 'Rhine'),
      q5: feedback(false, '5'),
    },
    result: { right: 1, total: 5, percent: 20, hasPassed: null },
  })
})

test.each([
  ['60', 3, true],
  ['60', 2, false],
  ['60.1', 3, false],
  ['100', 5, true],
  ['', 0, null],
])('with a pass mark of %j and %d right of five, passed: %s', (passMark, count, hasPassed) => {
  const answers = Object.fromEntries(Object.entries(RIGHT).slice(0, count))
  const done = attemptOf({ passMark }, { answers, finishedAt: START })
  expect(toAttemptState(done, START).result).toEqual({
    right: count,
    total: 5,
    percent: 20 * count,
    hasPassed,
  })
})

test('an attempt whose time is up is over without submission, five seconds after it', () => {
  const entry = attemptOf({ minutes: '2' }, { answers: RIGHT })
  const end = START + 2 * MINUTE
  expect(toAttemptState(entry, end + 5_000)).toMatchObject({
    endsAt: end,
    finishedAt: null,
    result: null,
    told: {},
  })
  expect(toAttemptState(entry, end + 5_001)).toMatchObject({
    endsAt: end,
    finishedAt: end,
    result: { right: 5 },
  })
})
