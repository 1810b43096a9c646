import { expect, test } from 'vitest'
import type { Answer } from './quiz.ts'
import { getResult } from './quiz-result.ts'
import { quizWith } from './quizzes.fixture.ts'

const three: Record<string, Answer> = { q1: ['b'], q2: ['false'], q3: ['a', 'c'] }

test.each<[Record<string, Answer>, number, number]>([
  [{}, 0, 0],
  [{ q1: ['b'] }, 1, 25],
  [{ q1: ['a'], q2: ['true'], q3: ['a'], q4: 'Rome' }, 0, 0],
  [{ q2: ['b'], q3: ['false'] }, 0, 0],
  [{ ...three, q5: ['b'] }, 3, 75],
  [{ ...three, q4: ' paris ' }, 4, 100],
])('of four questions the answers %j make %i right, %i percent', (answers, right, percent) => {
  expect(getResult(quizWith({}), answers)).toEqual({ right, total: 4, percent, hasPassed: undefined })
})

test.each([
  ['75', true],
  ['75.01', false],
  ['74.9', true],
  ['100', false],
  ['0', undefined],
  ['101', undefined],
  ['most', undefined],
])('three of four pass a threshold of "%s": %s', (passMark, hasPassed) => {
  expect(getResult(quizWith({ passMark }), three).hasPassed).toBe(hasPassed)
})

test.each([
  [1, 3, undefined, 33.3],
  [2, 3, undefined, 66.7],
  [1, 6, undefined, 16.7],
  [1, 8, undefined, 12.5],
  [1999, 2000, undefined, 99.9],
  [2, 3, '66.7', 66.6],
  [2, 3, '66.6', 66.7],
])('%i of %i right with a threshold of %s are %d percent', (right, total, passMark, percent) => {
  const quiz = quizWith(passMark === undefined ? {} : { passMark })
  const [question] = quiz.questions
  if (!question) throw new Error('The fixture has no question')
  const questions = Array.from({ length: total }, (_, at) => ({ ...question, id: `q${at}` }))
  const answers = Object.fromEntries(questions.slice(0, right).map(({ id }) => [id, ['b']]))
  expect(getResult({ ...quiz, questions }, answers)).toMatchObject({ right, percent })
})

test('compares the unrounded value with the threshold', () => {
  const quiz = quizWith({ passMark: '66.5' })
  const first = { ...quiz, questions: quiz.questions.slice(0, 3) }
  expect(getResult(first, { q1: ['b'], q2: ['false'] })).toEqual({
    right: 2,
    total: 3,
    percent: 66.7,
    hasPassed: true,
  })
})

test('a quiz without questions scores zero of zero', () => {
  expect(getResult({ ...quizWith({}), questions: [] }, three)).toEqual({
    right: 0,
    total: 0,
    percent: 0,
    hasPassed: undefined,
  })
})
