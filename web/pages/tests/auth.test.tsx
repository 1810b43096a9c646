import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { replaceToast } from '#web/ui/toast.tsx'
import { accountHint } from '../../platform/account-hint.ts'
import { type Answers, changesIn, errorResponse, serverWith } from '../../platform/server.fixture.ts'
import { getAnnouncements, openPage } from '../../ui/page.fixture.tsx'
import AuthPage from '../auth.tsx'
import AuthResetPage from '../auth-reset.tsx'

// Idle callbacks never run.
vi.mock('../../platform/when-idle.ts', () => ({ whenIdle: () => {} }))

// Passkeys are tested with an authenticator (e2e/passkeys.spec.ts).
PublicKeyCredential.isConditionalMediationAvailable = async () => false

beforeEach(() => accountHint.set(''))
afterEach(() => {
  vi.restoreAllMocks()
  goTo('')
})

function goTo(hash: string): void {
  history.replaceState(null, '', location.pathname + location.search + (hash && `#${hash}`))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

const ADA = { email: 'ada@example.com', name: 'Ada', createdAt: 0 }
/** A server knows who has signed in here. */
const nobodyOrAda = () => (accountHint.get() === '' ? {} : { account: ADA })

async function opened(hash: string, answers: Answers = {}, page = <AuthPage />) {
  goTo(hash)
  const requests = serverWith({ 'GET /api/account': nobodyOrAda, ...answers })
  const opened = await openPage(page)
  const { screen } = opened
  return {
    ...opened,
    title: screen.getByRole('heading', { level: 1 }),
    email: screen.getByRole('textbox', { name: 'Email' }),
    password: screen.getByLabelText('Password', { exact: true }),
    posted: () => changesIn(requests),
  }
}

test('the form has the fields of its purpose, and preserves the typed input', async () => {
  const { screen, title, email, password } = await opened('')
  await expect.element(title).toHaveTextContent('Sign In')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument()
  await userEvent.fill(email, 'ada@example.com')
  goTo('sign-up')
  await expect.element(title).toHaveTextContent('Create Account')
  await expect.element(email).toHaveValue('ada@example.com')
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(password).toHaveAttribute('minlength', '8')
  await expect.element(screen.getByRole('textbox', { name: 'Full name' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute('href', '#')
  goTo('forgotten')
  await expect.element(title).toHaveTextContent('Set a New Password')
  await expect.element(password).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Send Link' })).toBeEnabled()
  goTo('content')
  // An anchor within the page does not change the form.
  await expect.element(title).toHaveTextContent('Set a New Password')
  goTo('trial')
  await expect.element(title).toHaveTextContent('Create Account')
  await expect.element(screen.getByText(/^The 7-day free trial needs an account/)).toBeVisible()
})

const focused = () => document.activeElement?.getAttribute('name')

test('a change of the form is announced, titles the page and leads to its first field', async () => {
  const { title } = await opened('sign-up')
  await expect.poll(() => document.title).toBe('Create Account | Sundry')
  // The form of the URL is not a change.
  expect(focused()).toBeNull()
  for (const [hash, name, field] of [
    ['', 'Sign In', 'email'],
    ['sign-up', 'Create Account', 'name'],
    ['forgotten', 'Set a New Password', 'email'],
    ['trial', 'Create Account', 'name'],
    ['back=%2Ftools', 'Sign In', 'email'],
  ] as const) {
    goTo(hash)
    await expect.element(title).toHaveTextContent(name)
    await expect.poll(() => [document.title, focused()]).toEqual([`${name} | Sundry`, field])
    await expect.poll(getAnnouncements).toContain(name)
  }
  goTo('content')
  expect(document.title).toBe('Sign In | Sundry')
})

test('a rejection is text in the form, which another form does not show', async () => {
  const { email, password, press, said, screen } = await opened('', {
    'POST /api/account/sign-in': () => errorResponse(401, 'Wrong password'),
  })
  await userEvent.fill(email, 'ada@example.com')
  await userEvent.fill(password, 'correct horse')
  await press('Sign In')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('ErrorWrong password')
  expect(alert.element().closest('form')).not.toBeNull()
  await expect.element(said).toHaveTextContent('')
  goTo('sign-up')
  await expect.element(alert).not.toBeInTheDocument()
})

test('sign-in welcomes the user and sets the hint; a rejection is shown and can be retried', async () => {
  let isWrong = true
  const { email, password, press, said, posted, screen } = await opened('', {
    'POST /api/account/sign-in': () => (isWrong ? errorResponse(401, 'Wrong password') : { account: ADA }),
  })
  await userEvent.fill(email, 'Ada@Example.com')
  await userEvent.fill(password, 'correct horse')
  await press('Sign In')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('ErrorWrong password')
  expect(accountHint.get()).toBe('')
  isWrong = false
  await press('Sign In')
  await expect.element(said).toHaveTextContent("Welcome back!You've been signed in successfully.")
  expect(accountHint.get()).toBe('ada@example.com')
  expect(posted()).toEqual(
    Array(2).fill({
      what: 'POST /api/account/sign-in',
      body: { email: 'Ada@Example.com', password: 'correct horse' },
    }),
  )
})

test.each([
  [true, 'SuccessYour account is ready, and you are signed in.', 'ada@example.com', 'Create Account'],
  [false, 'SuccessPlease check your email to confirm your account.', '', 'Sign In'],
])(
  'a new account that is signed in at once (%s) is announced as such',
  async (isSignedIn, sentence, hint, then) => {
    const { email, password, press, said, posted, screen, title } = await opened('sign-up', {
      'POST /api/account/sign-up': () => ({ isSignedIn }),
    })
    await userEvent.fill(screen.getByRole('textbox', { name: 'Full name' }), 'Ada')
    await userEvent.fill(email, 'Ada@Example.com')
    await userEvent.fill(password, 'correct horse')
    await press('Create Account')
    await expect.element(said).toHaveTextContent(sentence)
    expect(accountHint.get()).toBe(hint)
    await expect.element(title).toHaveTextContent(then)
    expect(posted()).toEqual([
      {
        what: 'POST /api/account/sign-up',
        body: { name: 'Ada', email: 'Ada@Example.com', password: 'correct horse' },
      },
    ])
  },
)

test('a password reset link requires only the email address', async () => {
  const { email, press, said, posted } = await opened('forgotten', {
    'POST /api/account/reset-link': () => ({ done: true }),
  })
  await userEvent.fill(email, 'ada@example.com')
  await press('Send Link')
  await expect.element(said).toMatchTextContent('SuccessIf there is an account with this address, an email')
  expect(posted()).toEqual([{ what: 'POST /api/account/reset-link', body: { email: 'ada@example.com' } }])
})

test.each([
  [{ done: true }, 'SuccessYour email address is confirmed.'],
  [errorResponse(410, 'Too old'), 'ErrorToo old'],
])('a mailed link confirms its address once, and leaves the address bar (%#)', async (answer, sentence) => {
  const { posted, screen } = await opened('confirm=TOKEN', { 'POST /api/account/confirm': () => answer })
  await expect.element(screen.getByText(sentence.replace(/^(Success|Error)/, ''))).toBeVisible()
  expect(posted()).toEqual([{ what: 'POST /api/account/confirm', body: { token: 'TOKEN' } }])
  expect(location.hash).toBe('')
})

test('a new password needs a whole link, and a refusal of it leads to another', async () => {
  const answers = { 'POST /api/account/reset': () => errorResponse(410, 'Too old') }
  const { screen, posted } = await opened('', answers, <AuthResetPage />)
  const button = screen.getByRole('button', { name: 'Set Password' })
  // A message of the previous test can still be shown.
  replaceToast(undefined)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent('This link is incomplete')
  await expect.element(button).toBeDisabled()
  goTo('token=TOKEN')
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.fill(screen.getByLabelText('New password'), 'a new battery')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveTextContent('Too oldAsk for a new link')
  await expect
    .element(screen.getByRole('link', { name: 'Ask for a new link' }))
    .toHaveAttribute('href', '/auth#forgotten')
  await expect.element(button).toBeEnabled()
  expect(posted()).toEqual([
    { what: 'POST /api/account/reset', body: { token: 'TOKEN', password: 'a new battery' } },
  ])
})
