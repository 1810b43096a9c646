import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EMPTY_QUIZ, Question, type Quiz } from '#lib/quiz/quiz.ts'
import type { AttemptWithQuiz, QuizAttempt } from './quiz-attempt.ts'
import { quizReport } from './quiz-report.ts'
import { toAuthorView } from './quiz-view.ts'

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

test('questions of the newest version are first, followed by those of earlier ones only', async () => {
  expect(await quizReport(NEWEST, ALL, START + 10 * MINUTE)).toBe(
    [
      'Name,Attempt,Version,Started,Minutes,Right,Percent,Question 1,Question 2,Question 1 (version 1)',
      'Ada,1,1,2026-04-17T10:00:00.000Z,1.5,1,50,no,,yes',
      'Bob,1,2,2026-04-17T10:00:00.000Z,,,,yes,a,',
      'Ada,2,2,2026-04-17T10:00:00.000Z,3.0,2,100,yes,yes,',
      '',
    ].join('\r\n'),
  )
})

test('an author sees how often each version was started, and the latest submissions first', () => {
  const handIn = { name: 'Ada', total: 2 }
  expect(toAuthorView(NEWEST, ALL, START + 10 * MINUTE)).toEqual({
    isClosed: false,
    begun: 3,
    finished: 2,
    version: 2,
    versions: [
      { version: 2, begun: 2, finished: 1 },
      { version: 1, begun: 1, finished: 1 },
    ],
    handIns: [
      { ...handIn, number: 2, version: 2, finishedAt: START + 3 * MINUTE, right: 2 },
      { ...handIn, number: 1, version: 1, finishedAt: START + 90_000, right: 1 },
    ],
  })
})

test('of more than 50 hand-ins the last 50 are shown, all are counted', () => {
  const many = Array.from({ length: 51 }, (_, index) => createEntry(FIRST, { finishedAt: START + index }))
  const { finished, handIns } = toAuthorView(NEWEST, many, START)
  expect([finished, handIns.length, handIns[0]?.finishedAt, handIns[49]?.finishedAt]).toEqual([
    51,
    50,
    START + 50,
    START + 1,
  ])
})

test.each([
  [49, 0],
  [50, 1],
  [100, 2],
])('while a report of %i attempts is made, others have their turn %i times', async (count, expected) => {
  let turns = 0
  let isOver = false
  const takeTurns = () => {
    if (isOver) return
    turns++
    setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  const [number = createEntry(FIRST, {})] = ALL
  await quizReport(NEWEST, Array<AttemptWithQuiz>(count).fill(number), START)
  isOver = true
  expect(turns).toBe(expected)
})
