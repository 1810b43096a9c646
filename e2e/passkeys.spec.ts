import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { expect, test } from './test.ts'

const PASSWORD = 'correct horse battery'

let server: OwnServer
/** Passkeys do not work at an IP address. */
let site: string

test.beforeAll(async () => {
  server = await startOwnServer(() => ({}))
  site = server.url.replace('127.0.0.1', 'localhost')
})
test.afterAll(() => server.stop())

/** An authenticator of the device that verifies its user by itself. */
async function addAuthenticator(cdp: CDPSession): Promise<string> {
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  return (await cdp.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId
}

/** Makes the browser one that suggests no passkeys for a field. */
async function stopSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My laptop')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1)
}

async function signUp(page: Page): Promise<string> {
  const email = `ada-${randomUUID().slice(0, 12)}@example.com`
  const data = { name: 'Ada Lovelace', email, password: PASSWORD }
  expect((await page.request.post(`${site}/api/account/sign-up`, { data })).status()).toBe(200)
  return email
}

for (const width of [1280, 390])
  test(`a passkey is added, signs in, is renamed and removed, ${width} px wide`, async ({
    page,
    open,
    cdp,
    letThrough,
    violations,
  }) => {
    letThrough(site)
    await page.setViewportSize({ width, height: 844 })
    if (width === 390) await page.emulateMedia({ colorScheme: 'dark' })
    await stopSuggestions(page)
    const authenticatorId = await addAuthenticator(cdp)
    await signUp(page)
    await open(`${site}/account`)
    await page.getByRole('button', { name: 'Add Passkey' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('My laptop')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    expect(await violations()).toEqual([])
    await page.keyboard.press('Enter')
    const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')
    await expect(passkeys).toContainText('not used yet')

    // The device has one already.
    await page.getByRole('button', { name: 'Add Passkey' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Again')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('This device has a passkey of your account already')
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await page.context().clearCookies()
    await open(`${site}/auth`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL(`${site}/`)
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Welcome back!')
    await open(`${site}/account`)
    await expect(passkeys).toContainText('last used')
    await page.getByRole('button', { name: 'Rename My laptop' }).click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old laptop')
    await page.keyboard.press('Enter')
    await expect(passkeys).toContainText('Old laptop')
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Remove Old laptop' }).click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(passkeys).toHaveCount(0)

    await page.context().clearCookies()
    await open(`${site}/auth`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toContainText('No account here has this passkey.')
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  })

test('a passkey among the suggestions for the email field signs in, and one without an account is tried once', async ({
  page,
  open,
  cdp,
  letThrough,
}) => {
  letThrough(site)
  // Chooses the only suggestion by itself.
  await addAuthenticator(cdp)
  const email = await signUp(page)
  await open(`${site}/account`)
  await addPasskey(page)
  await page.context().clearCookies()
  await open(`${site}/auth`)
  await expect(page).toHaveURL(`${site}/`)
  await open(`${site}/account`)
  await expect(page.getByText(email).first()).toBeVisible()

  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(0)
  await page.context().clearCookies()
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/sign-in/passkey')) tries.push(request.url())
  })
  await open(`${site}/auth`)
  await expect(page.getByRole('alert')).toContainText('No account here has this passkey.')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  )
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.poll(() => tries.length).toBe(2)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled()
  expect(tries).toHaveLength(2)
})

test('a page at an IP address says that passkeys need a host name', async ({ page, open }) => {
  const email = `ada-${randomUUID().slice(0, 12)}@example.com`
  const data = { name: 'Ada Lovelace', email, password: PASSWORD }
  await page.request.post('/api/account/sign-up', { data })
  await open('/account')
  await expect(page.getByText('Passkeys need a host name: this page is open at an IP address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Passkey' })).toHaveCount(0)
})
