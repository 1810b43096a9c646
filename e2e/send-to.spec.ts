import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Presses Send to and chooses a tool of one result, or of the first. */
async function sendTo(page: Page, title: string, result?: string): Promise<void> {
  await page.getByRole('button', { name: 'Send to' }).click()
  const menu = page.getByRole('menu', { name: 'Send to' })
  const part = result === undefined ? menu : menu.getByRole('group', { name: result, exact: true })
  await part.getByRole('menuitem', { name: title }).first().click()
}

/** Returns the text that a Copy button writes to the clipboard. */
async function copied(page: Page, name: string): Promise<string> {
  await page.evaluate(() => {
    const note = (text: string) => Object.assign(window, { copiedText: text })
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => note(text),
      write: async ([item]: ClipboardItem[]) =>
        note((await (await item?.getType('text/plain'))?.text()) ?? ''),
    })
  })
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  return page.evaluate(() => String(Reflect.get(window, 'copiedText')))
}

/** Returns the file that a Download button saves. */
async function saved(page: Page, name = 'Download'): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).first().click()
  return readFileSync(await (await coming).path(), 'utf8')
}

const ROWS = '[\n  {"name": "Zoë", "id": 12345678901234567890},\n  {"name": "Ann, B.", "id": 2}\n]'

test('Base64, JSON, CSV and a file, without copying, storage or network in between', async ({
  page,
  open,
  violations,
}) => {
  await open('/base64-converter')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await page.getByRole('textbox', { name: 'Input' }).fill(Buffer.from(ROWS).toString('base64'))
  await expect(page.getByLabel('Output', { exact: true })).toHaveText(ROWS)
  const sentUrls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || decodeURIComponent(request.url()).includes('Zoë'))
      sentUrls.push(request.url())
  })
  await page.getByRole('button', { name: 'Send to' }).click()
  const menu = page.getByRole('menu', { name: 'Send to' })
  await expect(menu.getByRole('menuitem', { name: 'JSON Formatter' })).toBeFocused()
  await expect(menu.getByRole('menuitem', { name: 'JSON Formatter' })).toHaveAccessibleDescription(
    'Keeps what it is given in this browser',
  )
  expect(await violations()).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Zoë'))).toBe(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/json-formatter')
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue(ROWS)
  await expect(page.getByLabel('Formatted output', { exact: true })).toContainText('12345678901234567890')

  await sendTo(page, 'CSV to JSON Converter')
  await expect(page).toHaveURL('/csv-json-converter')
  await expect(page.getByLabel('Output', { exact: true })).toHaveText(
    'name,id\nZoë,12345678901234567890\n"Ann, B.",2',
  )
  expect(await saved(page)).toBe('name,id\r\nZoë,12345678901234567890\r\n"Ann, B.",2\r\n')
  expect(sentUrls).toEqual([])
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue(ROWS)
})

test('Back restores Base64 and a token from memory only; a link to them starts empty', async ({
  page,
  open,
}) => {
  await open('/base64-converter')
  await page.getByRole('radio', { name: 'Decode' }).check()
  const secret = Buffer.from('{"secret":"kingfisher"}').toString('base64')
  await page.getByRole('textbox', { name: 'Input' }).fill(secret)
  await expect(page.getByLabel('Output', { exact: true })).toContainText('kingfisher')
  await sendTo(page, 'JSON Formatter')
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue('{"secret":"kingfisher"}')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Input' })).toHaveValue(secret)
  await expect(page.getByLabel('Output', { exact: true })).toContainText('kingfisher')

  const part = (text: string) => Buffer.from(text).toString('base64url')
  const token = `${part('{"alg":"HS256"}')}.${part('{"sub":"heron"}')}.AAAA`
  await page.goto('/jwt-decoder')
  await page.getByRole('textbox', { name: 'Token' }).fill(token)
  await page.getByRole('textbox', { name: 'Secret or public key' }).fill('woodpecker')
  await expect(page.getByLabel('Payload', { exact: true })).toContainText('heron')
  await sendTo(page, 'JSON Formatter')
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue(/"(sub|alg)": "/)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Token' })).toHaveValue(token)
  await expect(page.getByRole('textbox', { name: 'Secret or public key' })).toHaveValue('woodpecker')
  await expect(page.getByLabel('Payload', { exact: true })).toContainText('heron')
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    )
  expect(await stored()).not.toMatch(/woodpecker|eyJ/)
  await page.getByRole('link', { name: 'Developer Tools' }).first().click()
  await page.getByRole('link', { name: 'JWT Decoder' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Token' })).toHaveValue('')
})

test('sends a column to the wheel', async ({ page, open }) => {
  await open('/csv-json-converter')
  await page.getByRole('textbox', { name: 'Input' }).fill('name\nAda\nGrace\nAlan')
  await expect(page.getByLabel('Output', { exact: true })).toContainText('Alan')
  await sendTo(page, 'Wheel of Names')
  await expect(page.getByRole('list', { name: 'Names', exact: true }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Remove Grace' })).toBeVisible()
})

test('sends a merged PDF to the text reader', async ({ page, open }) => {
  await open('/pdf-merger')
  const pdf = 'web/tools/pdf-merger/fixtures/owner-only.pdf'
  await page.getByLabel('Choose PDFs').setInputFiles([pdf, pdf])
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Merge & Download' }).click()
  const { size } = await (await import('node:fs/promises')).stat(await (await coming).path())
  await sendTo(page, 'OCR Text Extractor')
  await expect(page).toHaveURL('/ocr-extractor')
  await expect(page.getByRole('main')).toContainText('.pdf')
  expect(size).toBeGreaterThan(0)
})

test('teams become the options of a poll, a line each', async ({ page, open }) => {
  await open('/team-shuffle')
  await page.getByRole('textbox', { name: 'Player name' }).fill('Ada')
  await page.keyboard.press('Enter')
  for (const name of ['Grace', 'Alan', 'Zoë']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Generate Teams' }).click()
  const text = await copied(page, 'Copy teams')
  await sendTo(page, 'Anonymous Poll')
  await expect(page).toHaveURL('/anonymous-poll')
  const options = text.split('\n')
  expect(options).toHaveLength(2)
  for (const [index, option] of options.entries())
    await expect(page.getByRole('textbox', { name: `Option ${index + 1}`, exact: true })).toHaveValue(option)
})

test('the badge shows the policy that is in force', async ({ page, open, violations }) => {
  await open('/json-formatter')
  await page.getByRole('button', { name: 'Runs on this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'What leaves this page' })
  await expect(dialog).toContainText("connect-src 'self'")
  await expect(dialog).toContainText('may connect to the site that it came from, and to no other')
  expect(await violations()).toEqual([])
})

test('pressing Back while the next tool is loading stays on the current tool', async ({ page, open }) => {
  await open('/json-formatter')
  await page.getByRole('textbox', { name: 'JSON input' }).fill(ROWS)
  await expect(page.getByLabel('Formatted output', { exact: true })).toContainText('Zoë')
  await page.getByRole('button', { name: 'Send to' }).click()
  const target = page.getByRole('menuitem', { name: 'CSV to JSON Converter' })
  await expect(target.first()).toBeVisible()
  let release = () => {}
  const blocked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await blocked
    await route.continue()
  })
  await target.first().click()
  await expect(page).toHaveURL('/csv-json-converter')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/json-formatter')
  release()
  await expect(page.getByRole('textbox', { name: 'JSON input' })).toHaveValue(ROWS)
  await expect(page.getByText('Opened in CSV to JSON Converter')).toHaveCount(0)
})
