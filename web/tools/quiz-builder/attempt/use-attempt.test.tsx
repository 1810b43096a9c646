import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { storeAs, storedAs } from '#web/platform/store/persisted.fixture.ts'
import { quizOf, THREE } from '../quiz.fixture.ts'
import { restart, useRun } from './use-attempt.ts'

let seen: ReturnType<typeof useRun>
function Harness({ quiz, id }: { readonly quiz: Quiz; readonly id: string }) {
  seen = useRun(quiz, id)
  return null
}

const QUIZ = quizOf(THREE)
const keys = () => {
  const runs = storedAs('sundry-quiz-runs')
  return Array.isArray(runs) ? runs.map(({ key }) => key) : []
}

beforeEach(async () => {
  const screen = await render(<Harness quiz={QUIZ} id="none" />)
  storeAs('sundry-quiz-runs', [])
  await screen.unmount()
})

test('an ended attempt is followed by the next one, an abandoned one restarts', () => {
  expect(restart(QUIZ, 'a', 5)).toMatchObject({ attempt: 1, startedAt: 5, at: 0, answers: {} })
  expect(restart(QUIZ, 'a', 6).attempt).toBe(1)
  const { finishedAt, ...left } = restart(QUIZ, 'a', 7)
  expect(finishedAt).toBeNull()
  storeAs('sundry-quiz-runs', [{ ...left, finishedAt: 9 }])
  expect(restart(QUIZ, 'a', 10)).toMatchObject({ attempt: 2, startedAt: 10, finishedAt: null })
  expect(restart(QUIZ, 'b', 11).attempt).toBe(1)
})

test('with a time limit, the attempt waits for its start', () => {
  const timed = quizOf(THREE, { minutes: '5' })
  expect([restart(timed, 'a', 5).startedAt, restart(QUIZ, 'b', 5).startedAt]).toEqual([null, 5])
})

test('stores the attempts of the last fifty quizzes, the latest first, and one per quiz', () => {
  for (let number = 1; number <= 51; number++) restart(QUIZ, `quiz-${number}`, number)
  expect([keys().length, keys()[0], keys().at(-1)]).toEqual([50, 'quiz-51', 'quiz-2'])
  restart(QUIZ, 'quiz-30', 60)
  expect([keys().length, keys()[0], keys().filter((key) => key === 'quiz-30')]).toEqual([
    50,
    'quiz-30',
    ['quiz-30'],
  ])
})

test('an attempt belongs to its quiz and questions, and changes affect only this attempt', async () => {
  restart(QUIZ, 'a', 1)
  restart(QUIZ, 'b', 2)
  const screen = await render(<Harness quiz={QUIZ} id="a" />)
  expect(seen.run?.startedAt).toBe(1)
  await act(async () => seen.change((run) => ({ ...run, at: 2 })))
  expect(seen.run?.at).toBe(2)
  await screen.rerender(<Harness quiz={QUIZ} id="b" />)
  expect(seen.run?.at).toBe(0)
  await screen.rerender(<Harness quiz={QUIZ} id="c" />)
  expect(seen.run).toBeUndefined()
  await act(async () => seen.change((run) => ({ ...run, at: 1 })))
  expect(keys()).toEqual(['a', 'b'])
  // Questions that were added since then are another quiz.
  await screen.rerender(<Harness quiz={{ ...QUIZ, questions: QUIZ.questions.slice(1) }} id="a" />)
  expect(seen.run).toBeUndefined()
})
