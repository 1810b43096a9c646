import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { offlineTest, untilCached } from '#e2e/offline-test.ts'
import { expect, test } from '#e2e/test.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { buildPdf, samplePdf, sampleWithPlaces } from './pdfs.fixture.ts'

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

test('some pages of one file are saved by themselves, by button and by keys', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, sample('report', 3))
  await expect(page.getByText('Please select at least 2 PDF files to merge')).toBeVisible()
  await page.getByRole('textbox', { name: 'Pages of report.pdf' }).fill('2')
  await expect(mergeButton(page)).toBeDisabled()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save these pages' }).click(),
  ])
  expect(await wordsOf(download)).toEqual(['report page 2'])
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+Enter')])
})

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

test('the same file twice has its own name, pages and place', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, sample('A'))
  await choose(page, sample('A'))
  await expect(rows(page)).toHaveText([/A\.pdf/, /A\.pdf \(2\)/])
  await page.getByRole('textbox', { name: 'Pages of A.pdf (2)' }).fill('2')
  await page.getByRole('button', { name: 'Move A.pdf (2) up' }).click()
  expect(await wordsOf(await merge(page))).toEqual(['A page 2', 'A page 1', 'A page 2'])
})

test('a protected file asks for its password until it opens', async ({ page, open, violations }) => {
  await open('/pdf-merger')
  await choose(page, sample('A', 1), fixture('aes-128.pdf'))
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel('Password for aes-128.pdf')
  await expect(password).toBeFocused()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Wrong password for aes-128.pdf')
  expect(await violations()).toEqual([])
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

test('the merged file can have a custom name, title and password', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, sample('A', 1), sample('B', 1))
  await page.getByRole('textbox', { name: 'File name' }).fill('All of it')
  await page.getByRole('button', { name: 'Options' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Everything')
  await page.getByRole('checkbox', { name: 'Start each file on an odd page' }).check()
  await page.getByLabel('Password to open it').fill('sésame')
  const download = await merge(page)
  expect(download.suggestedFilename()).toBe('All of it.pdf')
  expect(await wordsOf(download, 'sésame')).toEqual(['A page 1', '', 'B page 1'])
  const bytes = new Uint8Array(readFileSync(await download.path()))
  expect(await inspectPdf('x.pdf', bytes)).toMatchObject({ ok: false, problem: 'needs-password' })

  await page.waitForFunction(() => localStorage.getItem('sundry-tool-pdf-merger')?.includes('Everything'))
  await open('/pdf-merger')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Everything')
  await expect(page.getByRole('checkbox', { name: 'Start each file on an odd page' })).toBeChecked()
  await expect(page.getByLabel('Password to open it')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('sésame')
})

test('twenty files become one', async ({ page, open }) => {
  await open('/pdf-merger')
  const names = Array.from({ length: 20 }, (_, i) => `file ${20 - i}`)
  await choose(page, ...names.map((name) => sample(name, 1)))
  await page.getByRole('button', { name: 'Sort by name' }).click()
  await expect(rows(page).nth(1)).toContainText('file 2.pdf')
  await expect(rows(page).nth(19)).toContainText(/file 20\.pdf.*1 page/)
  const words = await wordsOf(await merge(page))
  expect(words).toEqual(names.toReversed().map((name) => `${name} page 1`))
})

test('pages are moved across files, turned and deleted by keyboard', async ({ page, open, violations }) => {
  await open('/pdf-merger')
  await choose(page, sample('A', 2), sample('B', 2))
  await page.getByRole('button', { name: 'Show pages of B.pdf' }).click()
  const tiles = page.getByRole('list', { name: 'Pages' }).getByRole('button')
  const tile = page.getByRole('button', { name: 'Page 1 of B.pdf' })
  await expect(tile).toBeFocused()
  await expect.poll(() => tile.locator('canvas').evaluate(isDrawn)).toBe(true)
  expect(await violations()).toEqual([])

  await page.keyboard.press('Alt+ArrowLeft')
  await expect(page.getByText('Page 1 of B.pdf moved to position 2 of 4')).toBeAttached()
  await expect(tile).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Turn right' }).click()
  await expect(tiles.nth(1)).toHaveAccessibleName('Page 1 of B.pdf (2 of 4, turned 90°)')
  await page.getByRole('button', { name: 'Page 1 of A.pdf' }).focus()
  await page.keyboard.press('Delete')
  await expect(tiles).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tiles).toHaveCount(4)
  await page.getByRole('button', { name: 'Page 2 of B.pdf' }).focus()
  await page.keyboard.press('Delete')

  await page.getByRole('tab', { name: 'Files' }).click()
  await expect(rows(page)).toHaveText([/A\.pdf.*1 of 2 pages/, /B\.pdf.*some turned/, /A\.pdf \(2\)/])
  const download = await merge(page)
  expect(await wordsOf(download)).toEqual(['A page 1', 'B page 1', 'A page 2'])
  const info = spawnSync('pdfinfo', ['-l', '3', await download.path()], { encoding: 'utf8' }).stdout
  expect([...info.matchAll(/rot: +(\d+)/g)].map(([, degrees]) => degrees)).toEqual(['0', '90', '0'])
})

test('bookmarks and links of every file lead to their pages', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, pdf('A.pdf', sampleWithPlaces('A')), pdf('B.pdf', sampleWithPlaces('B')))
  await page.getByRole('checkbox', { name: 'One bookmark per file' }).check()
  const download = await merge(page)
  const { stdout } = spawnSync('qpdf', ['--json', '--json-key=outlines', await download.path()], {
    encoding: 'utf8',
  })
  const { outlines } = JSON.parse(stdout)
  expect(outlines).toMatchObject([
    { title: 'A', destpageposfrom1: 1, kids: [{ title: 'A one' }, { title: 'A two' }] },
    { title: 'B', destpageposfrom1: 4, kids: [{ title: 'B one', destpageposfrom1: 4 }, {}] },
  ])
})

test('files that are not PDFs, empty, damaged or without pages are reported, and the others stay', async ({
  page,
  open,
  violations,
}) => {
  await open('/pdf-merger')
  const pageless = buildPdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [] /Count 0 >>',
  })
  await choose(
    page,
    sample('A'),
    { ...sample('text'), buffer: Buffer.from('hello') },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('PNG') },
    { ...sample('nothing'), buffer: Buffer.alloc(0) },
    { ...sample('broken'), buffer: Buffer.from('%PDF-1.7\nnothing at all') },
    pdf('pageless.pdf', pageless),
    { ...sample('B'), mimeType: '' },
  )
  await expect(page.getByText('2 files were skipped because they are not PDFs')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '"nothing.pdf" is empty.' })).toBeVisible()
  await expect(rows(page)).toHaveText([
    /A\.pdf/,
    /broken\.pdf: it is damaged beyond repair/,
    /pageless\.pdf: it has no pages/,
    /B\.pdf.*2 pages/,
  ])
  const range = page.getByRole('textbox', { name: 'Pages of A.pdf' })
  await range.fill('9-12')
  await expect(range).toHaveAccessibleDescription('Page range "9-12" is outside 1–2')
  await mergeButton(page).click()
  const failure = page.getByRole('alert').filter({ hasText: 'An error occurred while merging the PDFs' })
  await expect(failure).toContainText('broken.pdf: it is damaged beyond repair')
  await expect(failure).toContainText('A.pdf: Page range "9-12" is outside 1–2')
  expect(await violations()).toEqual([])

  await range.fill('2')
  await page.getByRole('button', { name: 'Remove broken.pdf' }).click()
  await expect(page.getByRole('button', { name: 'Remove pageless.pdf' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(failure).toBeHidden()
  await merge(page)
})

test('all are removed at once, and come back with Undo', async ({ page, open }) => {
  await open('/pdf-merger')
  await choose(page, sample('A'), sample('B'))
  await page.getByRole('textbox', { name: 'Pages of B.pdf' }).fill('1')
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(mergeButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText([/A\.pdf/, /B\.pdf.*1 of 2 pages/])
  await expect(page.getByRole('textbox', { name: 'Pages of B.pdf' })).toHaveValue('1')
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

test('a long merge shows how far it is, keeps the page alive, and can be stopped', async ({
  page,
  open,
  violations,
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
  expect(await violations()).toEqual([])
})

test('a narrow screen needs no sideways scroll, with files or with pages', async ({
  page,
  open,
  violations,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open('/pdf-merger')
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await choose(page, sample('A-name-that-is-long-and-has-no-place-to-break-anywhere-at-all', 4), sample('B'))
  await expect(rows(page).last()).toContainText('2 pages')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const tab of ['Files', 'Pages']) {
      await page.getByRole('tab', { name: tab }).click()
      expect(await overflow(), `${tab}, ${colorScheme}`).toBeLessThanOrEqual(0)
      expect(await violations(), `${tab}, ${colorScheme}`).toEqual([])
    }
  }
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

/** Whether a canvas holds anything but white. */
function isDrawn(element: Element): boolean {
  if (!(element instanceof HTMLCanvasElement) || element.width === 0) return false
  const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
  return pixels.some((value, i) => i % 4 === 0 && value < 128 && pixels[i + 3] === 255)
}
