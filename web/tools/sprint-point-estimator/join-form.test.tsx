import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import JoinForm from './join-form.tsx'
import { knownName } from './use-known-name.ts'
import { RoomLine } from './use-room.ts'

beforeEach(() => knownName.set(''))

function lineThatLetsIn(isIn: boolean) {
  const line = new RoomLine('room-1')
  return { line, join: vi.spyOn(line, 'join').mockResolvedValue(isIn) }
}

test("a participant's name is remembered, and a participant can only watch", async () => {
  const { line, join } = lineThatLetsIn(true)
  const screen = await render(<JoinForm line={line} people={1} />)
  await expect.element(screen.getByText('1 person in this session.')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your name' }), ' Ada ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only watch, without a vote' }))
  await userEvent.click(screen.getByRole('button', { name: 'Join' }))
  await expect.poll(() => knownName.get()).toBe('Ada')
  expect(join.mock.calls).toEqual([[' Ada ', true]])
  await screen.rerender(<JoinForm line={line} people={2} />)
  await expect.element(screen.getByText('2 people in this session.')).toBeVisible()
})

test('the person who opened the room is asked only for a name', async () => {
  const { line } = lineThatLetsIn(true)
  const screen = await render(<JoinForm line={line} people={0} />)
  await expect.element(screen.getByRole('textbox', { name: 'Your name' })).toBeVisible()
  await expect.element(screen.getByRole('checkbox')).not.toBeInTheDocument()
})

test('a rejected name is not stored', async () => {
  const { line, join } = lineThatLetsIn(false)
  const screen = await render(<JoinForm line={line} people={1} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your name' }), 'Ada')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Join' })).toBeEnabled()
  expect([join.mock.calls, knownName.get()]).toEqual([[['Ada', false]], ''])
})
