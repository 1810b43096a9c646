import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changesIn, errorResponse, serverWith } from '../../platform/server.fixture.ts'
import SessionList from './session-list.tsx'

afterEach(() => vi.restoreAllMocks())

const serverSays = (answer: object) => serverWith({ 'GET /api/account/sessions': () => answer })

/** In the zone of who looks. */
const at = (day: number) => new Date(2026, 0, day, 9, 30).getTime()

const LAPTOP = { id: 'l', device: 'Firefox on Linux', signedInAt: at(1), lastSeenAt: at(5), isThisOne: true }
const PHONE = { id: 'p', device: 'Safari on iPhone', signedInAt: at(2), lastSeenAt: at(4), isThisOne: false }
const TABLET = { ...PHONE, id: 't', device: '' }

const textsOf = (items: readonly Element[]) =>
  items.map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))

test('lists device and time of each session, and the last use in other browsers', async () => {
  serverSays({ sessions: [LAPTOP, PHONE, TABLET] })
  const screen = await render(<SessionList />)
  await expect
    .poll(() => textsOf(screen.getByRole('listitem').elements()))
    .toEqual([
      'Firefox on LinuxSigned in Jan 1, 2026, 9:30 AM, this browser',
      'Safari on iPhoneSigned in Jan 2, 2026, 9:30 AM, last used Jan 4, 2026, 9:30 AMSign Out',
      'Unknown browserSigned in Jan 2, 2026, 9:30 AM, last used Jan 4, 2026, 9:30 AMSign Out',
    ])
})

test('ends one session, then all others, and lists the remaining ones', async () => {
  let sessions = [LAPTOP, PHONE, TABLET]
  const requests = serverWith({
    'GET /api/account/sessions': () => ({ sessions }),
    'POST /api/account/end-session': () => {
      sessions = [LAPTOP, TABLET]
      return { done: true }
    },
    'POST /api/account/sign-out-others': () => {
      sessions = [LAPTOP]
      return { done: true }
    },
  })
  const screen = await render(<SessionList />)
  const count = () => screen.getByRole('listitem').elements().length
  await userEvent.click(screen.getByRole('button', { name: /^Sign out Safari on iPhone, signed in Jan 2/ }))
  await expect.poll(count).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out Others' }))
  await expect.poll(count).toBe(1)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  expect(changesIn(requests).map(({ what, body }) => [what, body])).toEqual([
    ['POST /api/account/end-session', { id: 'p' }],
    ['POST /api/account/sign-out-others', {}],
  ])
})

test("shows the server's error message", async () => {
  serverSays(errorResponse(401, 'Sign in first.'))
  const screen = await render(<SessionList />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Sign in first.')
})
