import { startOidcIssuer } from '../server/testing/oidc-issuer.fixture.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { test as base, expect } from './test.ts'

type SsoSite = { readonly server: OwnServer; readonly issuer: Awaited<ReturnType<typeof startOidcIssuer>> }

const test = base.extend<object, { site: SsoSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const issuer = await startOidcIssuer()
      const server = await startOwnServer((url) => ({
        PUBLIC_URL: url,
        OIDC_ISSUER: issuer.issuer,
        OIDC_CLIENT_ID: 'sundry',
        OIDC_CLIENT_SECRET: 'secret',
        OIDC_NAME: 'Town Hall',
        PASSWORDS: 'off',
      }))
      await use({ server, issuer })
      await server.stop()
      await issuer.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.server.url),
})

const ADA = { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' }

test('logging in through an identity provider returns to the page where it was started', async ({
  page,
  open,
  site,
  letThrough,
  violations,
}) => {
  letThrough(site.issuer.issuer)
  site.issuer.willBe(ADA)
  await open('/loan-calculator')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Create one' })).toHaveCount(0)
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Sign in with Town Hall' }).click()
  await expect(page).toHaveURL('/loan-calculator')
  await expect(page.getByRole('link', { name: ADA.email })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Welcome back!')
  await open('/account')
  await expect(page.getByRole('button', { name: 'Change Name' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
})

test('an error of the identity provider is shown on our page', async ({
  page,
  open,
  site,
  letThrough,
  violations,
}) => {
  letThrough(site.issuer.issuer)
  site.issuer.willBe({ ...ADA, sub: 'ben', email: 'ben@example.com', email_verified: false })
  await open('/auth')
  await page.getByRole('button', { name: 'Sign in with Town Hall' }).click()
  await expect(page.getByRole('alert')).toContainText('Town Hall has not confirmed your email address.')
  expect(await violations()).toEqual([])
  site.issuer.willBe(undefined)
  await page.getByRole('button', { name: 'Sign in with Town Hall' }).click()
  await expect(page.getByRole('alert')).toContainText('You came back from Town Hall without signing in.')
})
