import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { type Answers, errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { storeAs, storedAs } from '#web/platform/store/persisted.fixture.ts'
import AuthorCard from './author-card.tsx'
import { DAY, LINKS, linkOf } from './hosted-quiz.fixture.ts'

const LOOK = 'GET /api/quizzes/quiz-1/author'
const LINK = linkOf('quiz-1', 'Europe')
const OTHER = linkOf('quiz-2', 'Africa')
const bearer = `Bearer ${LINK.secret}`
const state = {
  isClosed: false,
  begun: 3,
  finished: 2,
  version: 1,
  versions: [{ version: 1, begun: 3, finished: 2 }],
  handIns: [
    { name: 'Ada', number: 1, version: 1, finishedAt: DAY, right: 3, total: 4 },
    { name: '', number: 1, version: 1, finishedAt: DAY, right: 0, total: 4 },
  ],
}

beforeEach(() => storeAs(LINKS, [LINK, OTHER]))
afterEach(() => vi.restoreAllMocks())

async function managed(answers: Answers) {
  const requests = serverWith(answers)
  const onJudged = vi.fn()
  const onDelete = vi.fn()
  const screen = await render(
    <AuthorCard id="quiz-1" secret={LINK.secret} onJudged={onJudged} onDelete={onDelete} />,
  )
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const rows = () =>
    screen
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  const press = (name: string) => userEvent.click(button(name))
  return { screen, requests, button, press, rows, onJudged, onDelete }
}

test('the author sees the submissions, with versions only if there are several', async () => {
  let now: object = state
  const { screen, rows, press, onJudged } = await managed({ [LOOK]: () => now })
  const attempts = screen.getByRole('status', { name: 'Attempts' })
  await expect.element(attempts).toHaveTextContent('3 attempts, 2 handed in.')
  expect(rows()).toEqual([
    ['Name', 'Right', 'Handed in'],
    ['Ada', '3 of 4', 'Mar 2, 2026, 12:00 PM'],
    ['No name', '0 of 4', 'Mar 2, 2026, 12:00 PM'],
  ])
  await expect.element(screen.getByRole('list', { name: 'Versions' })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^These are the last/)).not.toBeInTheDocument()
  expect(onJudged.mock.calls).toEqual([[true]])
  now = { ...state, begun: 1, finished: 3, version: 2 }
  await press('Refresh')
  await expect.element(attempts).toHaveTextContent('1 attempt, 3 handed in.')
  await expect.element(screen.getByText('These are the last 2. Download results to see all.')).toBeVisible()
  expect(rows()[1]).toEqual(['Ada', '1', '3 of 4', 'Mar 2, 2026, 12:00 PM'])
  const versions = screen.getByRole('list', { name: 'Versions' }).getByRole('listitem').elements()
  expect(versions.map(({ textContent }) => textContent)).toEqual([
    'Version 2: 0 attempts.',
    'Version 1: 3 attempts, 2 handed in.',
  ])
  expect(onJudged.mock.calls).toEqual([[true]])
})

test('a quiz is closed and opened again, and its results are saved', async () => {
  const saved = watchSaves()
  let isClosed = false
  const { requests, press, button } = await managed({
    [LOOK]: () => ({ ...state, isClosed }),
    'PATCH /api/quizzes/quiz-1': () => {
      isClosed = !isClosed
      return { done: true }
    },
    'GET /api/quizzes/quiz-1/results.csv': () => new Response('Name,Right\n'),
  })
  await press('Close')
  await press('Reopen')
  await expect.element(button('Close')).toBeEnabled()
  await press('Download results')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['quiz-results.csv'])
  expect(saved.map(({ type }) => type)).toEqual(['text/csv;charset=utf-8'])
  expect(requests.filter(({ what }) => what !== LOOK)).toEqual([
    { what: 'PATCH /api/quizzes/quiz-1', body: { isClosed: true }, secret: bearer },
    { what: 'PATCH /api/quizzes/quiz-1', body: { isClosed: false }, secret: bearer },
    { what: 'GET /api/quizzes/quiz-1/results.csv', secret: bearer },
  ])
})

test('a quiz without attempts has no results; a failed action is reported until the next reload', async () => {
  const { screen, press, button } = await managed({
    [LOOK]: () => ({ ...state, begun: 0, handIns: [] }),
    'PATCH /api/quizzes/quiz-1': () => errorResponse(429, 'Too many changes'),
  })
  await expect.element(button('Close')).toBeEnabled()
  await expect.element(button('Download results')).toBeDisabled()
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument()
  await press('Close')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many changes')
  await expect.element(button('Close')).toBeEnabled()
  await press('Refresh')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('deleting prompts first; then the quiz and its link are deleted, and no other link', async () => {
  let answer: unknown = errorResponse(500, 'Not now')
  const { screen, requests, press, onDelete } = await managed({
    [LOOK]: () => state,
    'DELETE /api/quizzes/quiz-1': () => answer,
  })
  const dialog = screen.getByRole('dialog', { name: 'Delete this quiz?' })
  await press('Delete')
  await press('Keep it')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests.map(({ what }) => what)).toEqual([LOOK])
  await press('Delete')
  await press('Delete quiz')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(storedAs(LINKS)).toEqual([LINK, OTHER])
  answer = { done: true }
  await press('Delete')
  await press('Delete quiz')
  await expect.poll(() => onDelete.mock.calls.length).toBe(1)
  expect(storedAs(LINKS)).toEqual([OTHER])
  expect(requests.find(({ what }) => what.startsWith('DELETE'))?.secret).toBe(bearer)
})

test('the links that are copied are that of the quiz and that of its author', async () => {
  const copied = spyOnClipboard()
  const { screen, press } = await managed({ [LOOK]: () => state })
  await press('Copy quiz link')
  await press('Copy author’s link')
  const quiz = `${location.origin}/quiz/quiz-1`
  await expect.poll(() => copied).toEqual([quiz, `${quiz}#edit=${LINK.secret}`])
  await expect
    .element(screen.getByRole('link', { name: 'Quiz Builder' }))
    .toHaveAttribute('href', '/quiz-builder')
})

test('a rejected secret grants no access; an unreachable server does not reject it', async () => {
  const refused = await managed({ [LOOK]: () => errorResponse(403, 'No') })
  await expect.element(refused.screen.getByRole('alert')).toMatchTextContent('This author’s link does not')
  await expect.element(refused.button('Delete')).not.toBeInTheDocument()
  expect(refused.onJudged.mock.calls).toEqual([[false]])
  await refused.screen.unmount()
  const away = await managed({ [LOOK]: () => errorResponse(500, 'Away') })
  await expect.element(away.screen.getByRole('alert')).toHaveTextContent('Away')
  await expect.element(away.screen.getByRole('status', { name: 'Attempts' })).toHaveTextContent('Loading…')
  for (const name of ['Close', 'Download results']) await expect.element(away.button(name)).toBeDisabled()
  await expect.element(away.button('Refresh')).toBeEnabled()
  expect(away.onJudged.mock.calls).toEqual([])
})
