import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountHint } from '../platform/account-hint.ts'
import { type Answers, changesIn, errorResponse, serverWith } from '../platform/server.fixture.ts'
import { catchVisits } from '../platform/visits.fixture.ts'
import { openPage } from '../ui/page.fixture.tsx'
import AccountLinks from './account-links.tsx'
import { beginTrial } from './begin-trial.ts'

let steps = 0
vi.mock('../sync/sync-loop.ts', () => ({
  startSyncLoop: () => {
    steps += 1
  },
}))

const ADA = { email: 'ada@example.com', name: 'Ada', createdAt: 0 }

beforeEach(() => {
  steps = 0
  accountHint.set(ADA.email)
})
afterEach(() => vi.restoreAllMocks())

async function opened(answers: Answers) {
  const requests = serverWith({ 'GET /api/account': () => ({ account: ADA }), ...answers })
  const visits = catchVisits()
  const page = await openPage(<AccountLinks className="link" />)
  return { ...page, visits, posted: () => changesIn(requests) }
}

test('a signed-in user has a link to the account and is synced; signing out goes home and clears the hint', async () => {
  const { screen, press, visits, posted } = await opened({
    'POST /api/account/sign-out': () => ({ done: true }),
  })
  await expect.element(screen.getByRole('link', { name: ADA.email })).toHaveAttribute('href', '/account')
  await expect.poll(() => steps).toBe(1)
  await press('Sign Out')
  await expect.poll(() => visits).toEqual([`${location.origin}/`])
  expect([accountHint.get(), posted().map(({ what }) => what)]).toEqual(['', ['POST /api/account/sign-out']])
})

test('a failed sign-out shows the error, and the user remains signed in', async () => {
  const { screen, press, visits } = await opened({
    'POST /api/account/sign-out': () => errorResponse(503, 'Not now'),
  })
  await press('Sign Out')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorNot now')
  expect([visits, accountHint.get()]).toEqual([[], ADA.email])
})

test.each<[string, () => unknown, string]>([
  ['has ended elsewhere', () => ({}), ''],
  [
    'belongs to another address',
    () => ({ account: { ...ADA, email: 'new@example.com' } }),
    'new@example.com',
  ],
  ['cannot be asked for', () => errorResponse(503, 'Not now'), ADA.email],
])('a session that %s updates the hint as far as the server responds', async (_, answer, hint) => {
  let asks = 0
  await opened({
    'GET /api/account': () => {
      asks += 1
      return answer()
    },
  })
  await expect.poll(() => asks).toBe(1)
  await expect.poll(() => accountHint.get()).toBe(hint)
})

test('a trial leads a visitor without an account to registration, without another message', async () => {
  const { visits, said } = await opened({ 'POST /api/plan/trial': () => errorResponse(401, 'Sign in first') })
  await beginTrial('business')
  expect(visits).toEqual([`${location.origin}/auth#trial`])
  await expect.element(said).toHaveTextContent('')
})
