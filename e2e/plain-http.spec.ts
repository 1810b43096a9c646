import { readFileSync } from 'node:fs'
import { PLAIN_HTTP_DOMAIN } from './chromium.ts'
import { expect, test } from './test.ts'

// Main paths over plain http are the smoke tests of the project `plain-http`; this is what pages say there.
test.use({
  baseURL: async ({ baseURL }, use) => use(`http://www.${PLAIN_HTTP_DOMAIN}:${new URL(baseURL ?? '').port}`),
})

test('the page is not a secure context', async ({ page, open }) => {
  await open('/about')
  const found = await page.evaluate(() => [isSecureContext, crypto.subtle, navigator.clipboard])
  expect(found).toEqual([false, undefined, undefined])
})

test('a PDF with AES-256 opens with its password', async ({ page, open }) => {
  await open('/pdf-merger')
  await page.getByLabel('Choose PDFs').setInputFiles({
    name: 'aes-256.pdf',
    mimeType: 'application/pdf',
    buffer: readFileSync('web/tools/pdf-merger/fixtures/aes-256.pdf'),
  })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password for aes-256.pdf').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Wrong password for aes-256.pdf')
  await dialog.getByLabel('Password for aes-256.pdf').fill('usér')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: 'PDFs' })).toContainText(/\d pages?/)
})

test('the camera and copying a picture say that they need https', async ({ page, open }) => {
  await open('/qr-code-generator')
  await page.getByRole('textbox', { name: 'Text or URL' }).fill('abc')
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await expect(page.getByText('Copying a picture needs https.')).toBeVisible()
  await page.getByRole('radio', { name: 'Scan' }).click()
  await page.getByRole('button', { name: 'Use camera' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'camera' })).toHaveText(
    /The camera needs https\.\s*Browsers do this only over https or on localhost\. Choose a picture instead\./,
  )
})

test('Pricing does not promise offline use', async ({ page, open }) => {
  await open('/pricing')
  await expect(page.getByText('Works offline', { exact: false })).toHaveText('Works offline (needs https)')
})

test('generating RSA keys needs https, and the page says so', async ({ page, open }) => {
  await open('/jwt-decoder')
  await page.getByRole('tab', { name: 'Encode' }).click()
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOption('RS256')
  await page.getByRole('button', { name: 'Generate key pair' }).click()
  await expect(page.getByRole('alert')).toContainText('Browsers do this only over https or on localhost.')
})

test('text that even the older command cannot copy is shown with a Close button', async ({ page, open }) => {
  await page.addInitScript(() => {
    document.execCommand = () => false
  })
  await open('/case-converter')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('one two')
  await page.getByRole('button', { name: 'Copy snake_case' }).click()
  const dialog = page.getByRole('dialog', { name: 'Press Ctrl+C to copy' })
  await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveValue('one_two')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})
