import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { accountHint } from '../../platform/account-hint.ts'
import { serverWith } from '../../platform/server.fixture.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import AuthPage from '../auth.tsx'

vi.mock('../../platform/when-idle.ts', () => ({ whenIdle: (act: () => void) => act() }))
vi.mock('../../app/load-deferred.ts', () => ({ loadDeferred: async () => ({}) }))

const START = location.href

beforeEach(() => accountHint.set(''))
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', START)
})

const ADA = { email: 'ada@example.com', name: 'Ada', createdAt: 0 }

/** Prevents the page from being left, and records the destinations. */
function catchLeaving(): string[] {
  const visits: string[] = []
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return
    visits.push(event.destination.url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', stay)
  onTestFinished(() => navigation.removeEventListener('navigate', stay))
  return visits
}

async function opened(hash: string, account: object | undefined, confirmed?: Promise<unknown>) {
  history.replaceState(null, '', `${location.pathname}${location.search}${hash && `#${hash}`}`)
  serverWith({
    'GET /api/account': () => ({ account }),
    'POST /api/account/confirm': () => confirmed ?? { done: true },
  })
  const visits = catchLeaving()
  return { ...(await openPage(<AuthPage />)), visits }
}

test.each([
  ['', '/', ''],
  ['back=/metronome', '/metronome', "Welcome back!You've been signed in successfully."],
  ['back=https://evil.example/x', '/', "Welcome back!You've been signed in successfully."],
  ['back=//evil.example/x', '/', "Welcome back!You've been signed in successfully."],
])('a signed-in user with “%s” is redirected to %s of this site', async (hash, path, words) => {
  const { visits, said } = await opened(hash, ADA)
  await expect.poll(() => visits).toContain(location.origin + path)
  expect(new Set(visits)).toEqual(new Set([location.origin + path]))
  await expect.element(said).toHaveTextContent(words)
})

test('a signed-out visitor remains, and confirming an email address redirects afterwards', async () => {
  const stays = await opened('back=/metronome', undefined)
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBeGreaterThan(0)
  await expect.element(stays.screen.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  expect(stays.visits).toEqual([])
  await stays.screen.unmount()
  let confirm = () => {}
  const later = new Promise((resolve) => {
    confirm = () => resolve({ done: true })
  })
  const { visits } = await opened('confirm=TOKEN', ADA, later)
  await expect.poll(() => accountHint.get()).toBe(ADA.email)
  expect(visits).toEqual([])
  confirm()
  await expect.poll(() => visits).toContain(`${location.origin}/`)
})
