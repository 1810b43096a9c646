import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EMPTY_QUIZ } from '#lib/quiz/quiz.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { openQuiz, shelfStore, useOpenQuiz } from '../use-shelf.ts'
import QuizzesCard from './quizzes-card.tsx'

beforeEach(() => {
  shelfStore.set(
    ['Birds', 'Trees'].map((title) => ({
      id: title.toLowerCase(),
      changed: 0,
      quiz: { ...EMPTY_QUIZ, title },
    })),
  )
  openQuiz('trees')
})

function Quizzes() {
  const { quiz } = useOpenQuiz()
  return (
    <>
      <h1>{quiz.title || 'No title'}</h1>
      <QuizzesCard />
      <Toasts />
    </>
  )
}

test.each([
  ['a new quiz', 'New quiz', 'No title', ['Birds', 'Trees']],
  ['a copy', 'Copy Birds', 'Birds (copy)', ['Birds (copy)', 'Birds', 'Trees']],
])('Undo of %s opens the quiz again that was open before', async (_, action, opened, shelf) => {
  const screen = await render(<Quizzes />)
  const heading = screen.getByRole('heading', { level: 1 })
  const titles = () => shelfStore.get().map(({ quiz }) => quiz.title)
  await expect.element(heading).toHaveTextContent('Trees')
  await userEvent.click(screen.getByRole('button', { name: action }))
  await expect.element(heading).toHaveTextContent(opened)
  expect(titles()).toEqual(shelf)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(heading).toHaveTextContent('Trees')
  expect(titles()).toEqual(['Birds', 'Trees'])
})
