import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changesIn, serverWith } from '../../platform/server.fixture.ts'
import AccountPage from '../account.tsx'

afterEach(() => vi.restoreAllMocks())

/** A server at which a browser and a phone are signed in, until the password is changed. */
function serverWithTwoSessions() {
  let isChanged = false
  return serverWith({
    'GET /api/account': () => ({ account: { email: 'ada@example.com', name: 'Ada Lovelace', createdAt: 0 } }),
    'GET /api/account/sessions': () => ({
      sessions: [
        { id: 'a', device: 'Firefox on Linux', signedInAt: 2, lastSeenAt: 2, isThisOne: true },
        ...(isChanged ? [] : [{ id: 'b', device: '', signedInAt: 1, lastSeenAt: 1, isThisOne: false }]),
      ],
    }),
    'POST /api/account/password': () => {
      isChanged = true
      return { done: true }
    },
  })
}

test('sessions that a new password has ended are no longer listed', async () => {
  const requests = serverWithTwoSessions()
  const screen = await render(<AccountPage />)
  const sessions = () =>
    screen
      .getByRole('list', { name: 'Sessions' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.split(', ').at(-1))
  await expect.poll(() => sessions().length).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Present password' }), 'correct horse')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'New password' }), 'a new battery')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(changesIn(requests)).toEqual([
    { what: 'POST /api/account/password', body: { password: 'correct horse', newPassword: 'a new battery' } },
  ])
  await expect.poll(sessions).toEqual(['this browser'])
})
