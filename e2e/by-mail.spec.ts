import { type ServerWithMail, startServerWithMail } from './server-with-mail.ts'
import { test as base, expect } from './test.ts'

const test = base.extend<{ server: ServerWithMail }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  server: async ({}, use) => {
    const server = await startServerWithMail()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

const EMAIL = 'ada@example.com'
const PASSWORD = 'correct horse battery'

/** The links in the newest mail, as its reader sees them. */
function linksIn({ mails }: ServerWithMail): string[] {
  const text = (mails.at(-1) ?? '').replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
  return [...text.matchAll(/^http\S+$/gm)].map(([link]) => link)
}

function newestLink(server: ServerWithMail): string {
  return linksIn(server)[0] ?? ''
}

test('with a mail server an address is confirmed before its account is used', async ({
  page,
  open,
  server,
}) => {
  const notifications = page.getByRole('status', { name: 'Notifications' })
  await open('/auth#sign-up')
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(notifications).toContainText('Success')
  await expect(notifications).toContainText('Please check your email to confirm your account.')
  await expect(page).toHaveURL(/\/auth#?$/)

  // The response does not wait for the account, so that its timing reveals nothing.
  await expect.poll(() => server.mails.length).toBe(1)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Confirm your email address first: open the link that we have sent to you',
  )
  await expect.poll(() => server.mails.length).toBe(2)
  const link = newestLink(server)
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth#confirm=/)

  const reader = await page.context().newPage()
  await reader.goto(link)
  await expect(reader.getByRole('status', { name: 'Notifications' })).toContainText(
    'Your email address is confirmed.',
  )
  await expect(reader).toHaveURL('/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(notifications).toContainText('Welcome back!')

  await reader.goto('about:blank')
  await reader.goto(link)
  await expect(reader.getByRole('alert')).toContainText('This link has been used already, or is too old.')

  await open('/account')
  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByRole('textbox', { name: 'New email' }).fill('ada@king.example')
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notifications).toContainText('Open the link in the email to the new address.')
  await expect.poll(() => server.mails.length).toBe(3)
  await reader.goto('about:blank')
  await reader.goto(newestLink(server))
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'ada@king.example' })).toBeVisible()
})

test('with a mail server an address is on the newsletter once its owner says so, and off it by every letter', async ({
  page,
  open,
  server,
}) => {
  await open('/about')
  await page.getByRole('button', { name: 'Newsletter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Newsletter' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await dialog.getByRole('button', { name: 'Get Notified' }).click()
  await expect(dialog).toContainText('Open the link in the email that is on its way to you.')
  await expect.poll(() => server.mails.length).toBe(1)
  const [confirm = '', leave = ''] = linksIn(server)
  await page.goto('about:blank')
  await page.goto(confirm)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('You are on the list.')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(leave)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('You are no longer on the list.')).toBeVisible()

  await page.goto('about:blank')
  await open('/newsletter')
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('If this address is on the list, a link to leave it')).toBeVisible()
})
