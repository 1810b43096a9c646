import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import AccountPage from '../account.tsx'

afterEach(() => vi.restoreAllMocks())

/** A server at which a browser and a phone are signed in, until the password is changed. */
function serverWithTwoSessions() {
  const asked: unknown[] = []
  const answers: Record<string, (body: unknown) => object> = {
    '/api/account': () => ({ account: { email: 'ada@example.com', name: 'Ada Lovelace', createdAt: 0 } }),
    '/api/account/sessions': () => ({
      sessions: [
        { signedInAt: 2, lastSeenAt: 2, isThisOne: true },
        ...(asked.length === 0 ? [{ signedInAt: 1, lastSeenAt: 1, isThisOne: false }] : []),
      ],
    }),
    '/api/account/password': (body) => {
      asked.push(body)
      return { done: true }
    },
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    const answer = answers[String(address)]
    if (!answer) return new Response('{"error":"Not here"}', { status: 404 })
    return new Response(JSON.stringify(answer(options?.body && JSON.parse(String(options.body)))))
  })
  return asked
}

test('sessions that a new password has ended are no longer listed', async () => {
  const asked = serverWithTwoSessions()
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
  expect(asked).toEqual([{ password: 'correct horse', newPassword: 'a new battery' }])
  await expect.poll(sessions).toEqual(['this browser'])
})
