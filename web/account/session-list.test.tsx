import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { errorResponse, serverWith } from '../platform/server.fixture.ts'
import { SessionList } from './session-list.tsx'

afterEach(() => vi.restoreAllMocks())

const serverSays = (answer: object) => serverWith({ 'GET /api/account/sessions': () => answer })

/** In the zone of who looks. */
const at = (day: number) => new Date(2026, 0, day, 9, 30).getTime()

test('lists the time of each session, and the last use in other browsers', async () => {
  serverSays({
    sessions: [
      { signedInAt: at(1), lastSeenAt: at(5), isThisOne: true },
      { signedInAt: at(2), lastSeenAt: at(4), isThisOne: false },
    ],
  })
  const screen = await render(<SessionList />)
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(2)
  const texts = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))
  expect(texts).toEqual([
    'Signed in Jan 1, 2026, 9:30 AM, this browser',
    'Signed in Jan 2, 2026, 9:30 AM, last used Jan 4, 2026, 9:30 AM',
  ])
})

test("shows the server's error message", async () => {
  serverSays(errorResponse(401, 'Sign in first.'))
  const screen = await render(<SessionList />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Sign in first.')
})
