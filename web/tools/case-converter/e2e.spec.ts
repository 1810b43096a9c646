import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/case-converter'

const box = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const result = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const shows = (page: Page, name: string, text: string) =>
  expect(result(page, name), name).toHaveJSProperty('textContent', text)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('cases follow the typed text, are copied, and are restored after a reload', async ({ page, open }) => {
  await open(ADDRESS)
  await expect(page.getByRole('button', { name: 'Copy lowercase', exact: true })).toBeDisabled()
  await box(page).fill("Crème brûlée: don't\nparseHTTPResponse 3.14")
  const expected = {
    lowercase: "crème brûlée: don't\nparsehttpresponse 3.14",
    UPPERCASE: "CRÈME BRÛLÉE: DON'T\nPARSEHTTPRESPONSE 3.14",
    'iNVERSE cASE': "cRÈME BRÛLÉE: DON'T\nPARSEhttprESPONSE 3.14",
  }
  for (const [name, text] of Object.entries(expected)) {
    await shows(page, name, text)
    await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click()
    await expect.poll(() => clipboard(page)).toBe(text)
  }
  await page.reload()
  await shows(page, 'lowercase', expected.lowercase)
})

test('a share link opens with the text and its choices', async ({ page, open }) => {
  await open(ADDRESS)
  await box(page).fill('İzmir')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('tr')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const link = await clipboard(page)
  await box(page).fill('something else')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('root')
  await page.goto('about:blank')
  await open(link)
  await shows(page, 'lowercase', 'izmir')
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('tr')
  await page.goto('about:blank')
  await open(`${ADDRESS}#s=1.broken`)
  await expect(page.getByRole('alert')).toHaveText('This link is damaged or incomplete.')
  await expect(box(page)).toHaveValue('İzmir')
})

test('a file of 5 MB is shown at once by its beginning, and leaves whole', async ({ page, open }) => {
  const path = test.info().outputPath('large.txt')
  const text = 'Hello größe world 12\n'.repeat(230_000)
  await writeFile(path, text)
  await open(ADDRESS)
  const upload = page.getByLabel('Upload', { exact: true })
  const started = Date.now()
  await upload.setInputFiles(path)
  await expect(page.getByText('large.txt is too long for a text box.')).toBeVisible()
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - started) })
  await expect(result(page, 'snake_case')).toHaveText(/^hello_größe_world_12\nhello/)
  await expect(page.getByText('920,000 words')).toBeVisible()
  await page.getByRole('button', { name: 'Copy snake_case', exact: true }).click()
  await expect
    .poll(async () => (await clipboard(page)) === 'hello_größe_world_12\n'.repeat(230_000))
    .toBe(true)
  // Twelve cases of 5 MB each are made first.
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cases.txt')
  const cases = await readFile(await download.path(), 'utf8')
  expect(cases.startsWith(`lowercase\n${text.toLowerCase()}\n\nUPPERCASE\n${text.toUpperCase()}`)).toBe(true)
})
