import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const ADDRESS = '/base64-converter'

const input = (page: Page) => page.getByRole('textbox', { name: 'Input', exact: true })
const output = (page: Page) => page.getByLabel('Output', { exact: true })
const text = (page: Page, expected: string) => expect(output(page)).toHaveJSProperty('textContent', expected)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function downloaded(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('sound and PDF are shown as what they are', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('radio', { name: 'Decode' }).check()
  const sound = Buffer.alloc(8044)
  sound.write('RIFF')
  sound.writeUInt32LE(8036, 4)
  sound.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [20, 0x10001],
    [24, 8000],
    [28, 8000],
    [32, 0x80001],
    [40, 8000],
  ] as const)
    sound.writeUInt32LE(value, at)
  sound.write('data', 36)
  await input(page).fill(sound.toString('base64'))
  const player = page.locator('audio')
  await expect(player).toBeVisible()
  await expect(player).toHaveJSProperty('duration', 1)
  await input(page).fill(Buffer.from('%PDF-1.7\n\xff', 'latin1').toString('base64'))
  await expect(page.locator('iframe[title="Decoded pdf file"]')).toHaveAttribute('src', /^blob:/)
})

test('a dropped file is encoded', async ({ page, open }) => {
  await open(ADDRESS)

  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['dropped'], 'd.md'))
    return transfer
  })
  await output(page).dispatchEvent('dragenter', { dataTransfer: files })
  await expect(page.getByText('Drop any file of up to 100 MB')).toBeVisible()
  await output(page).dispatchEvent('drop', { dataTransfer: files })
  await text(page, 'ZHJvcHBlZA==')
})

test('options are stored, the text never', async ({ page, open }) => {
  await open(ADDRESS)
  await page.getByRole('checkbox', { name: 'URL-safe' }).check()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('combobox', { name: 'Line width' }).selectOption('64 characters')
  await input(page).fill('a secret')
  await text(page, 'YSBzZWNyZXQ=')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'URL-safe' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Line width' })).toHaveValue('64')
  await expect(input(page)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret')
})

test('quarantines invalid stored state', async ({ page, open }) => {
  await page.addInitScript(() =>
    localStorage.setItem('sundry-tool-base64-converter', '{"version":1,"state":[]}'),
  )
  await open(ADDRESS)
  await input(page).fill('a')
  await text(page, 'YQ==')
})

test('10 MB go there and back with the same sha256 while the page answers', async ({ page, open }) => {
  const bytes = Buffer.from(new Uint8Array(10_000_000).map((_, index) => (index * 2654435761) >>> 23))
  const path = test.info().outputPath('large.bin')
  await writeFile(path, bytes)
  await open(ADDRESS)
  const started = Date.now()
  await page.getByLabel('Upload any file').setInputFiles(path)
  await expect(page.getByText('This is the beginning.')).toBeVisible()
  test.info().annotations.push({ type: 'milliseconds', description: String(Date.now() - started) })
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('combobox', { name: 'Line width' }).selectOption('76 characters (MIME)')
  await page.getByRole('checkbox', { name: 'Leave out padding' }).check()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled()
  const there = await downloaded(page)
  expect(there.bytes.toString()).toBe(
    bytes
      .toString('base64')
      .replaceAll('=', '')
      .replace(/(.{76})(?=.)/g, '$1\r\n'),
  )
  await page.getByRole('button', { name: 'Switch Mode' }).click()
  await expect(page.getByText('Decoded 10,000,000 bytes that are not UTF-8 text')).toBeVisible()
  expect(sha256((await downloaded(page)).bytes)).toBe(sha256(bytes))
})
