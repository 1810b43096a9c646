import { expect, test } from 'vitest'
import { EMPTY_QUIZ } from '#lib/quiz/quiz.ts'
import { dropQuiz, getName, type HostedQuiz, putQuiz, quizOn } from './quiz-library.ts'

const kept = (id: string, title = id): HostedQuiz => ({ id, changed: 1, quiz: { ...EMPTY_QUIZ, title } })
const SHELF = [kept('a'), kept('b')]
const idsOf = (library: readonly HostedQuiz[]) => library.map(({ id }) => id)

test('the quiz that was opened is shown; if none was, the first; an unknown one is empty', () => {
  expect(quizOn(SHELF, 'b')).toEqual(SHELF[1])
  expect(quizOn(SHELF, '')).toEqual(SHELF[0])
  expect(quizOn(SHELF, 'c')).toEqual({ id: 'c', quiz: EMPTY_QUIZ })
  expect(quizOn([], '')).toEqual({ id: '', quiz: EMPTY_QUIZ })
})

test('a new quiz comes first, a changed one stays in its place', () => {
  expect(idsOf(putQuiz(SHELF, kept('c')))).toEqual(['c', 'a', 'b'])
  const changed = putQuiz(SHELF, kept('b', 'New'))
  expect(idsOf(changed)).toEqual(['a', 'b'])
  expect(changed.map(({ quiz }) => quiz.title)).toEqual(['a', 'New'])
})

test('a quiz is deleted, the others stay', () => {
  expect(idsOf(dropQuiz(SHELF, 'a'))).toEqual(['b'])
  expect(idsOf(dropQuiz(SHELF, 'c'))).toEqual(['a', 'b'])
})

test.each([
  [' Rivers ', 'Rivers'],
  ['  ', 'Untitled quiz'],
])('a quiz titled %j is called %s', (title, name) => {
  expect(getName({ title })).toBe(name)
})
