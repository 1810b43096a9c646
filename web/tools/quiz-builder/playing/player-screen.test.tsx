import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GameQuestion, GameState } from '#contract/game.ts'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { gameWith, LEADERS, lineThatSays, QUESTION, RESULT } from './game.fixture.ts'
import PlayerScreen from './player-screen.tsx'

type Me = NonNullable<GameState['me']>

const ME: Me = { name: 'Bo', score: 1, place: 0, answer: null, isRight: false, points: 0 }
const SEND = 'POST /api/games/game-1/answers'

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function played(known: Partial<GameState>, me: Partial<Me> = {}) {
  const { line, reconnectIfWatched } = lineThatSays()
  const of = (state: Partial<GameState>, seat: Partial<Me>) => (
    <PlayerScreen id="game-1" line={line} state={gameWith(state)} me={{ ...ME, ...seat }} clockAheadMs={0} />
  )
  const screen = await render(of(known, me))
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return {
    screen,
    reconnectIfWatched,
    button,
    press: (name: string) => userEvent.click(button(name)),
    received: screen.getByRole('status', { name: 'Answer received' }),
    place: screen.getByRole('status', { name: 'Your place' }),
    show: (state: Partial<GameState>, seat: Partial<Me> = {}) => screen.rerender(of(state, seat)),
  }
}

const open = (fields: Partial<GameQuestion> = {}): Partial<GameState> => ({
  phase: 'question',
  question: { ...QUESTION, closesAt: 20_000, ...fields },
})

test('a waiting player sees the name, the points and the number of players', async () => {
  const { screen, show } = await played({})
  const words = 'The quiz begins when the host starts it.'
  await expect.element(screen.getByRole('status')).toHaveTextContent('You are in.')
  await expect.element(screen.getByText('Bo', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('1 point', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(`You are the first. ${words}`)).toBeVisible()
  await show({ seats: 12 }, { score: 1500 })
  await expect.element(screen.getByText(`12 players joined. ${words}`)).toBeVisible()
  await expect.element(screen.getByText('1,500 points', { exact: true })).toBeVisible()
})

test('an answer that is refused after its question has ended is reported with the result', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  serverWith({ [SEND]: () => promise })
  const page = await openPage()
  const { press, show } = await played(open())
  await press('Oslo')
  await show({ phase: 'result', question: QUESTION, result: RESULT })
  resolve(errorResponse(409, 'Time is up for this question.'))
  await expect
    .element(page.screen.getByRole('alert'))
    .toHaveTextContent('Your answer was not countedTime is up for this question.')
})

test('a press on a choice is the answer and the last one', async () => {
  const requests = serverWith({ [SEND]: () => ({}) })
  const { screen, button, press, received } = await played(open())
  await expect.element(screen.getByRole('heading', { name: 'Capital of Norway?' })).toHaveFocus()
  await expect.element(screen.getByRole('timer')).toHaveTextContent('20 s')
  for (const name of ['Oslo', 'Bergen'])
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false')
  await expect.element(received).toHaveTextContent('')
  await press('Bergen')
  await expect.element(received).toHaveTextContent('Answer received')
  await expect.element(button('Bergen')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Oslo')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button('Oslo')).toBeDisabled()
  await userEvent.click(button('Oslo'), { force: true })
  await userEvent.keyboard('1')
  expect(requests).toEqual([{ what: SEND, body: { question: 1, answer: ['b'] } }])
})

test('keys answer by the place of a choice, but not with Ctrl, Alt or Command', async () => {
  const requests = serverWith({ [SEND]: () => ({}) })
  const { received } = await played(open())
  await userEvent.keyboard('{Control>}1{/Control}{Alt>}1{/Alt}{Meta>}1{/Meta}')
  await userEvent.keyboard('409')
  expect(requests).toEqual([])
  await userEvent.keyboard('3')
  await expect.element(received).toHaveTextContent('Answer received')
  expect(requests.map(({ body }) => body)).toEqual([{ question: 1, answer: ['c'] }])
})

test('a rejected answer is reported and can be sent again', async () => {
  let answer: unknown = errorResponse(409, 'Time is up')
  const requests = serverWith({ [SEND]: () => answer })
  const { screen, button, press, received, reconnectIfWatched } = await played(open({ kind: 'true-false' }))
  await press('Rome')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Time is up')
  await expect.element(received).toHaveTextContent('')
  await expect.element(button('Rome')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button('Oslo')).toBeEnabled()
  expect(reconnectIfWatched).toHaveBeenCalledTimes(1)
  answer = {}
  await press('Oslo')
  await expect.element(received).toHaveTextContent('Answer received')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(requests.map(({ body }) => body)).toEqual([
    { question: 1, answer: ['c'] },
    { question: 1, answer: ['a'] },
  ])
  expect(reconnectIfWatched).toHaveBeenCalledTimes(1)
})

test('several choices are sent together', async () => {
  const requests = serverWith({ [SEND]: () => ({}) })
  const { screen, button, press, received } = await played(open({ kind: 'several' }))
  await expect.element(button('Send answer')).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rome' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oslo' }))
  await press('Send answer')
  await expect.element(received).toHaveTextContent('Answer received')
  await expect.element(button('Send answer')).toBeDisabled()
  await expect.element(screen.getByRole('checkbox', { name: 'Bergen' })).toBeDisabled()
  await expect.element(screen.getByRole('checkbox', { name: 'Rome' })).toBeChecked()
  expect(requests.map(({ body }) => body)).toEqual([{ question: 1, answer: ['c', 'a'] }])
})

test('a typed answer is displayed as sent, and the input of one question is cleared for the next', async () => {
  const requests = serverWith({ [SEND]: () => ({}) })
  const typed = { kind: 'text' as const, choices: [] }
  const { screen, button, show } = await played(open(typed))
  const field = screen.getByRole('textbox', { name: 'Your answer' })
  await userEvent.fill(field, ' ')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Send answer')).toBeDisabled()
  await userEvent.fill(field, 'Oslo')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/^Your answer/)).toHaveTextContent('Your answer: Oslo')
  await expect.element(field).not.toBeInTheDocument()
  expect(requests.map(({ body }) => body)).toEqual([{ question: 1, answer: 'Oslo' }])
  await show(open({ ...typed, at: 2, text: 'And of Denmark?' }))
  await expect.element(field).toHaveValue('')
  await expect.element(screen.getByRole('heading', { name: 'And of Denmark?' })).toHaveFocus()
  await expect.element(screen.getByText(/^Question 3 of 4/)).toBeVisible()
})

test('an answer that the server has already stands after a reload', async () => {
  const { button, received } = await played(open(), { answer: ['a'] })
  await expect.element(received).toHaveTextContent('Answer received')
  await expect.element(button('Oslo')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Bergen')).toBeDisabled()
})

test('the result says whether the answer was right, its points and the place', async () => {
  const state: Partial<GameState> = { phase: 'result', question: QUESTION, result: RESULT, leaders: LEADERS }
  const { screen, place, show } = await played(state, {
    answer: ['a'],
    isRight: true,
    points: 1000,
    place: 2,
    score: 1001,
  })
  const verdict = screen.getByRole('heading', { level: 2 })
  await expect.element(verdict).toHaveTextContent('Right, 1,000 points')
  await expect.element(verdict).toHaveFocus()
  await expect.element(place).toHaveTextContent('2nd place, 1,001 points in all')
  await expect.element(screen.getByText(/^Right answer/)).toHaveTextContent('Right answer: Oslo')
  expect(screen.getByText(/^Since/).element().innerHTML).toBe('Since <code>1814</code>.')
  await expect.element(screen.getByRole('list', { name: 'Leaderboard' })).toBeVisible()
  await show(state, { answer: ['b'], place: 3 })
  await expect.element(verdict).toHaveTextContent('Wrong')
  await show({ ...state, result: { ...RESULT, explanation: '' }, leaders: [] }, { place: 3 })
  await expect.element(verdict).toHaveTextContent('No answer')
  await expect.element(screen.getByText(/^Since/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Leaderboard' })).not.toBeInTheDocument()
})

test('at the end a player learns the place and the points', async () => {
  const { screen, place } = await played({ phase: 'end', leaders: LEADERS }, { place: 11, score: 3000 })
  await expect.element(screen.getByRole('heading', { name: 'The quiz is over' })).toHaveFocus()
  await expect.element(place).toHaveTextContent('11th place, 3,000 points')
  await expect.element(screen.getByText('Thank you for playing.')).toBeVisible()
})
