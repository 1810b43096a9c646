import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EMPTY_QUIZ, Question, type Quiz } from '#lib/quiz/quiz.ts'
import { collect, textOf } from '../../testing/collect.fixture.ts'
import type { AttemptWithQuiz, QuizAttempt } from './quiz-attempt.ts'
import { quizReport } from './quiz-report.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 3, 17, 10)
const createQuestion = (id: string, text: string) =>
  v.parse(Question, { id, text, kind: 'text', accepted: ['yes'] })
const quizOf = (...questions: Question[]): Quiz => ({ ...EMPTY_QUIZ, questions })
const FIRST = quizOf(createQuestion('q1', 'Old?'), createQuestion('q2', 'Same?'))
const SECOND = quizOf(createQuestion('q2', 'Same?'), createQuestion('q1', 'New?'))
const NEWEST = { id: 'k', quiz: SECOND, version: 2, isClosed: false }

const createEntry = (quiz: Quiz, attempt: Partial<QuizAttempt>): AttemptWithQuiz => ({
  quiz,
  attempt: {
    number: 1,
    version: 1,
    name: 'Ada',
    order: { questions: [], choices: {} },
    answers: {},
    checked: [],
    startedAt: START,
    finishedAt: null,
    ...attempt,
  },
})
const ALL = [
  createEntry(FIRST, { answers: { q1: 'yes', q2: 'no' }, finishedAt: START + 90_000 }),
  createEntry(SECOND, { version: 2, name: 'Bob', answers: { q1: 'a', q2: 'yes' } }),
  createEntry(SECOND, {
    version: 2,
    number: 2,
    answers: { q1: 'yes', q2: 'yes' },
    finishedAt: START + 3 * MINUTE,
  }),
]

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

test('questions of the newest version are first, followed by those of earlier ones only', async () => {
  const earlier = each([{ version: 1, quiz: FIRST }])
  expect(await textOf(quizReport(NEWEST, earlier, each(ALL), () => START + 10 * MINUTE))).toBe(
    [
      'Name,Attempt,Version,Started,Minutes,Right,Percent,Question 1,Question 2,Question 1 (version 1)',
      'Ada,1,1,2026-04-17T10:00:00.000Z,1.5,1,50,no,,yes',
      'Bob,1,2,2026-04-17T10:00:00.000Z,,,,yes,a,',
      'Ada,2,2,2026-04-17T10:00:00.000Z,3.0,2,100,yes,yes,',
      '',
    ].join('\r\n'),
  )
})

test('the column of an earlier question is named by the newest version that had it', async () => {
  const wordings = (...texts: string[]) => quizOf(...texts.map((text, at) => createQuestion(`q${at}`, text)))
  const earlier = each([
    { version: 3, quiz: wordings('A', 'C') },
    { version: 2, quiz: wordings('B', 'C', 'D') },
    { version: 1, quiz: wordings('B') },
  ])
  const newest = { ...NEWEST, quiz: wordings('A'), version: 4 }
  const [head] = await collect(quizReport(newest, earlier, each([]), () => START))
  expect(head).toBe(
    'Name,Attempt,Version,Started,Minutes,Right,Percent,Question 1,Question 2 (version 3),Question 1 (version 2),Question 3 (version 2)\r\n',
  )
})

test('a quiz without attempts is a report with heads alone', async () => {
  expect(await textOf(quizReport(NEWEST, each([]), each([]), () => START))).toBe(
    'Name,Attempt,Version,Started,Minutes,Right,Percent,Question 1,Question 2\r\n',
  )
})
