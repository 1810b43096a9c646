import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GameState } from '#contract/game.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { getAnnouncements } from '#web/ui/page.fixture.tsx'
import { gameWith, LEADERS, lineThatSays, QUESTION, RESULT } from './game.fixture.ts'
import HostScreen from './host-screen.tsx'

beforeEach(() => vi.useFakeTimers({ now: 0, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const names = ['Ada', 'Bo']
const hostOf = (count: number, fields: Partial<NonNullable<GameState['host']>> = {}) => ({
  players: names.slice(0, count).map((name, at) => ({ id: `player-${at}`, name })),
  answered: 1,
  seconds: 30,
  hasSpeedPoints: false,
  ...fields,
})

async function hosted(known: Partial<GameState>, host = hostOf(2), refused = '') {
  const { line, ask } = lineThatSays(refused)
  const of = (state: Partial<GameState>, now = host) => (
    <HostScreen id="game-1" line={line} state={gameWith(state)} host={now} clockAheadMs={0} />
  )
  const screen = await render(of(known))
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  return {
    screen,
    ask,
    button,
    press: (name: string) => userEvent.click(button(name)),
    show: (state: Partial<GameState>, now = host) => screen.rerender(of(state, now)),
  }
}

test('the lobby shows the code and the number of players, and the first player enables Start', async () => {
  const { screen, ask, button, press, show } = await hosted({}, hostOf(0))
  const count = screen.getByRole('status', { name: 'Players' })
  await expect.element(screen.getByRole('heading', { name: /^Code/ })).toHaveTextContent('Code ABC 234')
  await expect.element(screen.getByText(`${location.host}/quiz/ABC234`)).toBeVisible()
  await expect.element(count).toHaveTextContent('Waiting for players…')
  await expect.element(button('Start')).toBeDisabled()
  await expect.element(button('Start')).toHaveAttribute('title', 'The quiz can begin when somebody is in')
  await show({}, hostOf(1))
  await expect.poll(getAnnouncements).toEqual(['Ada joined, 1 player'])
  await expect.element(count).toHaveTextContent('1 player joined')
  await expect.element(button('Start')).toBeEnabled()
  await expect.element(button('Start')).not.toHaveAttribute('title')
  await show({}, hostOf(2))
  await expect.element(count).toHaveTextContent('2 players joined')
  for (const name of ['End quiz', 'Download results'])
    await expect.element(button(name)).not.toBeInTheDocument()
  await press('Remove Bo')
  await press('Start')
  expect(ask.mock.calls).toEqual([
    ['/commands', { kind: 'remove', player: 'player-1' }],
    ['/commands', { kind: 'next', step: 7 }],
  ])
})

test('changes of time and points are sent to the game, except an invalid time', async () => {
  const { screen, ask, show } = await hosted({})
  const seconds = screen.getByRole('spinbutton', { name: 'Seconds for each question' })
  const points = screen.getByRole('switch', { name: 'More points for quick answers' })
  await expect.element(seconds).toHaveValue('30')
  await userEvent.fill(seconds, '4')
  await expect.element(seconds).toHaveAccessibleDescription('Enter a whole number from 5 to 600')
  for (const wrong of ['601', '7.5', '', 'x', '30']) await userEvent.fill(seconds, wrong)
  await expect.element(seconds).toHaveAccessibleDescription('')
  expect(ask.mock.calls).toEqual([])
  await userEvent.fill(seconds, '600')
  await show({}, hostOf(2, { seconds: 600 }))
  await userEvent.click(points)
  await show({}, hostOf(2, { seconds: 600, hasSpeedPoints: true }))
  await expect.element(points).toBeChecked()
  await userEvent.fill(seconds, '5')
  await userEvent.click(points)
  expect(ask.mock.calls).toEqual([
    ['/commands', { kind: 'rules', seconds: 600, hasSpeedPoints: false }],
    ['/commands', { kind: 'rules', seconds: 600, hasSpeedPoints: true }],
    ['/commands', { kind: 'rules', seconds: 5, hasSpeedPoints: true }],
    ['/commands', { kind: 'rules', seconds: 600, hasSpeedPoints: false }],
  ])
})

test('an open question hides the correct answer; its result leads on with Next', async () => {
  const { screen, ask, press, show, button } = await hosted({
    phase: 'question',
    question: { ...QUESTION, closesAt: 20_000 },
  })
  const question = screen.getByRole('region', { name: 'Question' })
  const choices = () =>
    question
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  const widths = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-label=Choices] [style]')].map(
      ({ style }) => style.width,
    )
  await expect.element(question.getByText(/^Question 2 of 4/)).toBeVisible()
  await expect.element(question.getByRole('timer')).toHaveTextContent('20 s')
  expect(choices()).toEqual(['Oslo', 'Bergen', 'Rome'])
  expect(question.getByRole('heading').element().querySelector('code')?.textContent).toBe('Norway')
  await expect.element(question.getByRole('heading')).not.toHaveFocus()
  await expect.element(question.getByRole('status')).toHaveTextContent('1 of 2 have answered.')

  await show({ phase: 'result', step: 8, question: QUESTION, result: RESULT, leaders: LEADERS })
  await expect.element(question.getByRole('timer')).not.toBeInTheDocument()
  expect(choices()).toEqual(['OsloRight4', 'Bergen1', 'Rome0'])
  expect(widths()).toEqual(['100%', '25%', '0%'])
  await expect.element(question.getByRole('status')).toHaveTextContent('4 of 5 answers were right.')
  expect(question.getByText(/^Since/).element().innerHTML).toBe('Since <code>1814</code>.')
  expect(
    screen
      .getByRole('list', { name: 'Leaderboard' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1.Ada2,000 points', '2.Bo1 point'])
  await press('Next')
  await expect.element(button('Download results')).toBeVisible()
  expect(ask.mock.calls).toEqual([['/commands', { kind: 'next', step: 8 }]])
  await show({
    phase: 'result',
    question: QUESTION,
    result: { ...RESULT, answered: 0, wasRight: 0, counts: [] },
  })
  await expect.element(question.getByRole('status')).toHaveTextContent('Nobody answered.')
})

test('Next ends an open question after a moment in which it can be kept open, and never the next question', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { screen, ask, show } = await hosted({ phase: 'question', question: QUESTION })
  const click = (name: string) => {
    const found = screen.getByRole('button', { name, exact: true }).element() as HTMLElement
    found.focus()
    flushSync(() => found.click())
    expect(document.activeElement).toBe(found)
  }
  click('Next')
  expect(screen.getByText('Ending the question for 2 players…').element().role).toBe('status')
  vi.advanceTimersByTime(2999)
  click('Keep open')
  vi.advanceTimersByTime(60_000)
  expect(ask.mock.calls).toEqual([])
  click('Next')
  flushSync(() => vi.advanceTimersByTime(3000))
  expect(ask.mock.calls).toEqual([['/commands', { kind: 'close', step: 7 }]])
  click('Next')
  await show({ phase: 'result', step: 8, question: QUESTION, result: RESULT })
  click('Next')
  await show({ phase: 'question', step: 9, question: { ...QUESTION, at: 2 } })
  vi.advanceTimersByTime(60_000)
  expect(ask.mock.calls.slice(1)).toEqual([['/commands', { kind: 'next', step: 8 }]])
})

test('a quiz ends after a moment in which it can be kept; after its last question it ends at once', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { screen, ask, show } = await hosted({ phase: 'question', question: QUESTION })
  const click = (name: string) => {
    const found = screen.getByRole('button', { name, exact: true }).element()
    flushSync(() => (found as HTMLElement).click())
  }
  click('End quiz')
  expect(screen.getByText('Ending the quiz for 2 players…').element().role).toBe('status')
  vi.advanceTimersByTime(2999)
  click('Keep playing')
  vi.advanceTimersByTime(60_000)
  expect(ask.mock.calls).toEqual([])
  click('End quiz')
  await show({ phase: 'result', step: 8, question: QUESTION, result: RESULT })
  vi.advanceTimersByTime(3000)
  expect(ask.mock.calls).toEqual([['/commands', { kind: 'end', step: 8 }]])
  await show({ phase: 'question', step: 9, question: { ...QUESTION, at: 2 } })
  click('End quiz')
  await show({ phase: 'question', step: 10, question: { ...QUESTION, at: 3 } })
  vi.advanceTimersByTime(60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await show({ phase: 'result', step: 11, question: { ...QUESTION, at: 3 }, result: RESULT })
  click('End quiz')
  expect(ask.mock.calls[1]).toEqual(['/commands', { kind: 'end', step: 11 }])
})

test('the correct answer of a question without choices is shown as text once its time is up', async () => {
  const question = { ...QUESTION, kind: 'number' as const, choices: [] }
  const { screen, show } = await hosted({ phase: 'question', question })
  await expect.element(screen.getByRole('list', { name: 'Choices' })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Right answer/)).not.toBeInTheDocument()
  await show({ phase: 'result', question, result: { ...RESULT, rightText: '8 ± 1', explanation: '' } })
  await expect.element(screen.getByText(/^Right answer/)).toHaveTextContent('Right answer: 8 ± 1')
})

test('at the end there are the leaders, the results as a file, and the way back', async () => {
  const saved = watchSaves()
  let answer = new Response('Name,Points\n')
  const requests = serverWith({ 'GET /api/games/game-1/report': () => answer })
  const { screen, button, press } = await hosted({ phase: 'end', leaders: LEADERS })
  await expect.element(screen.getByRole('status')).toHaveTextContent('The quiz is over.')
  for (const name of ['Next', 'Start', 'End quiz']) await expect.element(button(name)).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the Quiz Builder' }))
    .toHaveAttribute('href', '/quiz-builder')
  await press('Download results')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['quiz-results.csv'])
  expect(requests.map(({ what }) => what)).toEqual(['GET /api/games/game-1/report'])
  expect(await textsOf(saved)).toEqual(['Name,Points\n'])
  answer = errorResponse(404, 'No results here')
  await press('Download results')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No results here')
  answer = new Response('Name,Points\n')
  await press('Download results')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a rejected command is reported until the next one succeeds', async () => {
  const { screen, ask, press } = await hosted({}, hostOf(1), 'The game is gone')
  await press('Start')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The game is gone')
  ask.mockResolvedValue('')
  await press('Start')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
