import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { storeAs, storedAs } from '#web/platform/store/persisted.fixture.ts'
import { gameWith, lineThatSays } from './game.fixture.ts'
import { JoinGame } from './join-game.tsx'

beforeEach(() => storeAs('sundry-player-name', undefined))

test('a name is enough to join; a rejected one is reported, an accepted one remembered', async () => {
  const { line, ask, follow } = lineThatSays('This name is taken')
  const screen = await render(<JoinGame line={line} state={gameWith()} />)
  const name = screen.getByRole('textbox', { name: 'Your name' })
  const join = screen.getByRole('button', { name: 'Join' })
  await expect.element(screen.getByText('Join with a name that the others know you by.')).toBeVisible()
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

test('while a name is asked for it cannot be sent twice', async () => {
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
