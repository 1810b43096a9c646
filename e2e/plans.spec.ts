import { DAY_MS } from '#lib/dates/durations.ts'
import { expect, test } from './test.ts'

test('a trial requires an account and no card, starts immediately, and is available once', async ({
  page,
  open,
}) => {
  await open('/pricing')
  const business = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Business' }) })
  const start = business.getByRole('button', { name: 'Start 7-Day Free Trial' })
  await start.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Email' }).fill(`ada-${crypto.randomUUID()}@example.com`)
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()

  await expect(page).toHaveURL('/pricing')
  await start.click()
  const end = new Date(Date.now() + 7 * DAY_MS).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'Europe/London',
  })
  await expect(page.getByText(`It ends by itself on ${end}.`)).toBeVisible()
  await start.click()
  await expect(page.getByRole('alert')).toContainText('This plan has been tried with this account before.')
  await open('/account')
  await expect(page.getByText(`Business as a trial, until ${end}`)).toBeVisible()
})
