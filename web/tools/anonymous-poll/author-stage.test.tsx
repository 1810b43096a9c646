import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { errorResponse, serverWith } from '#web/platform/server.fixture.ts'
import AuthorStage from './author-stage.tsx'
import { pollOf } from './poll.fixture.ts'

const PATH = 'GET /api/polls/AAAA/results'
const HIDDEN = { results: null, settings: { results: 'after-vote' } } as const

const staged = (poll: ReturnType<typeof pollOf>, secret: string | undefined) =>
  render(<AuthorStage poll={poll} secret={secret} options={<p>Only options</p>} />)

test('the author shows the results that a vote would show, and hides them, by button or the key R', async () => {
  serverWith({ [PATH]: () => pollOf() })
  const screen = await staged(pollOf(HIDDEN), 'secret')
  const list = screen.getByRole('list', { name: 'Results' })
  await expect.element(screen.getByText('Only options')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
  await expect.element(list).toHaveTextContent('Tea5 votes62.5%Coffee2 votes25.0%Water1 vote12.5%')
  await expect.element(screen.getByText('Only options')).not.toBeInTheDocument()
  await userEvent.keyboard('r')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('R')
  await expect.element(list).toBeVisible()
})

test('a refusal hides them again', async () => {
  serverWith({ [PATH]: () => errorResponse(403, 'Only the person who made this poll can change it.') })
  const screen = await staged(pollOf(HIDDEN), 'other')
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }))
  await expect.element(screen.getByRole('button', { name: 'Show results' })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Results' })).not.toBeInTheDocument()
})

test.each([
  ['anybody else', pollOf(HIDDEN), undefined],
  [
    'its author before a poll with results after its close',
    pollOf({ results: null, settings: { results: 'after-close' } }),
    'secret',
  ],
  ['its author where all see them', pollOf(), 'secret'],
])('%s has no such button', async (_, poll, secret) => {
  const screen = await staged(poll, secret)
  await expect.element(screen.getByText('8 people have voted.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Show results' })).not.toBeInTheDocument()
})
