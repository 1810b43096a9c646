import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EMPTY_QUIZ, type Question } from '#lib/quiz/quiz.ts'
import { changeQuestions, openQuiz, quizLibraryStore, useOpenQuiz } from '../use-quiz-library.ts'
import { EditorScreen, GapsCard } from './editor-screen.tsx'
import { createQuestion, moveQuestion } from './questions.ts'

const COUNT = 30
const drawn: string[] = []

// Notes whose fields are drawn.
vi.mock('./option-rows.tsx', () => ({
  OptionRows: ({ question }: { readonly question: Question }) => {
    drawn.push(question.id)
    return null
  },
}))

function Editor() {
  return <EditorScreen {...useOpenQuiz()} />
}

async function openMany() {
  const questions = Array.from({ length: COUNT }, (_, index) => createQuestion(`q${index + 1}`))
  quizLibraryStore.set([{ id: 'many', changed: 0, quiz: { ...EMPTY_QUIZ, questions } }])
  openQuiz('many')
  const screen = await render(<Editor />)
  const last = screen.getByRole('group', { name: `Question ${COUNT}`, exact: true })
  // The part rendered last, which renders the whole card once more.
  await expect.element(last.getByText('Add picture')).toBeVisible()
  expect(drawn).toContain('q30')
  drawn.length = 0
  return screen
}

test('a key draws its own question again and no other', async () => {
  const screen = await openMany()
  const card = screen.getByRole('group', { name: 'Question 7', exact: true })
  await userEvent.click(card.getByRole('textbox', { name: 'Question', exact: true }))
  await userEvent.keyboard('Why')
  expect(quizLibraryStore.get()[0]?.quiz.questions[6]?.text).toBe('Why')
  expect(drawn).toEqual(['q7', 'q7', 'q7'])
})

test('moving and deleting questions only renumbers the others', async () => {
  await openMany()
  flushSync(() => changeQuestions((all) => moveQuestion(all, 'q30', 0)))
  expect(document.querySelector('#question-q1 h2')?.textContent).toBe('Question 2')
  flushSync(() => changeQuestions((all) => all.slice(1)))
  expect(document.querySelector('#question-q1 h2')?.textContent).toBe('Question 1')
  expect(drawn).toEqual([])
})

test('a long quiz is rendered in slices, and navigation to a question not rendered yet works', async () => {
  const full = { text: 'Which?', options: ['x', 'y'].map((id) => ({ id, text: id })), right: ['x'] }
  const questions = Array.from({ length: 99 }, (_, index) => ({
    ...createQuestion(`q${index + 1}`),
    ...full,
  }))
  const last = createQuestion('q100')
  quizLibraryStore.set([{ id: 'long', changed: 0, quiz: { ...EMPTY_QUIZ, questions: [...questions, last] } }])
  openQuiz('long')
  const screen = await render(<Editor />)
  await userEvent.click(screen.getByRole('button', { name: 'Question 100: the question is empty' }))
  expect(document.activeElement?.closest('fieldset')?.id).toBe('question-q100')
  await userEvent.click(screen.getByRole('button', { name: 'Add Question' }))
  expect(document.activeElement?.closest('fieldset')?.id).toBe('question-q101')
  expect(document.querySelectorAll('fieldset')).toHaveLength(101)
})

const gap = (number: number) => ({
  text: `Question ${number}: option B is empty`,
  questionId: `q${number}`,
  field: 'Option 2',
})
const gaps = (count: number) => Array.from({ length: count }, (_, index) => gap(index + 1))

test('eight gaps are listed, and how many more there are; the card is hidden without any', async () => {
  const screen = await render(<GapsCard gaps={gaps(11)} onGo={() => {}} />)
  const lines = screen.getByRole('list', { name: 'To finish' }).getByRole('listitem')
  expect(lines.elements()).toHaveLength(8)
  await expect.element(screen.getByText('and 3 more')).toBeVisible()
  await screen.rerender(<GapsCard gaps={gaps(8)} onGo={() => {}} />)
  expect(lines.elements()).toHaveLength(8)
  await expect.element(screen.getByText(/more$/)).not.toBeInTheDocument()
  await screen.rerender(<GapsCard gaps={[]} onGo={() => {}} />)
  expect(screen.container.textContent).toBe('')
})

test('a gap leads to its field in its own question', async () => {
  const onGo = vi.fn()
  const screen = await render(
    <>
      {[1, 2].map((number) => (
        <div key={number} id={`question-q${number}`}>
          <label>
            Option 1 <input />
          </label>
          <input aria-label="Option 2" data-question={number} />
        </div>
      ))}
      <GapsCard gaps={gaps(2)} onGo={onGo} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Question 2: option B is empty' }))
  expect(onGo).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.container.querySelector('[data-question="2"]'))
})
