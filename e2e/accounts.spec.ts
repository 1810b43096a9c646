import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { linkTo, readOutbox } from './outbox.ts'
import { expect, test } from './test.ts'

const PASSWORD = 'correct horse battery'

function newEmail(): string {
  return `ada-${randomUUID().slice(0, 12)}@example.com`
}

/** Creates a separate account for a test, without the form. */
async function signUp(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/account/sign-up', {
    data: { name: 'Ada Lovelace', email, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const notifications = (page: Page) => page.getByRole('status', { name: 'Notifications' })

test('an account can be created, logs out and in again, and is known to every tab', async ({
  page,
  open,
  violations,
}) => {
  const email = newEmail()
  await open('/auth')
  await page.getByRole('link', { name: 'Create one' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Email' }).fill(email.toUpperCase())
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text')
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Create Account' }).click()

  await expect(page).toHaveURL('/')
  await expect(notifications(page)).toContainText('Success')
  await expect(navigation(page).getByRole('link', { name: email })).toHaveAttribute('href', '/account')
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
  expect(await violations()).toEqual([])

  const other = await page.context().newPage()
  await other.goto('/auth')
  await expect(other).toHaveURL('/')
  await expect(navigation(other).getByRole('link', { name: email })).toBeVisible()

  await navigation(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(navigation(other).getByRole('link', { name: 'Sign In' })).toBeVisible()

  await open('/auth')
  await signIn(page, email)
  await expect(page).toHaveURL('/')
  await expect(notifications(page)).toContainText('Welcome back!')
  await expect(notifications(page)).toContainText("You've been signed in successfully.")
  await expect(navigation(other).getByRole('link', { name: email })).toBeVisible()
})

test('a wrong password shows an error and preserves the input, and the button is disabled while waiting', async ({
  page,
  open,
}) => {
  await open('/auth')
  let answer = () => {}
  const blocked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('/api/account/sign-in', async (route) => {
    await blocked
    await route.continue()
  })
  await signIn(page, newEmail(), 'a wrong guess')
  await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled()
  answer()
  await expect(page.getByRole('alert')).toContainText('Error')
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('a wrong guess')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
})

test('a mailed link resets a lost password, once', async ({ page, open, violations }) => {
  const email = newEmail()
  await signUp(page, email)
  await page.context().clearCookies()
  await open('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(notifications(page)).toContainText(
    'If there is an account with this address, an email is on its way.',
  )

  await expect.poll(async () => linkTo(email, await readOutbox())).toMatch(/^\/auth\/reset#token=/)
  const link = linkTo(email, await readOutbox())
  await open(link)
  expect(await violations()).toEqual([])
  await page.getByRole('textbox', { name: 'New password' }).fill('a new battery')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(notifications(page)).toContainText('Your password has been changed.')
  await signIn(page, email, 'a new battery')
  await expect(navigation(page).getByRole('link', { name: email })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('about:blank')
  await open(link)
  await page.getByRole('textbox', { name: 'New password' }).fill('the words of a thief')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'This link has been used already, or is too old. Ask for a new one.',
  )
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeEnabled()
})

test('name, address and password are changed, the data is downloaded, the account deleted', async ({
  page,
  open,
  violations,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await open('/account')
  await expect(page.getByText('Ada Lovelace')).toBeVisible()
  await expect(page.getByText('Free', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sessions' })).toContainText('this browser')

  await page.getByRole('button', { name: 'Change Name' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Ada King')
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ada King')).toBeVisible()

  await page.getByRole('button', { name: 'Change Password' }).click()
  await dialog.getByRole('textbox', { name: 'Present password' }).fill('a wrong guess')
  await dialog.getByRole('textbox', { name: 'New password' }).fill('a new battery')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The password is wrong')
  await dialog.getByRole('textbox', { name: 'Present password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  const next = newEmail()
  await page.getByRole('button', { name: 'Change Email' }).click()
  await dialog.getByRole('textbox', { name: 'New email' }).fill(next)
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a new battery')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(navigation(page).getByRole('link', { name: next })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download My Data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('sundry-account.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    account: { email: next, name: 'Ada King' },
  })

  await page.getByRole('button', { name: 'Delete Account' }).click()
  await dialog.getByRole('textbox', { name: 'Password' }).fill('a new battery')
  expect(await violations()).toEqual([])
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page).toHaveURL('/')
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await open('/auth')
  await signIn(page, next, 'a new battery')
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong')
})

test('signing out everywhere reaches the other browser, which learns of it by itself', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  await signUp(page, email)
  const phone = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await phone.newPage()
  await other.goto('/auth')
  await signIn(other, email)
  await expect(navigation(other).getByRole('link', { name: email })).toBeVisible()

  await open('/account')
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expect(page).toHaveURL('/')
  await expect(navigation(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await other.goto('/about')
  await expect(navigation(other).getByRole('link', { name: 'Sign In' })).toBeVisible()
  await phone.close()
})

test("a visitor without an account sends no API requests, and logging out preserves the browser's data", async ({
  page,
  open,
}) => {
  const apiUrls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && apiUrls.push(request.url()))
  for (const path of ['/', '/tools', '/json-formatter']) await open(path)
  expect(apiUrls).toEqual([])
  await page.getByRole('button', { name: 'Favorite JSON Formatter' }).click()

  await signUp(page, newEmail())
  await open('/account')
  await page.getByRole('button', { name: 'Sign Out Here' }).click()
  await expect(page).toHaveURL('/')
  await open('/my-toolbox')
  await expect(page.getByRole('button', { name: 'Favorite JSON Formatter' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
