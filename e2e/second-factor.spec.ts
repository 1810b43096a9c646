import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createAuthenticatorApp } from '#server/testing/authenticator-app.ts'
import { expect, test } from './test.ts'

const PASSWORD = 'correct horse battery'
const STEP_MS = 30_000

async function signUp(page: Page): Promise<string> {
  const email = `ada-${randomUUID().slice(0, 12)}@example.com`
  const data = { name: 'Ada Lovelace', email, password: PASSWORD }
  expect((await page.request.post('/api/account/sign-up', { data })).status()).toBe(200)
  return email
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

const notifications = (page: Page) => page.getByRole('status', { name: 'Notifications' })

for (const width of [1280, 390])
  test(`the second factor is turned on, asked for, and replaced by a recovery code, ${width} px wide`, async ({
    page,
    open,
    violations,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    if (width === 390) await page.emulateMedia({ colorScheme: 'dark' })
    const email = await signUp(page)
    await open('/account')
    await page.getByRole('button', { name: 'Turn On Second Factor' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    const secret = (await dialog.getByRole('code').textContent())?.replaceAll(' ', '') ?? ''
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused()
    expect(await violations()).toEqual([])
    const app = createAuthenticatorApp(secret)
    const confirmedAt = Date.now()
    await page.keyboard.type(app.codeAt(confirmedAt))
    await page.keyboard.press('Enter')

    const listed = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(listed).toHaveCount(10)
    const codes = await listed.allTextContents()
    expect(await violations()).toEqual([])
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('sundry-recovery-codes.txt')
    expect(await readFile(await (await download).path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
    await dialog.getByRole('button', { name: 'Copy' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${codes.join('\n')}\n`)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Recovery codes left: 10 of 10.')).toBeVisible()

    await page.getByRole('button', { name: 'Sign Out Here' }).click()
    await expect(page).toHaveURL('/')
    await open('/auth')
    await enterPassword(page, email)
    const code = page.getByRole('textbox', { name: 'Code' })
    await expect(code).toBeFocused()
    expect(await violations()).toEqual([])
    // The code that turned it on is used up.
    await code.fill(app.codeAt(confirmedAt))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('The code is wrong, or was used already.')
    await code.fill(app.codeAt(confirmedAt + STEP_MS))
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/')
    await expect(notifications(page)).toContainText('Welcome back!')

    await page.context().clearCookies()
    await open('/auth')
    await enterPassword(page, email)
    await page.getByRole('textbox', { name: 'Code' }).fill(codes[0]?.toLowerCase() ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await open('/account')
    await expect(page.getByText('Recovery codes left: 9 of 10.')).toBeVisible()
    await page.getByRole('button', { name: 'New Recovery Codes' }).click()
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Make New Codes' }).click()
    await expect(listed).toHaveCount(10)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Turn Off Second Factor' }).click()
    await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Turn Off' }).click()
    await expect(page.getByRole('button', { name: 'Turn On Second Factor' })).toBeVisible()
    expect(await violations()).toEqual([])
  })

test('a browser is listed by its name, and signed out from another one', async ({
  page,
  open,
  browser,
  violations,
}) => {
  const email = await signUp(page)
  await open('/account')
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(1)
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  })
  const signIn = await phone.request.post(new URL('/api/account/sign-in', page.url()).href, {
    data: { email, password: PASSWORD },
  })
  expect(signIn.status()).toBe(200)
  await open('/account')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('Safari on iPhone')
  await page.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click()
  await expect(sessions).toHaveCount(1)
  await expect(notifications(page)).toContainText('That browser is signed out.')
  const account = await phone.request.get(new URL('/api/account', page.url()).href)
  expect(await account.json()).toEqual({})
  await phone.close()
  expect(await violations()).toEqual([])
})
