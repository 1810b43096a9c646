import { expect, test } from 'vitest'
import { EMPTY_QUIZ } from '#lib/quiz/quiz.ts'
import { dropQuiz, getName, type HostedQuiz, putQuiz, quizOn } from './quiz-library.ts'

const createEntry = (id: string, title = id): HostedQuiz => ({
  id,
  changed: 1,
  quiz: { ...EMPTY_QUIZ, title },
})
const LIBRARY = [createEntry('a'), createEntry('b')]
const idsOf = (library: readonly HostedQuiz[]) => library.map(({ id }) => id)

test('the quiz that was opened is shown; if none was, the first; an unknown one is empty', () => {
  expect(quizOn(LIBRARY, 'b')).toEqual(LIBRARY[1])
  expect(quizOn(LIBRARY, '')).toEqual(LIBRARY[0])
  expect(quizOn(LIBRARY, 'c')).toEqual({ id: 'c', quiz: EMPTY_QUIZ })
  expect(quizOn([], '')).toEqual({ id: '', quiz: EMPTY_QUIZ })
})

test('a new quiz is first, a changed one keeps its position', () => {
  expect(idsOf(putQuiz(LIBRARY, createEntry('c')))).toEqual(['c', 'a', 'b'])
  const changed = putQuiz(LIBRARY, createEntry('b', 'New'))
  expect(idsOf(changed)).toEqual(['a', 'b'])
  expect(changed.map(({ quiz }) => quiz.title)).toEqual(['a', 'New'])
})

test('a quiz is deleted, the others remain', () => {
  expect(idsOf(dropQuiz(LIBRARY, 'a'))).toEqual(['b'])
  expect(idsOf(dropQuiz(LIBRARY, 'c'))).toEqual(['a', 'b'])
})

test.each([
  [' Rivers ', 'Rivers'],
  ['  ', 'Untitled quiz'],
])('a quiz titled %j is called %s', (title, name) => {
  expect(getName({ title })).toBe(name)
})
