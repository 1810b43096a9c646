import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PollState } from '#contract/poll.ts'
import { useVote } from './use-poll.ts'

afterEach(() => vi.restoreAllMocks())

/** Of a poll only its id and settings are used. */
const poll = { id: 'AAAA', settings: { canChange: true, canWrite: false } } as unknown as PollState

function Voting({ onCounted }: { readonly onCounted: (counted: object) => void }) {
  const { problem, vote } = useVote(poll, undefined, onCounted)
  return (
    <>
      <button type="button" onClick={() => vote({ choices: [2] })}>
        Vote
      </button>
      <output>{problem?.message ?? 'no problem'}</output>
    </>
  )
}

test('useVote(): clears the error after a successful vote', async () => {
  vi.spyOn(window, 'fetch')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('{"receipt":"r"}'))
  const onCounted = vi.fn()
  const screen = await render(<Voting onCounted={onCounted} />)
  const status = screen.getByRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }))
  await expect.element(status).toHaveTextContent('You are offline. Your vote was not counted.')
  expect(onCounted).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }))
  await expect.element(status).toHaveTextContent('no problem')
  expect(onCounted.mock.calls).toEqual([[{ receipt: 'r', choices: [2] }]])
})
