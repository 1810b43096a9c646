import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Download, Page } from '@playwright/test'
import { offlineTest, untilCached } from '#e2e/offline-test.ts'
import { expect, test } from '#e2e/test.ts'
import { samplePdf } from './pdfs.fixture.ts'

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const pdf = (name: string, bytes: Uint8Array): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})
const sample = (name: string, pageCount = 2) => pdf(`${name}.pdf`, samplePdf(name, { pageCount }))
const fixture = (name: string) => pdf(name, readFileSync(new URL(`fixtures/${name}`, import.meta.url)))
const choose = (page: Page, ...files: Upload[]) => page.getByLabel('Choose PDFs').setInputFiles(files)
const rows = (page: Page) => page.getByRole('list', { name: 'PDFs' }).getByRole('listitem')
const mergeButton = (page: Page) => page.getByRole('button', { name: 'Merge & Download' })

async function merge(page: Page): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), mergeButton(page).click()])
  await expect(page.getByText('PDFs merged successfully!')).toBeVisible()
  return download
}

/** Returns the words of each page, as poppler reads them; qpdf validates the file first. */
async function wordsOf(download: Download, ...args: string[]): Promise<string[]> {
  const path = await download.path()
  const { stdout: verdict } = spawnSync(
    'qpdf',
    [...args.map((arg) => `--password=${arg}`), '--check', path],
    {
      encoding: 'utf8',
    },
  )
  expect(verdict).toContain('No syntax or stream encoding errors found')
  const password = args.flatMap((arg) => ['-upw', arg])
  const { stdout } = spawnSync('pdftotext', [...password, path, '-'], { encoding: 'utf8' })
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((text) => text.trim())
}

/** Hands files to the page as a drop on the tool or a paste anywhere. */
async function hand(page: Page, event: 'drop' | 'paste', ...files: Upload[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (all) => {
      const data = new DataTransfer()
      for (const { name, text } of all) data.items.add(new File([text], name, { type: 'application/pdf' }))
      return data
    },
    files.map(({ name, buffer }) => ({ name, text: buffer.toString('latin1') })),
  )
  if (event === 'drop')
    await page.getByRole('heading', { name: 'Manage PDFs' }).dispatchEvent('drop', { dataTransfer: transfer })
  else
    await page.evaluate(
      (clipboardData) =>
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
      transfer,
    )
}

test('files by picker, drop and paste are put in order by keyboard and merged', async ({ page, open }) => {
  await open('/pdf-merger')
  await expect(mergeButton(page)).toBeDisabled()
  await choose(page, sample('A'))
  await expect(rows(page)).toHaveText([/1.*A\.pdf.*1\.7 KB.*2 pages/])
  await expect(mergeButton(page)).toBeDisabled()
  await expect(page.getByText('Please select at least 2 PDF files to merge')).toBeVisible()
  await hand(page, 'drop', sample('B', 3))
  await hand(page, 'paste', sample('C', 1))
  await expect(rows(page)).toHaveText([/A\.pdf/, /B\.pdf.*3 pages/, /C\.pdf.*1 page/])
  await expect(page.getByRole('button', { name: 'Move A.pdf up' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Move C.pdf down' })).toBeDisabled()

  const up = page.getByRole('button', { name: 'Move C.pdf up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText([/A\.pdf/, /C\.pdf/, /B\.pdf/])
  await expect(page.getByText('C.pdf moved to position 2 of 3')).toBeAttached()
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveText([/C\.pdf/, /A\.pdf/, /B\.pdf/])
  await expect(page.getByRole('button', { name: 'Move C.pdf down' })).toBeFocused()

  await page.getByRole('textbox', { name: 'Pages of B.pdf' }).fill('3,1-2')
  const download = await merge(page)
  expect(download.suggestedFilename()).toBe('merged_document.pdf')
  expect(await wordsOf(download)).toEqual([
    'C page 1',
    'A page 1',
    'A page 2',
    'B page 3',
    'B page 1',
    'B page 2',
  ])
})

test('a protected file prompts for its password until it opens', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, sample('A', 1), fixture('aes-128.pdf'))
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Password for aes-128.pdf')
  await expect(password).toBeFocused()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Wrong password for aes-128.pdf')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await mergeButton(page).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while merging the PDFs')
  await expect(page.getByRole('alert')).toContainText('aes-128.pdf')

  await page.getByRole('button', { name: 'Enter password of aes-128.pdf' }).click()
  await password.fill('user')
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows(page)).toHaveText([/A\.pdf/, /aes-128\.pdf.*2 pages · protected/])
  await expect(page.getByText(/aes-128\.pdf is protected; the merged file will not be/)).toBeVisible()
  expect(await wordsOf(await merge(page))).toHaveLength(3)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('user')
})

test('one protected file that was opened is saved without a password', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, fixture('aes-128.pdf'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password for aes-128.pdf').fill('user')
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  await expect(mergeButton(page)).toBeDisabled()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a copy without a password' }).click(),
  ])
  const copy = await PDFDocument.load(readFileSync(await download.path()))
  expect([copy.isEncrypted, copy.getPageCount()]).toEqual([false, 2])
})

test('files and pages are dragged to their places, and Ctrl+Enter merges', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, sample('A'), sample('B'), sample('C'))
  await rows(page).nth(2).locator('[draggable]').dragTo(rows(page).nth(0))
  await expect(rows(page)).toHaveText([/C\.pdf/, /A\.pdf/, /B\.pdf/])
  await page.getByRole('tab', { name: 'Pages' }).click()
  const tiles = page.getByRole('list', { name: 'Pages' }).getByRole('button')
  await tiles.nth(5).dragTo(tiles.nth(1))
  await expect(tiles).toHaveText([/1 of C/, /2 of B/, /2 of C/, /1 of A/, /2 of A/, /1 of B/])
  await tiles.nth(0).click()
  await tiles.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(tiles).toHaveText([/1 of A/, /1 of C/, /2 of B/, /2 of C/, /2 of A/, /1 of B/])
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')])
})

test('a long merge shows its progress, keeps the page responsive, and can be canceled', async ({
  page,
  open,
}) => {
  await open('/pdf-merger')
  await choose(page, ...Array.from({ length: 12 }, (_, i) => sample(`Volume ${i}`, 1900)))
  await expect(rows(page).last()).toContainText('1,900 pages')
  await mergeButton(page).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(
    page.getByText('Your browser is processing the PDFs. For large files, this may take a moment...'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(page.getByText('Cancelled. Your files are still in the list.')).toBeVisible()
  await expect(mergeButton(page)).toBeEnabled()
})

offlineTest(
  'after one visit with its pages looked at, it merges and draws without a network',
  async ({ page, open, context }) => {
    await open('/pdf-merger')
    await untilCached(page)
    const look = async () => {
      await choose(page, sample('A'), sample('B'))
      await page.getByRole('button', { name: 'Show pages of A.pdf' }).click()
      const canvas = page.getByRole('button', { name: 'Page 1 of A.pdf' }).locator('canvas')
      await expect.poll(() => canvas.evaluate(isDrawn)).toBe(true)
    }
    await look()
    await context.setOffline(true)
    await open('/pdf-merger')
    await look()
    await merge(page)
  },
)

/** Whether a canvas contains anything but white. */
function isDrawn(element: Element): boolean {
  if (!(element instanceof HTMLCanvasElement) || element.width === 0) return false
  const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
  return pixels.some((value, i) => i % 4 === 0 && value < 128 && pixels[i + 3] === 255)
}
