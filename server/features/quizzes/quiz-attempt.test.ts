import { expect, test } from 'vitest'
import { EMPTY_QUIZ, type Quiz, type Rules } from '#lib/quiz/quiz.ts'
import { endOf, mayBegin, overSince, type QuizAttempt, withArrived } from './quiz-attempt.ts'

const MINUTE = 60_000
const START = 1_000_000

const quizWith = (rules: Partial<Rules> = {}): Quiz => ({
  ...EMPTY_QUIZ,
  rules: { ...EMPTY_QUIZ.rules, ...rules },
})
const attempt = (known: Partial<QuizAttempt> = {}): QuizAttempt => ({
  number: 1,
  version: 1,
  name: 'Ada',
  order: { questions: ['q1', 'q2'], choices: {} },
  answers: {},
  checked: [],
  startedAt: START,
  finishedAt: null,
  ...known,
})
const arrived = { number: 1, answers: {}, isEnd: false }

test('a run ends when its minutes are over, also parts of one, and never without a limit', () => {
  expect(endOf(quizWith({ minutes: '2' }), attempt())).toBe(START + 2 * MINUTE)
  expect(endOf(quizWith({ minutes: '0.5' }), attempt())).toBe(START + 30_000)
  expect(endOf(quizWith(), attempt())).toBe(null)
})

test('answers sent in time have five more seconds to arrive, but the attempt ends in time', () => {
  const quiz = quizWith({ minutes: '2' })
  const end = START + 2 * MINUTE
  expect(overSince(quiz, attempt(), end + 5_000)).toBe(null)
  expect(overSince(quiz, attempt(), end + 5_001)).toBe(end)
  expect(overSince(quiz, attempt({ finishedAt: START + 1 }), end + 9_000)).toBe(START + 1)
})

test('an attempt ends when it is submitted or its time is up, whichever is earlier', () => {
  const quiz = quizWith({ minutes: '2' })
  const end = { ...arrived, isEnd: true }
  expect(withArrived(quiz, attempt(), end, START + MINUTE).finishedAt).toBe(START + MINUTE)
  expect(withArrived(quiz, attempt(), end, START + 2 * MINUTE + 3_000).finishedAt).toBe(START + 2 * MINUTE)
  expect(withArrived(quizWith(), attempt(), end, START + 999 * MINUTE).finishedAt).toBe(START + 999 * MINUTE)
  expect(withArrived(quiz, attempt(), arrived, START + MINUTE).finishedAt).toBe(null)
})

test('answers add up, later ones count; of a run that is over, and of what was checked, nothing changes', () => {
  const quiz = quizWith({ minutes: '2', explained: 'after each question' })
  const first = withArrived(quiz, attempt(), { ...arrived, answers: { q1: 'a' }, check: 'q1' }, START)
  expect([first.answers, first.checked]).toEqual([{ q1: 'a' }, ['q1']])
  const second = withArrived(quiz, first, { ...arrived, answers: { q1: 'b', q2: 'c' }, check: 'q1' }, START)
  expect([second.answers, second.checked]).toEqual([{ q1: 'a', q2: 'c' }, ['q1']])
  const late = START + 2 * MINUTE + 5_001
  expect(withArrived(quiz, second, { ...arrived, answers: { q2: 'd' } }, late)).toBe(second)
})

test('a question that is not in the quiz, not answered yet or explained at the end is refused', () => {
  const quiz = quizWith({ explained: 'after each question' })
  const refused = (by: Quiz, given: object) => () =>
    withArrived(by, attempt(), { ...arrived, ...given }, START)
  expect(refused(quiz, { answers: { q3: 'a' } })).toThrow('This question is not in the quiz.')
  expect(refused(quiz, { check: 'q1' })).toThrow('Answer the question first.')
  expect(refused(quiz, { answers: { q1: ' ' }, check: 'q1' })).toThrow('Answer the question first.')
  expect(refused(quizWith(), { answers: { q1: 'a' }, check: 'q1' })).toThrow(
    'This quiz shows the right answers at its end.',
  )
})

test('the next attempt starts after the last is over, as often as the quiz now allows', () => {
  const quiz = quizWith({ minutes: '2' })
  const last = (known: Partial<QuizAttempt>) => ({ quiz, attempt: attempt(known) })
  const later = START + 2 * MINUTE + 5_001
  expect(mayBegin(quizWith({ attempts: '1' }), undefined, START)).toBe(true)
  expect(mayBegin(quizWith(), last({}), START)).toBe(false)
  expect(mayBegin(quizWith(), last({}), later)).toBe(true)
  expect(mayBegin(quizWith({ attempts: '2' }), last({ finishedAt: START }), START)).toBe(true)
  expect(mayBegin(quizWith({ attempts: '2' }), last({ number: 2, finishedAt: START }), START)).toBe(false)
})
