import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { storeAs, storedAs } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { quizOf, THREE } from '../quiz.fixture.ts'
import { DAY, LINKS, linkOf } from './hosted-quiz.fixture.ts'
import LinkDialog from './link-dialog.tsx'
import { OwnLinksList } from './own-links-list.tsx'

const QUIZ = quizOf(THREE)
const FIRST = linkOf('quiz-1', 'Europe', { quizId: 'mine' })
const SECOND = linkOf('quiz-2', 'Europe')
const OTHER = linkOf('quiz-3', 'Europe', { quizId: 'another' })
const MADE = { id: 'quiz-9', secret: 'a-secret-of-twenty-letters', createdAt: DAY }

beforeEach(() => storeAs(LINKS, undefined))
afterEach(() => vi.restoreAllMocks())

async function opened(answers: Answers) {
  const requests = serverWith(answers)
  const screen = await render(<LinkDialog entry={{ id: 'mine', quiz: QUIZ }} onClose={vi.fn()} />)
  const dialog = screen.getByRole('dialog', { name: 'Server link' })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    requests,
    dialog,
    button,
    press: (name: string) => userEvent.click(button(name)),
    made: dialog.getByRole('status', { name: 'Quiz link' }),
    manage: dialog.getByRole('link', { name: 'Manage this quiz' }),
  }
}

test('the first link of a quiz is created, also after an error, displayed and stored with its secret', async () => {
  let answer: unknown = errorResponse(429, 'Too many quizzes')
  const { requests, dialog, button, press, made, manage } = await opened({
    'POST /api/quizzes': () => answer,
  })
  await press('Create server link')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too many quizzes')
  await expect.element(button('Create server link')).toBeEnabled()
  expect(storedAs(LINKS)).toBe(null)
  answer = MADE
  await press('Create server link')
  await expect.element(made).toHaveTextContent(`${location.origin}/quiz/quiz-9`)
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(manage).toHaveAttribute('href', `/quiz/quiz-9#edit=${MADE.secret}`)
  expect(storedAs(LINKS)).toEqual([{ ...MADE, title: 'Europe', quizId: 'mine' }])
  expect(requests.map(({ body }) => body)).toEqual([{ quiz: QUIZ }, { quiz: QUIZ }])
})

test('updating an existing link keeps its position in the list', async () => {
  storeAs(LINKS, [OTHER, FIRST, { ...SECOND, createdAt: DAY + 86_400_000 }])
  const { requests, dialog, made } = await opened({ 'PUT /api/quizzes/quiz-2': () => ({ version: 2 }) })
  const rows = dialog.getByRole('list', { name: 'Links of this quiz' }).getByRole('listitem')
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    '/quiz/quiz-1Mar 2, 2026Update the link',
    '/quiz/quiz-2Mar 3, 2026Update the link',
  ])
  await userEvent.click(rows.nth(1).getByRole('button'))
  await expect.element(made).toHaveTextContent(`${location.origin}/quiz/quiz-2`)
  expect(requests).toEqual([
    { what: 'PUT /api/quizzes/quiz-2', body: { quiz: QUIZ }, secret: `Bearer ${SECOND.secret}` },
  ])
  expect(storedAs(LINKS)).toEqual([OTHER, FIRST, { ...SECOND, createdAt: DAY + 86_400_000, quizId: 'mine' }])
})

test('another link can be created for the same quiz', async () => {
  storeAs(LINKS, [FIRST])
  const answer = Promise.withResolvers<typeof MADE>()
  const { button, press, made } = await opened({ 'POST /api/quizzes': () => answer.promise })
  await press('Create another link')
  await expect.element(button('Create another link')).toBeDisabled()
  await expect.element(button('Update the link')).toBeDisabled()
  answer.resolve(MADE)
  await expect.element(made).toHaveTextContent(`${location.origin}/quiz/quiz-9`)
  expect(storedAs(LINKS)).toEqual([{ ...MADE, title: 'Europe', quizId: 'mine' }, FIRST])
})

test('a link removed from the list is restored with Undo', async () => {
  storeAs(LINKS, [FIRST, { ...SECOND, title: 'Africa' }])
  const page = await openPage(<OwnLinksList />)
  const { screen } = page
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await expect
    .element(screen.getByRole('link', { name: 'Africa', exact: true }))
    .toHaveAttribute('href', '/quiz/quiz-2')
  await expect
    .element(screen.getByRole('link', { name: 'Manage Africa' }))
    .toHaveAttribute('href', `/quiz/quiz-2#edit=${SECOND.secret}`)
  await press('Remove Africa from this list')
  expect(storedAs(LINKS)).toEqual([FIRST])
  await expect.element(screen.getByText('Removed from this list. The quiz goes on.')).toBeVisible()
  await press('Undo')
  expect(storedAs(LINKS)).toEqual([{ ...SECOND, title: 'Africa' }, FIRST])
  await press('Remove Africa from this list')
  await press('Remove Europe from this list')
  await expect.element(screen.getByRole('heading', { name: 'Server links' })).not.toBeInTheDocument()
})
