import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EMPTY_QUIZ } from '#lib/quiz/quiz.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { changeQuiz, changeWithUndo, openQuiz, quizLibraryStore, useOpenQuiz } from '../use-quiz-library.ts'
import { createQuestion } from './questions.ts'
import QuizzesCard from './quizzes-card.tsx'

beforeEach(() => {
  quizLibraryStore.set(
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
])('Undo of %s opens the quiz again that was open before', async (_, action, opened, library) => {
  const screen = await render(<Quizzes />)
  const heading = screen.getByRole('heading', { level: 1 })
  const titles = () => quizLibraryStore.get().map(({ quiz }) => quiz.title)
  await expect.element(heading).toHaveTextContent('Trees')
  await userEvent.click(screen.getByRole('button', { name: action }))
  await expect.element(heading).toHaveTextContent(opened)
  expect(titles()).toEqual(library)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.element(heading).toHaveTextContent('Trees')
  expect(titles()).toEqual(['Birds', 'Trees'])
})

test('a copy has all that its quiz has, whichever quiz is open, and is the open one from then on', async () => {
  const [birds, trees] = quizLibraryStore.get()
  if (!birds || !trees) throw new Error('The shelf is empty')
  const quiz = { ...birds.quiz, questions: [{ ...createQuestion('q'), text: 'Which bird?' }] }
  quizLibraryStore.set([{ ...birds, quiz }, trees])
  const screen = await render(<Quizzes />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy Birds' }))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Birds (copy)')
  expect(quizLibraryStore.get().map((entry) => entry.quiz)).toEqual([
    { ...quiz, title: 'Birds (copy)' },
    quiz,
    trees.quiz,
  ])
})

test('undo restores a deleted quiz at its position, next to newer ones, and the open one remains open', async () => {
  const screen = await render(<Quizzes />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
  const titles = () => quizLibraryStore.get().map(({ quiz }) => quiz.title)
  await press('Delete Birds')
  expect(titles()).toEqual(['Trees'])
  await expect.element(screen.getByText('Birds deleted')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trees')
  await press('Undo')
  expect(titles()).toEqual(['Birds', 'Trees'])
  await press('Delete Trees')
  expect(titles()).toEqual(['Birds'])
  await press('Undo')
  expect(titles()).toEqual(['Birds', 'Trees'])
})

test('Undo of a cleared quiz applies to that quiz, even if another was opened since', async () => {
  const screen = await render(<Quizzes />)
  changeWithUndo(() => EMPTY_QUIZ, 'Quiz cleared')
  await userEvent.click(screen.getByRole('button', { name: 'Open Birds' }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(quizLibraryStore.get().map(({ id, quiz }) => [id, quiz.title])).toEqual([
    ['birds', 'Birds'],
    ['trees', 'Trees'],
  ])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Birds')
})

test('a quiz is listed with its questions and its day, and only another than the open one can be opened', async () => {
  const changed = new Date(2026, 2, 2, 12).getTime()
  quizLibraryStore.set([
    { id: 'a', changed, quiz: { ...EMPTY_QUIZ, questions: [createQuestion('q1')] } },
    { id: 'b', changed, quiz: { ...EMPTY_QUIZ, title: 'Trees' } },
  ])
  openQuiz('b')
  const screen = await render(<Quizzes />)
  const open = (name: string) => screen.getByRole('button', { name: `Open ${name}` })
  const rows = screen.getByRole('list', { name: 'Your quizzes' }).getByRole('listitem')
  expect(rows.elements().map((row) => row.firstElementChild?.textContent)).toEqual([
    'Untitled quiz1 question, Mar 2, 2026',
    'Trees0 questions, Mar 2, 2026',
  ])
  await expect.element(open('Trees')).toBeDisabled()
  await userEvent.click(open('Untitled quiz'))
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No title')
  await expect.element(open('Untitled quiz')).toBeDisabled()
  await expect.element(open('Trees')).toBeEnabled()
})

test('without quizzes, the card explains where they are stored, and disables New quiz', async () => {
  quizLibraryStore.set([])
  openQuiz('')
  const screen = await render(<Quizzes />)
  const words = 'Your quizzes are kept in this browser, and in your account if you sign in.'
  await expect.element(screen.getByText(words)).toBeVisible()
  const fresh = screen.getByRole('button', { name: 'New quiz' })
  await expect.element(fresh).toBeDisabled()
  changeQuiz((quiz) => ({ ...quiz, title: 'Seas' }))
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
  await userEvent.click(fresh)
  await expect.element(screen.getByText('New quiz opened')).toBeVisible()
  expect(quizLibraryStore.get().map(({ quiz }) => quiz.title)).toEqual(['Seas'])
  changeQuiz((quiz) => ({ ...quiz, title: 'Lakes' }))
  expect(quizLibraryStore.get().map(({ quiz }) => quiz.title)).toEqual(['Lakes', 'Seas'])
})
