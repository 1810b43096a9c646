import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GameState } from '#contract/game.ts'
import { FakeEventSource } from '#web/platform/event-source.fixture.ts'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import { storeAs, storedAs } from '#web/platform/store/persisted.fixture.ts'
import { gameWith, lineThatSays } from './game.fixture.ts'
import { JoinGame, PlayPage } from './play-page.tsx'

const ADDRESS = location.href
const LONG_ID = 'game-of-sixteen'
const me = { name: 'Bo', score: 0, place: 0, answer: null, isRight: false, points: 0 }
const host = { players: [], answered: 0, seconds: 30, hasSpeedPoints: false }

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(history.state, '', ADDRESS)
})

/** Opens the connection and sends a state over it. */
function emitState(state: GameState): void {
  const [line] = FakeEventSource.all
  line?.onopen()
  line?.onmessage({ data: JSON.stringify(state) })
}

test('a game is opened by its id, joined, and played by who is in', async () => {
  const screen = await render(<PlayPage param={LONG_ID} />)
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(screen.getByText('Opening the game…')).toBeVisible()
  await expect.element(title).toHaveTextContent('Live Quiz')
  expect(FakeEventSource.all.map(({ url }) => url)).toEqual([`/api/games/${LONG_ID}/events`])
  emitState(gameWith())
  await expect.element(screen.getByRole('button', { name: 'Join' })).toBeVisible()
  await expect.element(screen.getByText('Opening the game…')).not.toBeInTheDocument()
  await expect.element(title).toHaveTextContent('Europe')
  expect(document.title).toBe('Europe | Sundry')
  emitState(gameWith({ me, step: 8 }))
  await expect.element(screen.getByText('You are in.')).toBeVisible()
  emitState(gameWith({ me, step: 7, title: 'Old' }))
  await expect.element(title).toHaveTextContent('Europe')
  await expect.element(screen.getByRole('button', { name: 'Join' })).not.toBeInTheDocument()
})

test('the host of a game sees the big screen', async () => {
  const screen = await render(<PlayPage param={LONG_ID} />)
  emitState(gameWith({ host, me }))
  await expect.element(screen.getByText('Waiting for players…')).toBeVisible()
})

test('a lost connection is reported until it is restored', async () => {
  serverWith({ [`GET /api/games/${LONG_ID}`]: () => errorResponse(502, 'Away') })
  const screen = await render(<PlayPage param={LONG_ID} />)
  const banner = screen.getByRole('status').first()
  emitState(gameWith())
  await expect.element(banner).toHaveTextContent('')
  FakeEventSource.all[0]?.onerror()
  await expect.element(banner).toHaveTextContent('Reconnecting…')
  await expect.element(screen.getByRole('button', { name: 'Join' })).toBeVisible()
  emitState(gameWith())
  await expect.element(banner).toHaveTextContent('')
})

test('a code leads to its game, whose address a reload finds', async () => {
  const requests = serverWith({ 'POST /api/games/by-code': () => ({ id: LONG_ID }) })
  await render(<PlayPage param="abc%20234" />)
  await expect.poll(() => FakeEventSource.all.map(({ url }) => url)).toEqual([`/api/games/${LONG_ID}/events`])
  expect(requests.map(({ body }) => body)).toEqual([{ code: 'abc 234' }])
  expect(location.pathname).toBe(`/quiz/${LONG_ID}`)
})

test('a code without a game is reported, and another can be entered', async () => {
  serverWith({ 'POST /api/games/by-code': () => errorResponse(404, 'There is no such game') })
  const screen = await render(<PlayPage param="ABC234" />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('There is no such game')
  await expect.element(screen.getByText('Opening the game…')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Make a quiz of your own' }))
    .toHaveAttribute('href', '/quiz-builder')
  expect(FakeEventSource.all).toEqual([])
})

beforeEach(() => storeAs('sundry-player-name', undefined))

test('a name is enough to join; a rejected one is reported, an accepted one remembered', async () => {
  const { line, ask, follow } = lineThatSays('This name is taken')
  const screen = await render(<JoinGame line={line} state={gameWith()} />)
  const name = screen.getByRole('textbox', { name: 'Your name' })
  const join = screen.getByRole('button', { name: 'Join' })
  await expect.element(screen.getByText('Enter a name others will recognize.')).toBeVisible()
  await expect.element(name).toHaveValue('')
  await userEvent.fill(name, ' Ada ')
  await userEvent.click(join)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This name is taken')
  await expect.element(join).toBeEnabled()
  expect(follow.mock.calls).toEqual([])
  ask.mockResolvedValue('')
  await userEvent.click(name)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(ask.mock.calls).toEqual([
    ['/join', { name: ' Ada ' }],
    ['/join', { name: ' Ada ' }],
  ])
  expect(follow).toHaveBeenCalledTimes(1)
  expect(storedAs('sundry-player-name')).toBe('Ada')
  await screen.unmount()
  const again = await render(<JoinGame line={line} state={gameWith({ phase: 'question' })} />)
  await expect.element(again.getByText('The quiz has begun. You can still join.')).toBeVisible()
  await expect.element(again.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada')
})

test('a name cannot be sent twice during a request', async () => {
  const { line, ask } = lineThatSays()
  const answer = Promise.withResolvers<string>()
  ask.mockReturnValue(answer.promise)
  const screen = await render(<JoinGame line={line} state={gameWith()} />)
  const join = screen.getByRole('button', { name: 'Join' })
  await userEvent.click(join)
  await expect.element(join).toBeDisabled()
  answer.resolve('')
  await expect.element(join).toBeEnabled()
})

test('a game that is over cannot be joined', async () => {
  const screen = await render(<JoinGame line={lineThatSays().line} state={gameWith({ phase: 'end' })} />)
  await expect.element(screen.getByText('This game is over.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Join' })).not.toBeInTheDocument()
})
