import { expect, test } from 'vitest'
import { quizOfAllKinds } from '../../testing/quiz-browser.ts'
import { toView } from './quiz-view.ts'
import { createViewText } from './view-text.ts'

const START = 1_000_000
const hosted = (id: string, version = 1) => ({ id, quiz: quizOfAllKinds(), version, isClosed: false })
const entryOf = (version: number, questions: readonly string[], text = 'Rivers') => {
  const quiz = quizOfAllKinds()
  return {
    quiz: { ...quiz, questions: quiz.questions.map((question) => ({ ...question, text })) },
    attempt: {
      number: 1,
      version,
      name: 'Ana',
      order: { questions: [...questions], choices: {} },
      answers: {},
      checked: [],
      startedAt: START,
      finishedAt: null,
    },
  }
}

test.each([24 * 2 ** 20, 1])('with %i cached characters the text of each view is its own', (maxChars) => {
  const viewText = createViewText(maxChars)
  const views = [
    [hosted('a'), entryOf(1, ['q1', 'q2'])],
    [hosted('a'), undefined],
    [hosted('a'), entryOf(1, ['q2', 'q1'])],
    [hosted('a', 2), entryOf(1, ['q1', 'q2'])],
    [hosted('a', 2), entryOf(2, ['q1', 'q2'], 'Lakes')],
    [hosted('b'), entryOf(1, ['q1', 'q2'], 'Seas')],
    [hosted('a'), entryOf(1, [])],
    [hosted('a'), entryOf(1, ['q1', 'q2'])],
  ] as const
  for (const [quiz, entry] of views)
    expect(JSON.parse(viewText(quiz, entry, START + 5))).toEqual(
      JSON.parse(JSON.stringify(toView(quiz, entry, START + 5))),
    )
})

test('the questions of a version are written once for all attempts with their order', () => {
  const viewText = createViewText()
  const first = viewText(hosted('a'), entryOf(1, ['q1']), START)
  // A version never changes, so that other words show that the text was kept.
  expect(viewText(hosted('a'), entryOf(1, ['q1'], 'Changed'), START)).toBe(first)
})
