import { randomUUID } from 'node:crypto'
import { expectFocusPreserved, expectGoodLooks, expectKeysToReachAll, tabTo } from './a11y-audit.ts'
import { expect, test } from './test.ts'

const PASSWORD = 'correct horse battery'

test('account and pricing of who is signed in, on a trial, please axe, fit every screen and the keys', async ({
  page,
  open,
  playwright,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('sundry-onboarding-completed', 'true'))
  // As long as mail allows it, in one word.
  const email = `${'a'.repeat(20)}-${randomUUID()}@${'example'.repeat(8)}.example.com`
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'
  const signedUp = await page.request.post('/api/account/sign-up', {
    data: { name, email, password: PASSWORD },
  })
  expect(signedUp.status()).toBe(200)
  for (const _ of ['phone', 'desk']) {
    const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const signedIn = await other.post('/api/account/sign-in', { data: { email, password: PASSWORD } })
    expect(signedIn.status()).toBe(200)
    await other.dispose()
  }
  expect((await page.request.post('/api/plan/trial', { data: { plan: 'business' } })).status()).toBe(200)

  await open('/account')
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText(/^Business as a trial, until/)).toBeVisible()
  await expectGoodLooks(page, 'account')
  await expectKeysToReachAll(page)
  for (const change of ['Change Name', 'Change Email', 'Change Password', 'Delete Account']) {
    const button = page.getByRole('button', { name: change })
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGoodLooks(page, change)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }

  await open('/pricing')
  await expect(page.getByRole('link', { name: email })).toBeAttached()
  await expectGoodLooks(page, 'pricing')
  await expectKeysToReachAll(page)
  const start = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Business' }) })
    .getByRole('button', { name: 'Start 7-Day Free Trial' })
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This plan has been tried with this account before.')
  await expect(start).toBeFocused()
})

test('a password that is wrong leaves the focus where it was', async ({ page, open }) => {
  await open('/auth')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(`nobody-${randomUUID()}@example.com`)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type('a wrong guess')
  await tabTo(page, page.getByRole('button', { name: 'Sign In', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong')
  await expectFocusPreserved(page)
})
