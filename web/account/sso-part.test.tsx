import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UserError } from '#lib/result/user-error.ts'
import { errorResponse, serverWith } from '../platform/server.fixture.ts'
import { Toasts } from '../ui/toasts.tsx'
import { cameFrom } from './came-from.ts'
import { showProblem } from './show-problem.ts'
import SsoPart from './sso-part.tsx'

vi.mock('../platform/site-config.ts', () => ({ siteConfig: () => 'Work', isDisabled: () => false }))
vi.mock('./came-from.ts', () => ({ cameFrom: () => '/metronome' }))

afterEach(() => vi.restoreAllMocks())

test.each([
  ['cancelled', 'You are not signed inYou came back from Work without signing in.'],
  ['disabled', 'You are not signed inThis account is disabled. Ask the person who runs this site.'],
  [
    'no-account',
    'You are not signed inAccounts on this site are by invitation. Ask the person who runs it to invite your address.',
  ],
])('shows the reason after returning as “%s”', async (failed, sentence) => {
  const screen = await render(<SsoPart failed={failed} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
  await screen.rerender(<SsoPart failed="something else" />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test("the issuer's URL is requested with the page to return to, and an error replaces the previous one", async () => {
  let finish = () => {}
  const later = new Promise<Response>((resolve) => {
    finish = () => resolve(errorResponse(503, 'Not now'))
  })
  const requests = serverWith({ 'POST /api/account/sso': () => later })
  const screen = await render(<SsoPart failed="cancelled" />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Work' }))
  await expect
    .element(screen.getByRole('button', { name: 'Please wait...' }))
    .toHaveAttribute('aria-disabled', 'true')
  finish()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not now')
  await expect
    .element(screen.getByRole('button', { name: 'Sign in with Work' }))
    .not.toHaveAttribute('aria-disabled')
  expect(requests).toEqual([{ what: 'POST /api/account/sso', body: { back: cameFrom() } }])
})

test('a page restored by the browser from its cache can be used again', async () => {
  serverWith({ 'POST /api/account/sso': () => new Promise(() => {}) })
  const screen = await render(<SsoPart failed={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Work' }))
  await expect.element(screen.getByRole('button', { name: 'Please wait...' })).toBeVisible()
  dispatchEvent(new PageTransitionEvent('pageshow'))
  await expect.element(screen.getByRole('button', { name: 'Sign in with Work' })).toBeVisible()
})

test.each([
  [new UserError('It failed', 'Try again'), 'ErrorIt failed. Try again'],
  [new UserError('It failed'), 'ErrorIt failed'],
  [new Error('Broken'), 'ErrorBroken'],
  [new Error(''), 'ErrorAn unexpected error occurred'],
  ['odd', 'ErrorAn unexpected error occurred'],
])('explains the error in a sentence (%#)', async (error, sentence) => {
  const screen = await render(<Toasts />)
  showProblem(error)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence)
})
