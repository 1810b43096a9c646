import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accountHint } from '../../platform/account-hint.ts'
import { type Answers, changesIn, errorResponse, serverWith } from '../../platform/server.fixture.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import AccountPage from '../account.tsx'

beforeEach(() => accountHint.set(''))
afterEach(() => vi.restoreAllMocks())

const ADA = { email: 'ada@example.com', name: 'Ada', createdAt: new Date(2026, 0, 5).getTime() }
const PLAN = { plan: 'free', endsAt: null, tried: [], filesAtOnce: 5, keepsInvoiceTemplates: false }

const withAda = (more: Answers = {}): Answers => ({
  'GET /api/account': () => ({ account: ADA }),
  'GET /api/account/sessions': () => ({ sessions: [] }),
  'GET /api/account/passkeys': () => ({ passkeys: [] }),
  'GET /api/account/second-factor': () => ({ hasPassword: true, recoveryCodes: 0 }),
  'GET /api/plan': () => PLAN,
  ...more,
})

async function opened(answers: Answers) {
  const requests = serverWith(answers)
  const page = await openPage(<AccountPage />)
  return {
    ...page,
    /** Requests that changed the account, without reads. */
    changes: () => changesIn(requests),
  }
}

test('a signed-out visitor gets a link to signing in, and a failed request can be retried', async () => {
  let isDown = true
  const { screen, press } = await opened({
    'GET /api/account': () => (isDown ? errorResponse(503, 'Not now') : {}),
  })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not nowTry again')
  isDown = false
  await press('Try again')
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByText('You are not signed in. No tool needs an account.')).toBeVisible()
})

test('the account shows its owner, its plan and its day, and is hinted at for every page', async () => {
  const { screen } = await opened(
    withAda({ 'GET /api/plan': () => ({ ...PLAN, plan: 'pro', endsAt: new Date(2026, 5, 8).getTime() }) }),
  )
  await expect.element(screen.getByText('Here since January 5, 2026.')).toBeVisible()
  await expect.element(screen.getByText(/^Pro/)).toBeVisible()
  await expect.element(screen.getByText(/as a trial, until June 8, 2026$/)).toBeVisible()
  expect(
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada', 'Change Name', 'ada@example.com', 'Change Email', '••••••••', 'Change Password'])
  expect(accountHint.get()).toBe('ada@example.com')
})

test('a rejected change shows the reason until the next try, and a successful one is confirmed and shown', async () => {
  let name = 'Ada'
  let finish = () => {}
  const later = new Promise<object>((resolve) => (finish = () => resolve({ done: true })))
  const answers = [errorResponse(400, 'Too odd'), later]
  const { screen, press, said, changes } = await opened(
    withAda({
      'GET /api/account': () => ({ account: { ...ADA, name } }),
      'POST /api/account/name': () => {
        name = 'Countess'
        return answers.shift() ?? {}
      },
    }),
  )
  await press('Change Name')
  const dialog = screen.getByRole('dialog', { name: 'Change Name' })
  const field = dialog.getByRole('textbox', { name: 'Full name' })
  await userEvent.fill(field, 'Countess')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Too odd')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await expect.element(dialog.getByRole('button', { name: 'Please wait...' })).toBeVisible()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  finish()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(said).toHaveTextContent('SuccessYour name has been changed.')
  expect(changes()).toEqual(Array(2).fill({ what: 'POST /api/account/name', body: { name: 'Countess' } }))
  await expect.element(screen.getByText('Countess')).toBeVisible()
})

test.each([
  [true, 'Your email address has been changed.'],
  [false, 'Open the link in the email to the new address. Until then the old one holds.'],
])('a new email address that takes effect at once (%s) is announced as such', async (isChanged, sentence) => {
  const { screen, press, said, changes } = await opened(
    withAda({ 'POST /api/account/email': () => ({ isChanged }) }),
  )
  await press('Change Email')
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'New email' }), 'new@example.com')
  await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'correct horse')
  await userEvent.keyboard('{Enter}')
  await expect.element(said).toHaveTextContent(`Success${sentence}`)
  expect(changes()).toEqual([
    { what: 'POST /api/account/email', body: { email: 'new@example.com', password: 'correct horse' } },
  ])
})

test('a pending change is not requested again, and Cancel sends no request', async () => {
  const { screen, press, changes } = await opened(withAda())
  await press('Change Password')
  const dialog = screen.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Delete Account')
  await expect.element(screen.getByRole('dialog', { name: 'Delete Account' })).toBeVisible()
  const fetches = vi.spyOn(window, 'fetch').mockImplementation(() => new Promise(() => {}))
  const before = fetches.mock.calls.length
  await userEvent.fill(dialog.getByLabelText('Password', { exact: true }), 'correct horse')
  await userEvent.keyboard('{Enter}')
  const button = dialog.getByRole('button', { name: 'Please wait...' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(fetches.mock.calls.slice(before).map(([address]) => address)).toEqual(['/api/account/delete'])
  expect(changes()).toEqual([])
})

test('reports a failed sign-out and keeps the hint', async () => {
  const refuse = () => errorResponse(500, 'Not now')
  const { screen, press } = await opened(
    withAda({ 'POST /api/account/sign-out': refuse, 'POST /api/account/sign-out-everywhere': refuse }),
  )
  for (const name of ['Sign Out Here', 'Sign Out Everywhere']) {
    await press(name)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorNot now')
    await press('Dismiss')
  }
  expect(accountHint.get()).toBe('ada@example.com')
})
