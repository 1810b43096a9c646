import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changesIn, errorResponse, serverWith } from '../../platform/server.fixture.ts'
import { openPage } from '../../ui/page.fixture.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

afterEach(() => vi.restoreAllMocks())

const CODES = ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB']
const SET_UP = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Sundry:ada?secret=GEZDGNBVGY3TQOJQ' }

test('turns it on with password and code, then shows the recovery codes once', async () => {
  let isOn = false
  const answers = [errorResponse(403, 'The code is wrong'), { recoveryCodes: CODES }]
  const requests = serverWith({
    'GET /api/account/second-factor': () =>
      isOn ? { hasPassword: true, onSince: 0, recoveryCodes: 10 } : { hasPassword: true, recoveryCodes: 0 },
    'POST /api/account/second-factor/start': () => SET_UP,
    'POST /api/account/second-factor/confirm': () => {
      isOn = answers.length === 1
      return answers.shift()
    },
  })
  const { screen, press } = await openPage(<SecondFactorCard />)
  await press('Turn On Second Factor')
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'correct horse')
  await press('Continue')
  await expect.element(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect.element(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  const code = screen.getByRole('textbox', { name: 'Code' })
  await expect.element(code).toHaveFocus()
  await userEvent.fill(code, '123456')
  await press('Turn On')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The code is wrong')
  await expect.element(code).toHaveValue('123456')
  await press('Turn On')
  const listed = screen.getByRole('list', { name: 'Recovery codes' })
  await expect
    .poll(() =>
      listed
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(CODES)
  await press('Done')
  await expect.element(screen.getByText('Recovery codes left: 10 of 10.')).toBeVisible()
  await expect.element(listed).not.toBeInTheDocument()
  expect(changesIn(requests).map(({ body }) => body)).toEqual([
    { password: 'correct horse' },
    { code: '123456' },
    { code: '123456' },
  ])
})

test('warns of few recovery codes', async () => {
  serverWith({
    'GET /api/account/second-factor': () => ({ hasPassword: true, onSince: 0, recoveryCodes: 3 }),
  })
  const { screen } = await openPage(<SecondFactorCard />)
  await expect.element(screen.getByText(/^Few recovery codes are left/)).toBeVisible()
})

test('an account without a password has nothing to turn on', async () => {
  serverWith({ 'GET /api/account/second-factor': () => ({ hasPassword: false, recoveryCodes: 0 }) })
  const { screen } = await openPage(<SecondFactorCard />)
  await expect.element(screen.getByText(/^Your account has no password/)).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('is turned off with the password', async () => {
  let isOn = true
  const requests = serverWith({
    'GET /api/account/second-factor': () => ({
      hasPassword: true,
      ...(isOn && { onSince: 0 }),
      recoveryCodes: isOn ? 10 : 0,
    }),
    'POST /api/account/second-factor/off': () => {
      isOn = false
      return { done: true }
    },
  })
  const { screen, press } = await openPage(<SecondFactorCard />)
  await press('Turn Off Second Factor')
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'correct horse')
  await press('Turn Off')
  await expect.element(screen.getByRole('button', { name: 'Turn On Second Factor' })).toBeVisible()
  expect(changesIn(requests).map(({ body }) => body)).toEqual([{ password: 'correct horse' }])
})
