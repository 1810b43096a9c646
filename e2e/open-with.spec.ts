import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c'

/** Pastes a string at the focus, as the browser's own paste would. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Drops a file on the page's heading. */
async function drop(page: Page, name: string, text: string): Promise<boolean> {
  return page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([content], fileName))
      const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
      return !document.querySelector('h1')?.dispatchEvent(event)
    },
    [name, text] as const,
  )
}

test('a token pasted on the first page opens the JWT Decoder, filled, by the keyboard alone', async ({
  page,
  open,
  violations,
}) => {
  await open('/')
  await paste(page, TOKEN)
  const dialog = page.getByRole('dialog', { name: 'Open with' })
  await expect(dialog.getByRole('status')).toHaveText('A JWT, signed with HS256')
  const first = dialog.getByRole('list', { name: 'Tools that fit' }).getByRole('button').first()
  await expect(first).toHaveAccessibleName('JWT Decoder')
  await expect(first).toBeFocused()
  expect(await violations()).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jwt-decoder')
  await expect(page.getByLabel('Payload', { exact: true })).toContainText('John Doe')
  await expect(dialog).toBeHidden()
})

test("input from another tool preserves the tool's options, and undo restores its previous text", async ({
  page,
  open,
}) => {
  await open('/json-formatter')
  const input = page.getByRole('textbox', { name: 'JSON input' })
  await input.fill('{"mine":1}')
  await page.getByRole('combobox', { name: 'Indent' }).selectOption('Minified')
  await page.getByRole('heading', { level: 1 }).click()
  await paste(page, '{"theirs": [2]}')
  await page
    .getByRole('dialog', { name: 'Open with' })
    .getByRole('button', { name: 'JSON Formatter' })
    .click()
  await expect(input).toHaveValue('{"theirs": [2]}')
  await expect(page.getByLabel('Formatted output', { exact: true })).toHaveText('{"theirs":[2]}')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(input).toHaveValue('{"mine":1}')
})

test('a file dropped on a page that does not accept it opens in the matching tool, on a phone with its result', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/about')
  expect(await drop(page, 'people.csv', 'name,age\nAda,36\nGrace,45\n')).toBe(true)
  const dialog = page.getByRole('dialog', { name: 'Open with' })
  await expect(dialog.getByRole('status')).toHaveText('A table with 2 columns, separated by commas')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/csv-json-converter')
  await expect(page.getByRole('tab', { name: 'Output' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Output', { exact: true })).toContainText('"Grace"')
})

test('a URL opens in the QR code generator, a separate document', async ({ page, open }) => {
  await open('/')
  await paste(page, 'https://example.com/a')
  const dialog = page.getByRole('dialog', { name: 'Open with' })
  await dialog.getByRole('button', { name: 'QR Code Generator' }).click()
  await expect(page.getByRole('img', { name: 'QR code for https://example.com/a' })).toBeVisible()
  await expect(page).toHaveURL('/qr-code-generator')
})
