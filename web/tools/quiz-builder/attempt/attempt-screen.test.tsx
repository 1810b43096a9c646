import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Quiz } from '#lib/quiz/quiz.ts'
import { quizOf, THREE } from '../quiz.fixture.ts'
import AttemptScreen from './attempt-screen.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let runs = 0

async function renderAttempt(quiz: Quiz, isOfOthers = false, isReopened = false) {
  if (!isReopened) runs++
  const onExit = vi.fn()
  const onCopy = vi.fn()
  const screen = await render(
    <AttemptScreen
      quiz={quiz}
      runKey={`test-${runs}-${quiz.title}`}
      onExit={onExit}
      {...(isOfOthers && { onCopy })}
    />,
  )
  const result = (name: string) => screen.getByLabelText(name, { exact: true })
  const review = () =>
    screen
      .getByRole('list', { name: 'Review' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const press = (name: string) => userEvent.click(button(name))
  const spider = async (answer: string) => {
    await userEvent.fill(screen.getByRole('spinbutton', { name: 'Your answer' }), answer)
    await userEvent.keyboard('{Enter}')
  }
  return { screen, button, press, result, review, spider, onExit, onCopy }
}

test('a run ends with its score and a review; Try Again starts the next attempt', async () => {
  const { screen, button, press, result, review, spider, onExit } = await renderAttempt(
    quizOf(THREE, { passMark: '60', attempts: '1' }),
  )
  await userEvent.keyboard('1{Enter}')
  await userEvent.keyboard('1{Enter}')
  await spider('8')
  await expect.element(screen.getByRole('heading', { name: 'Results: Europe' })).toHaveFocus()
  await expect.element(result('Score')).toHaveTextContent('2 of 3')
  await expect.element(result('Percent')).toHaveTextContent('66.7%')
  await expect.element(result('Outcome')).toHaveTextContent('Passed60% needed')
  await expect.element(result('Attempt')).toHaveTextContent('1 of 1')
  expect(review()).toEqual([
    '1. Capital of Norway?RightYour answer: Oslo',
    '2. Rivers?WrongYour answer: RhineRight answer: Rhine, Elbe',
    '3. Legs of a spider?RightYour answer: 8Four pairs.',
  ])
  await expect.element(screen.getByRole('textbox', { name: 'Name on the certificate' })).toBeVisible()
  await expect.element(button('Edit a copy')).not.toBeInTheDocument()
  await press('Try Again')
  await expect.element(screen.getByRole('heading', { name: 'Capital of Norway?' })).toHaveFocus()
  await expect.element(screen.getByRole('radio', { name: 'Oslo' })).not.toBeChecked()
  await userEvent.keyboard('2{Enter}2{Enter}')
  await spider('9')
  await expect.element(result('Score')).toHaveTextContent('0 of 3')
  await expect.element(result('Outcome')).toHaveTextContent('Not passed60% needed')
  await expect.element(result('Attempt')).toHaveTextContent('2 of 2')
  await expect
    .element(screen.getByRole('textbox', { name: 'Name on the certificate' }))
    .not.toBeInTheDocument()
  await press('Back to Editor')
  expect(onExit).toHaveBeenCalledTimes(1)
})

test('a preview after Back to Editor begins again with the first question of the first attempt', async () => {
  const { screen, press, spider, result } = await renderAttempt(quizOf(THREE, { attempts: '3' }))
  const answerAll = async () => {
    await userEvent.keyboard('1{Enter}1{Enter}')
    await spider('8')
    await expect.element(result('Attempt')).toHaveTextContent('1 of 3')
  }
  await answerAll()
  await press('Back to Editor')
  await expect.element(screen.getByRole('heading', { name: 'Capital of Norway?' })).toHaveFocus()
  await expect.element(screen.getByRole('radio', { name: 'Oslo' })).not.toBeChecked()
  await answerAll()
})

test('attempts at another author’s quiz are limited, and it can be copied at any time', async () => {
  const { button, press, spider, onCopy, onExit } = await renderAttempt(
    quizOf(THREE.slice(2), { attempts: '2' }),
    true,
  )
  await press('Edit a copy')
  await press('Exit Quiz')
  expect([onCopy.mock.calls.length, onExit.mock.calls.length]).toEqual([1, 1])
  await spider('8')
  await press('Try Again')
  await spider('8')
  await expect.element(button('Back to Editor')).toBeVisible()
  await expect.element(button('Try Again')).not.toBeInTheDocument()
  await press('Edit a copy')
  expect(onCopy).toHaveBeenCalledTimes(2)
})

test('without limits the result shows only what applies', async () => {
  const { screen, result, spider } = await renderAttempt({ ...quizOf(THREE.slice(2)), title: '' })
  await spider('7')
  await expect.element(screen.getByRole('heading', { name: 'Results', exact: true })).toBeVisible()
  await expect.element(result('Percent')).toHaveTextContent('0%')
  await expect.element(screen.getByRole('textbox', { name: 'Name on the certificate' })).toBeVisible()
  for (const name of ['Outcome', 'Attempt']) await expect.element(result(name)).not.toBeInTheDocument()
})

test('a quiz that explains each question shows the correct answer before continuing', async () => {
  const { screen, button, press } = await renderAttempt(
    quizOf(THREE.slice(0, 2), { explained: 'after each question' }),
  )
  await userEvent.keyboard('2')
  await press('Check Answer')
  await expect.element(screen.getByText('Wrong', { exact: true })).toBeVisible()
  await userEvent.keyboard('1')
  await expect.element(screen.getByRole('radio', { name: 'Bergen' })).toBeChecked()
  await press('Next')
  await expect.element(screen.getByRole('heading', { name: 'Rivers?' })).toHaveFocus()
  await userEvent.keyboard('13')
  await press('Check Answer')
  await expect.element(screen.getByText('Right', { exact: true })).toBeVisible()
  await press('Finish Quiz')
  await expect.element(button('Try Again')).toBeVisible()
})

test.each([
  ['1', 1, '1 question, 1 minute.', '1:00 left'],
  ['2', 2, '2 questions, 2 minutes.', '2:00 left'],
])('with a time limit (minutes: %s) the time starts with Start Quiz', async (minutes, count, facts, left) => {
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] })
  const { screen, press } = await renderAttempt(quizOf(THREE.slice(0, count), { minutes }))
  const words = `${facts} Time starts when you press Start Quiz, and goes on if you leave the page.`
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  await press('Start Quiz')
  await expect.element(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(left)
  await expect.element(screen.getByRole('radio', { name: 'Oslo' })).toBeVisible()
})

test('another author’s quiz without an attempt limit can be repeated without end', async () => {
  const { screen, press, spider, result, review } = await renderAttempt(quizOf(THREE.slice(2)), true)
  for (const answer of ['7', '9', '10']) {
    await expect.element(screen.getByRole('heading', { name: 'Europe', exact: true })).toBeVisible()
    await spider(answer)
    await expect.element(result('Score')).toHaveTextContent('0 of 1')
    expect(review()).toEqual([`1. Legs of a spider?WrongYour answer: ${answer}Right answer: 8Four pairs.`])
    await press('Try Again')
  }
})

test('a quiz whose time ran out while it was closed ends with what was answered until then', async () => {
  vi.useFakeTimers({ now: 1_000_000_000_000, toFake: ['Date'] })
  const quiz = quizOf(THREE, { minutes: '1' })
  const first = await renderAttempt(quiz)
  await first.press('Start Quiz')
  await userEvent.keyboard('1{Enter}')
  await expect.element(first.screen.getByRole('heading', { name: 'Rivers?' })).toBeVisible()
  await first.screen.unmount()
  vi.setSystemTime(1_000_000_061_000)
  const { result, review } = await renderAttempt(quiz, false, true)
  await expect.element(result('Score')).toHaveTextContent('1 of 3')
  expect(review().map((text) => text?.replace(/Your answer.*/, ''))).toEqual([
    '1. Capital of Norway?Right',
    '2. Rivers?Not answered',
    '3. Legs of a spider?Not answered',
  ])
})
