import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openAlone, quizOf, THREE } from '../quiz.fixture.ts'
import { quizLibraryStore, useOpenQuiz } from '../use-quiz-library.ts'
import RulesOptions from './rules-options.tsx'

function Options() {
  return <RulesOptions quiz={useOpenQuiz().quiz} />
}

const NONE = {
  shufflesQuestions: false,
  shufflesOptions: false,
  minutes: '',
  passMark: '',
  attempts: '',
  explained: 'at the end',
}
const rules = () => quizLibraryStore.get()[0]?.quiz.rules

test('each rule of a quiz is stored separately, and an invalid one shows the allowed values', async () => {
  openAlone(quizOf(THREE))
  const screen = await render(<Options />)
  const number = (name: string) => screen.getByRole('spinbutton', { name })
  expect(rules()).toEqual(NONE)
  await userEvent.fill(number('Time limit (minutes)'), '1500')
  await expect
    .element(number('Time limit (minutes)'))
    .toHaveAccessibleDescription('Enter a number up to 1,440')
  await userEvent.fill(number('Time limit (minutes)'), '15')
  expect(rules()).toEqual({ ...NONE, minutes: '15' })
  await userEvent.fill(number('Pass mark (%)'), '101')
  await expect.element(number('Pass mark (%)')).toHaveAccessibleDescription('Enter a number up to 100')
  await userEvent.fill(number('Pass mark (%)'), '90')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(rules()).toEqual({ ...NONE, minutes: '15', passMark: '100' })
  await userEvent.fill(number('Attempts'), '1.5')
  await expect.element(number('Attempts')).toHaveAccessibleDescription('Enter a whole number up to 1,000')
  await userEvent.fill(number('Attempts'), '2')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Show explanations' }),
    'after each question',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shuffle options' }))
  const known = { minutes: '15', passMark: '100', attempts: '1', explained: 'after each question' }
  expect(rules()).toEqual({ ...known, shufflesQuestions: false, shufflesOptions: true })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shuffle questions' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shuffle options' }))
  expect(rules()).toEqual({ ...known, shufflesQuestions: true, shufflesOptions: false })
  expect(quizLibraryStore.get()[0]?.quiz.questions).toEqual(THREE)
})
