import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GameState } from '#contract/game.ts'
import { answerAsServer, refusal } from '#web/browser/test-server-answers.ts'
import { catchVisits } from '#web/browser/test-visits.ts'
import { PlayPage } from './play-page.tsx'
import { gameWith } from './test-game.ts'

/** A stream that tells what it is given. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  onopen = () => {}
  onmessage = (_: { readonly data: string }) => {}
  onerror = () => {}
  readyState = 0
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Stream.opened.push(this)
  }
  tell(state: GameState) {
    this.onopen()
    this.onmessage({ data: JSON.stringify(state) })
  }
  close() {}
}

const ADDRESS = location.href
const LONG_ID = 'game-of-sixteen'
const me = { name: 'Bo', score: 0, place: 0, answer: null, isRight: false, points: 0 }
const host = { players: [], answered: 0, seconds: 30, hasSpeedPoints: false }

beforeEach(() => {
  Stream.opened = []
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(history.state, '', ADDRESS)
})

test('a game is opened by its id, joined, and played by who is in', async () => {
  const screen = await render(<PlayPage param={LONG_ID} />)
  const title = screen.getByRole('heading', { level: 1 })
  await expect.element(screen.getByText('Opening the game…')).toBeVisible()
  await expect.element(title).toHaveTextContent('Live Quiz')
  expect(Stream.opened.map(({ address }) => address)).toEqual([`/api/games/${LONG_ID}/events`])
  const [line] = Stream.opened
  line?.tell(gameWith())
  await expect.element(screen.getByRole('button', { name: 'Join' })).toBeVisible()
  await expect.element(screen.getByText('Opening the game…')).not.toBeInTheDocument()
  await expect.element(title).toHaveTextContent('Europe')
  expect(document.title).toBe('Europe | Sundry')
  line?.tell(gameWith({ me, step: 8 }))
  await expect.element(screen.getByText('You are in.')).toBeVisible()
  line?.tell(gameWith({ me, step: 7, title: 'Old' }))
  await expect.element(title).toHaveTextContent('Europe')
  await expect.element(screen.getByRole('button', { name: 'Join' })).not.toBeInTheDocument()
})

test('who hosts a game has the big screen', async () => {
  const screen = await render(<PlayPage param={LONG_ID} />)
  Stream.opened[0]?.tell(gameWith({ host, me }))
  await expect.element(screen.getByText('Nobody is in yet.')).toBeVisible()
})

test('a lost line is told until it is back', async () => {
  answerAsServer({ [`GET /api/games/${LONG_ID}`]: () => refusal(502, 'Away') })
  const screen = await render(<PlayPage param={LONG_ID} />)
  const banner = screen.getByRole('status').first()
  Stream.opened[0]?.tell(gameWith())
  await expect.element(banner).toHaveTextContent('')
  Stream.opened[0]?.onerror()
  await expect.element(banner).toHaveTextContent('Reconnecting…')
  await expect.element(screen.getByRole('button', { name: 'Join' })).toBeVisible()
  Stream.opened[0]?.tell(gameWith())
  await expect.element(banner).toHaveTextContent('')
})

test('a code leads to its game, whose address a reload finds', async () => {
  const asked = answerAsServer({ 'POST /api/games/find': () => ({ id: LONG_ID }) })
  await render(<PlayPage param="abc%20234" />)
  await expect
    .poll(() => Stream.opened.map(({ address }) => address))
    .toEqual([`/api/games/${LONG_ID}/events`])
  expect(asked.map(({ body }) => body)).toEqual([{ code: 'abc 234' }])
  expect(location.pathname).toBe(`/quiz/${LONG_ID}`)
})

test('a code of no game is told, and another can be entered', async () => {
  answerAsServer({ 'POST /api/games/find': () => refusal(404, 'There is no such game') })
  const visited = catchVisits()
  const screen = await render(<PlayPage param="ABC234" />)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('There is no such gameCheck the code on the big screen. A game is gone after a day.')
  await expect.element(screen.getByText('Opening the game…')).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('link', { name: 'Make a quiz of your own' }))
    .toHaveAttribute('href', '/quiz-builder')
  expect(Stream.opened).toEqual([])
  const code = screen.getByRole('textbox', { name: 'Code of a live quiz' })
  const join = screen.getByRole('button', { name: 'Join' })
  await expect.element(join).toBeDisabled()
  await userEvent.fill(code, ' - ')
  await userEvent.keyboard('{Enter}')
  await expect.element(join).toBeDisabled()
  expect(visited).toEqual([])
  await userEvent.fill(code, ' xyz-2 34')
  await userEvent.click(join)
  await expect.poll(() => visited).toEqual([`${location.origin}/quiz/XYZ234`])
})
