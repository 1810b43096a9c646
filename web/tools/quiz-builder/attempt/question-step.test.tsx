import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PublicQuestion } from '#lib/quiz/feedback.ts'
import type { Answer } from '#lib/quiz/quiz.ts'
import { QuestionStep } from './question-step.tsx'

const QUESTION: PublicQuestion = {
  id: 'q1',
  kind: 'single',
  text: 'Which `code`?',
  picture: '',
  pictureText: '',
  choices: ['Ten', 'Nine', 'Eight'].map((text, at) => ({ id: 'abc'[at] ?? '', text })),
}

type StepProps = Partial<Parameters<typeof QuestionStep>[0]>

/** Notes what is answered, and shows it. */
function stepOf(kind: PublicQuestion['kind'], props: StepProps = {}) {
  const answers: Answer[] = []
  const onGo = vi.fn()
  function Step(more: StepProps) {
    const [given, setGiven] = useState<Answer | undefined>(props.given)
    return (
      <QuestionStep
        question={{
          ...QUESTION,
          kind,
          choices: kind === 'single' || kind === 'several' ? QUESTION.choices : [],
        }}
        feedback={undefined}
        at={0}
        total={3}
        isChecked={false}
        onGo={onGo}
        {...props}
        {...more}
        given={given}
        onAnswer={(answer) => {
          answers.push(answer)
          setGiven(answer)
        }}
      />
    )
  }
  return { Step, answers, onGo }
}

test('a question is focused; digits choose and Enter continues, but not with Ctrl, Alt or Command', async () => {
  const { Step, answers, onGo } = stepOf('single')
  const screen = await render(<Step />)
  const next = screen.getByRole('button', { name: 'Next' })
  const progress = screen.getByRole('progressbar', { name: 'Progress' })
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveFocus()
  await expect.element(screen.getByText('Question 1 of 3')).toBeVisible()
  await expect.element(next).toBeDisabled()
  await expect.element(progress).toHaveAttribute('value', '1')
  await userEvent.keyboard('{Enter}4')
  await userEvent.keyboard('{Control>}2{/Control}{Alt>}2{/Alt}{Meta>}2{/Meta}')
  expect([answers, onGo.mock.calls]).toEqual([[], []])
  await userEvent.keyboard('2')
  expect(answers).toEqual([['b']])
  await expect.element(screen.getByRole('radio', { name: 'Nine' })).toBeChecked()
  await expect.element(next).toBeEnabled()
  await expect.element(progress).toHaveAttribute('value', '1')
  await userEvent.keyboard('2')
  await userEvent.click(screen.getByRole('radio', { name: 'Eight' }))
  expect(answers).toEqual([['b'], ['b'], ['c']])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onGo.mock.calls).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledTimes(1)
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledTimes(2)
})

test('each of several choices is toggled, by keys and by press, until none is an answer', async () => {
  const { Step, answers } = stepOf('several')
  const screen = await render(<Step />)
  await expect.element(screen.getByRole('group', { name: 'Choose all that are right' })).toBeVisible()
  await userEvent.keyboard('31')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Nine' }))
  await userEvent.keyboard('3')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ten' }))
  expect(answers).toEqual([['c'], ['c', 'a'], ['c', 'a', 'b'], ['a', 'b'], ['b']])
  await userEvent.keyboard('2')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('digits remain digits in a typed answer, and whitespace alone is not an answer', async () => {
  const { Step, answers, onGo } = stepOf('text', { question: { ...QUESTION, kind: 'text' } })
  const screen = await render(<Step />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Your answer' }))
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{Enter}')
  expect(onGo.mock.calls).toEqual([])
  await userEvent.keyboard('2{Enter}')
  expect(answers).toEqual([' ', ' 2'])
  expect(onGo).toHaveBeenCalledTimes(1)
})

test('an invalid number is reported', async () => {
  const { Step } = stepOf('number')
  const screen = await render(<Step />)
  const field = screen.getByRole('spinbutton', { name: 'Your answer' })
  await userEvent.fill(field, 'eight')
  await expect.element(field).toHaveAccessibleDescription('This is not a number.')
  await userEvent.fill(field, '8')
  await expect.element(field).toHaveAccessibleDescription('')
})

test('in checked mode the solution is shown first, and the answer is final', async () => {
  const { Step, answers, onGo } = stepOf('single', { isChecked: true, given: ['a'], at: 2 })
  const screen = await render(<Step />)
  const shown = () => screen.container.querySelector('[aria-live=polite]')?.textContent
  await expect.element(screen.getByRole('button', { name: 'Check Answer' })).toBeEnabled()
  expect(shown()).toBe('')
  await screen.rerender(<Step isBusy />)
  await expect.element(screen.getByRole('button', { name: 'Check Answer' })).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  expect(onGo.mock.calls).toEqual([])
  await screen.rerender(<Step feedback={{ isRight: false, rightText: 'Nine', explanation: 'By `hand`.' }} />)
  expect(shown()).toBe('WrongRight answer: NineBy hand.')
  expect(screen.container.querySelector('[aria-live=polite] code')?.textContent).toBe('hand')
  for (const name of ['Ten', 'Nine', 'Eight'])
    await expect.element(screen.getByRole('radio', { name })).toBeDisabled()
  await userEvent.keyboard('2')
  expect(answers).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(onGo).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('button', { name: 'Finish Quiz' })).toBeEnabled()
  await screen.rerender(<Step feedback={{ isRight: true, rightText: 'Ten', explanation: '' }} at={1} />)
  expect(shown()).toBe('Right')
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
  await expect.element(screen.getByText('Question 2 of 3')).toBeVisible()
})

test('a picture has its description, and the heading the level that its page wants', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  const { Step } = stepOf('single', {
    question: { ...QUESTION, picture, pictureText: 'A map' },
    heading: 'h2',
  })
  const screen = await render(<Step />)
  await expect.element(screen.getByRole('img', { name: 'A map' })).toHaveAttribute('src', picture)
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Which code?')
})
