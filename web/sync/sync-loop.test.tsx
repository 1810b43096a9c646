import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { SyncRequest } from '#contract/sync.ts'
import { accountHint } from '../platform/account-hint.ts'
import { errorResponse, serverWith } from '../platform/server.fixture.ts'
import { until } from '../platform/until.fixture.ts'
import { Toasts } from '../ui/toasts.tsx'
import { testAccount } from './account.fixture.ts'
import { startSyncLoop } from './sync-loop.ts'
import { lastSync } from './sync-state.ts'

/** A page syncs as long as it lives: the tests of this file share one, each with another account. */
let people = 0
let ada = testAccount('')
let email = ''

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
})
beforeEach(() => {
  ada = testAccount(`kept-${++people}`)
  email = `${ada.account}@example.com`
  lastSync.set({ at: 0, refusal: '' })
})
afterEach(async () => {
  accountHint.set('')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.restoreAllMocks()
})

/** Sets the server's response to sync requests from now on; returns the recorded requests. */
const answering = (answer: (request: SyncRequest) => unknown) =>
  serverWith({ 'POST /api/sync': (body) => answer(body as SyncRequest) })
const receiving = () => answering((request) => ada.answer(request))
/** Signed in, and in step with the account. */
async function inStep() {
  const requests = receiving()
  await startSyncLoop()
  accountHint.set(email)
  await until(() => vi.getTimerCount() > 1)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => lastSync.get().at > 0)
  return requests
}
/** Stars tools in another tab. */
function starElsewhere(...tools: number[]) {
  localStorage.setItem('sundry-favorites', JSON.stringify(tools))
  dispatchEvent(new StorageEvent('storage', { key: 'sundry-favorites' }))
}
/** Resolves when all started exchanges are over. */
const exchanged = () => navigator.locks.request('sundry-sync-turn', () => {})
const favoritesSent = () =>
  ada.requests.flatMap(({ changes }) =>
    changes.flatMap(({ collection, id, value }) => (collection === 'favorites' ? [[id, value]] : [])),
  )
const shownSync = () => {
  const { at, refusal } = lastSync.get()
  return [at > 0, refusal]
}

test('sends no request before sign-in; then syncs everything two seconds later', async () => {
  const requests = receiving()
  await startSyncLoop()
  await vi.advanceTimersByTimeAsync(60_000)
  await exchanged()
  expect(requests).toEqual([])
  localStorage.setItem('sundry-favorites', '[3]')
  accountHint.set(email)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(requests).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await until(() => lastSync.get().at > 0)
  expect(favoritesSent()).toEqual([['3', 'true']])
})

test('changes by another tab are sent in one batch two seconds after the first', async () => {
  const requests = await inStep()
  await exchanged()
  const before = requests.length
  starElsewhere(4)
  await vi.advanceTimersByTimeAsync(1_500)
  starElsewhere(4, 5)
  await vi.advanceTimersByTimeAsync(499)
  expect(requests.length).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  await until(() => favoritesSent().some(([id]) => id === '5'))
  expect(favoritesSent().filter(([id]) => id === '4' || id === '5')).toEqual([
    ['4', 'true'],
    ['5', 'true'],
  ])
})

test('checks for changes once per minute while the page is visible, and when it becomes visible again', async () => {
  const requests = await inStep()
  ada.storeRemote('favorites', '7', true)
  await vi.advanceTimersByTimeAsync(60_000)
  await until(() => localStorage.getItem('sundry-favorites')?.includes('7') === true)
  // The received data was written here and is scanned once more.
  await vi.advanceTimersByTimeAsync(2_000)
  await exchanged()
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const before = requests.length
  await vi.advanceTimersByTimeAsync(180_000)
  await exchanged()
  expect(requests.length).toBe(before)
  state.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await until(() => requests.length > before)
})

test('an account signed out elsewhere is signed out here, and requested no more', async () => {
  await inStep()
  const requests = answering(() => errorResponse(401, 'Sign in first.'))
  starElsewhere(8)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => accountHint.get() === '')
  await exchanged()
  const before = requests.length
  await vi.advanceTimersByTimeAsync(120_000)
  await exchanged()
  expect(requests.length).toBe(before)
  expect(shownSync()).toEqual([true, ''])
})

test('a full account is reported once, and on the account page until it has space', async () => {
  const screen = await render(<Toasts />)
  await inStep()
  ada.limits.items = 0
  starElsewhere(9)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => lastSync.get().refusal !== '')
  expect(shownSync()).toEqual([
    true,
    expect.stringMatching(/^Your account is full: .* the newest .*favorites/),
  ])
  const alert = screen.getByRole('alert')
  await until(() => alert.query() !== null)
  expect(alert.query()?.textContent).toMatch(/^Not everything is in your account.*Your account is full/)
  // A toast starts its timer after it is rendered.
  await until(() => vi.advanceTimersByTime(1_000) && alert.query() === null)
  const first = lastSync.get()
  starElsewhere(9, 10)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => lastSync.get() !== first)
  await vi.advanceTimersByTimeAsync(0)
  expect(alert.query()).toBe(null)
  ada.limits.items = 100
  starElsewhere(9, 11)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => lastSync.get().refusal === '')
})

test('other server errors appear only on the account page', async () => {
  const screen = await render(<Toasts />)
  await inStep()
  answering(() => errorResponse(500, 'Something went wrong here.'))
  starElsewhere(12)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => lastSync.get().refusal !== '')
  expect(shownSync()).toEqual([true, 'Something went wrong here.'])
  expect(screen.getByRole('alert').query()).toBe(null)
})

test('an unreachable server is not reported; changes are sent once the network is back', async () => {
  await inStep()
  let tries = 0
  answering(() => {
    tries++
    throw new TypeError('Failed to fetch')
  })
  starElsewhere(13)
  await vi.advanceTimersByTimeAsync(2_000)
  await until(() => tries > 0)
  expect(shownSync()).toEqual([true, ''])
  receiving()
  dispatchEvent(new Event('online'))
  await until(() => favoritesSent().some(([id]) => id === '13'))
})
