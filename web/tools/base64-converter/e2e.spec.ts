import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'
import { EXAMPLES } from './examples.ts'

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

test('text is encoded as it is typed, switched and decoded again', async ({ page, open, violations }) => {
  await open(ADDRESS)
  await expect(page.getByRole('radio', { name: 'Encode' })).toBeChecked()
  await input(page).fill('Zoë 🙂 ~~?')
  await text(page, 'Wm/DqyDwn5mCIH5+Pw==')
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics).toContainText('Input characters9')
  await expect(statistics).toContainText('Input bytes13')
  await expect(statistics).toContainText('Output characters20')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations()).toEqual([])
  }
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Wm/DqyDwn5mCIH5+Pw==')
  const file = await downloaded(page)
  expect([file.name, file.bytes.toString()]).toEqual(['encoded.txt', 'Wm/DqyDwn5mCIH5+Pw=='])

  await page.getByRole('checkbox', { name: 'URL-safe' }).check()
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('checkbox', { name: 'Leave out padding' }).check()
  await text(page, 'Wm_DqyDwn5mCIH5-Pw')
  await page.getByRole('checkbox', { name: 'As data URI' }).check()
  await text(page, 'data:text/plain;charset=utf-8;base64,Wm/DqyDwn5mCIH5+Pw==')
  await page.getByRole('button', { name: 'Switch Mode' }).click()
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked()
  await expect(input(page)).toHaveValue('data:text/plain;charset=utf-8;base64,Wm/DqyDwn5mCIH5+Pw==')
  await text(page, 'Zoë 🙂 ~~?')
  const back = await downloaded(page)
  expect([back.name, back.bytes.toString()]).toEqual(['decoded.txt', 'Zoë 🙂 ~~?'])
  await input(page).press('Control+Enter')
  await expect(input(page)).toHaveValue('Zoë 🙂 ~~?')
  await input(page).fill('')
  await text(page, '')
})

test('an error shows its position, and the input stays', async ({ page, open, violations }) => {
  await open(ADDRESS)
  const alert = page.getByRole('alert')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await input(page).fill('SGVs!')
  await expect(alert).toHaveText(
    'Invalid Base64 stringUnexpected “!” at position 5 (line 1 column 5)Go to error',
  )
  expect(await violations()).toEqual([])
  await page.getByRole('button', { name: 'Go to error' }).click()
  await expect(input(page)).toBeFocused()
  expect(
    await input(page).evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([4, 5])
  await page.getByRole('button', { name: 'Switch Mode' }).click()
  await expect(input(page)).toHaveValue('SGVs!')
  await text(page, 'U0dWcyE=')
  await expect(alert).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Character set' }).selectOption('ISO-8859-1')
  await input(page).fill('a€')
  await expect(alert).toHaveText('Encoding error“€” at position 2 does not exist in ISO-8859-1Go to error')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await input(page).fill('Zh ==')
  await text(page, 'f')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('checkbox', { name: 'Strict' }).check()
  await expect(alert).toHaveText(
    'Invalid Base64 stringUnexpected U+0020 at position 3 (line 1 column 3)Go to error',
  )
})

test('Base64 as input shows a question and is not changed', async ({ page, open }) => {
  await open(ADDRESS)
  await input(page).fill('SGVsbG8sIFdvcmxkIQ==')
  await expect(page.getByText('This looks like Base64 — decode?')).toBeVisible()
  await text(page, 'U0dWc2JHOHNJRmR2Y214a0lRPT0=')
  await page.getByRole('button', { name: 'Decode it' }).click()
  await text(page, 'Hello, World!')
})

test('binary data is shown in hexadecimal, images as images', async ({ page, open, violations }) => {
  await open(ADDRESS)
  const example = EXAMPLES[2]
  await page.getByRole('button', { name: 'Example' }).click()
  await page.getByRole('menuitem', { name: example?.title ?? '' }).click()
  await expect(page.getByText(/^Decoded \d+ bytes that are not UTF-8 text/)).toBeVisible()
  await expect(output(page)).toContainText('00000000  89 50 4e 47 0d 0a 1a 0a  ·PNG····')
  const image = page.getByRole('img', { name: 'Decoded png file' })
  await expect(image).toBeVisible()
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(64)
  expect(await violations()).toEqual([])
  const file = await downloaded(page)
  const bytes = Buffer.from(example?.text.split(',')[1] ?? '', 'base64')
  expect([file.name, sha256(file.bytes)]).toEqual(['decoded.png', sha256(bytes)])
})

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

test('files come in by both buttons and by drop, byte for byte', async ({ page, open }) => {
  await open(ADDRESS)
  const upload = page.getByLabel('Upload', { exact: true })
  await upload.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('\uFEFFa\0\r\nb') })
  await text(page, Buffer.from('\uFEFFa\0\r\nb').toString('base64'))
  await upload.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('MZ') })
  await expect(page.getByRole('alert')).toHaveText('"a.exe" is not a supported file type.')
  await upload.setInputFiles({
    name: 'b.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0xff, 0xfe, 0xfd]),
  })
  await text(page, '//79')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page
    .getByLabel('Upload any file')
    .setInputFiles({ name: 'c.bin', mimeType: '', buffer: Buffer.from([0, 1, 2, 253]) })
  await text(page, 'AAEC/Q==')
  await page.getByRole('radio', { name: 'Decode' }).check()
  await expect(page.getByRole('alert')).toContainText('Invalid Base64 string')
  await page.getByRole('button', { name: 'Encode this file instead' }).click()
  await text(page, 'AAEC/Q==')

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

test('options are kept, the text never', async ({ page, open }) => {
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
  await input(page).fill('x')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(input(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(input(page)).toHaveValue('x')
})

test('quarantines invalid stored state', async ({ page, open }) => {
  await page.addInitScript(() =>
    localStorage.setItem('sundry-tool-base64-converter', '{"version":1,"state":[]}'),
  )
  await open(ADDRESS)
  await input(page).fill('a')
  await text(page, 'YQ==')
})

test('the keyboard alone is enough, and 320 pixels are', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(ADDRESS)
  await page.getByRole('radio', { name: 'Encode' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Decode' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('radio', { name: 'Encode' })).toBeChecked()
  await input(page).focus()
  await page.keyboard.insertText('a'.repeat(200))
  await text(page, Buffer.from('a'.repeat(200)).toString('base64'))
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
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
