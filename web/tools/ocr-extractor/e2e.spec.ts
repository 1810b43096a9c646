import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { offlineTest, untilCached } from '#e2e/offline-test.ts'
import { expect, test } from '#e2e/test.ts'

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const NOTE =
  'The ferry leaves at 9:45 from pier 7.\n\nTickets cost $12.50, children travel free.\nPlease bring warm clothes and a camera.'

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))
const file = (name: string, buffer = fixture(name)): Upload => ({ name, mimeType: '', buffer })
const choose = (page: Page, ...files: Upload[]) => page.getByLabel('Choose image or PDF').setInputFiles(files)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const text = (page: Page) => page.getByRole('textbox', { name: 'Extracted text' })
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem')

async function extract(page: Page, ...files: Upload[]): Promise<void> {
  await choose(page, ...files)
  await button(page, 'Extract Text').click()
  await expect(text(page)).toBeVisible()
}

/** Notes what the progress is called from now on. */
async function notedProgress(page: Page): Promise<() => Promise<string[]>> {
  const labels = await page.evaluateHandle(() => {
    const noted: string[] = []
    const note = () => {
      const label = document.querySelector('[role=progressbar]')?.getAttribute('aria-label')
      if (label && label !== noted.at(-1)) noted.push(label)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    return noted
  })
  return () => labels.jsonValue()
}

async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer; path: string }> {
  const [download]: [Download, unknown] = await Promise.all([
    page.waitForEvent('download'),
    button(page, name).click(),
  ])
  const path = await download.path()
  return { name: download.suggestedFilename(), bytes: readFileSync(path), path }
}

test('a page is read, corrected, copied and saved; download sizes are shown while the OCR engine loads', async ({
  page,
  open,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await open('/ocr-extractor')
  const engine = () => requests.filter((path) => /engine-tesseract|traineddata/.test(path))
  expect(engine(), 'nothing is fetched before it is used').toEqual([])
  const getLabels = await notedProgress(page)
  await choose(page, file('note.png'))
  await expect(text(page)).toHaveValue(NOTE)
  expect(engine().filter((path) => path.endsWith('.wasm'))).toHaveLength(1)
  const labels = await getLabels()
  expect(labels.findLast((label) => label.startsWith('Loading'))).toMatch(
    /^Loading the text reader and English: \d+ %$/,
  )
  expect(labels.at(-1)).toMatch(/^Page 1 of 1, \d+ %$/)
  await text(page).fill(NOTE.replace('pier 7', 'pier 8'))
  await button(page, 'Copy').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  const saved = await save(page, 'Download')
  expect(saved.name).toBe('extracted-text.txt')
  expect(saved.bytes.toString()).toBe(NOTE.replace('pier 7', 'pier 8'))
  const json = JSON.parse((await save(page, 'Download JSON')).bytes.toString())
  expect(json.pages[0].lines[0].words.at(-1)).toMatchObject({ text: '8.', box: expect.any(Array) })
  const word = await save(page, 'Download Word')
  expect(word.name).toBe('note.docx')
  expect(strFromU8(unzipSync(word.bytes)['word/document.xml'] ?? new Uint8Array())).toContain('from pier 8.')
  expect((await save(page, 'Download hOCR')).bytes.toString()).toContain('>ferry</span>')
})

test('the searchable PDF contains the unchanged image, and the words at their positions', async ({
  page,
  open,
}) => {
  await open('/ocr-extractor')
  await extract(page, file('note.jpg'))
  const { name, path } = await save(page, 'Download searchable PDF')
  expect(name).toBe('note_searchable.pdf')
  execFileSync('qpdf', ['--check', path])
  const found = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })
  expect(found.replace(/\s+/g, ' ').trim()).toBe(NOTE.replace(/\s+/g, ' '))
  execFileSync('pdfimages', ['-all', path, `${path}-image`])
  expect(readFileSync(`${path}-image-000.jpg`)).toEqual(fixture('note.jpg'))
})

test('a dark page that lies crooked, and one on its head, are read like any other', async ({
  page,
  open,
}) => {
  await open('/ocr-extractor')
  await choose(page, file('dark-crooked.png'), file('upside-down.png'))
  await expect(rows(page).filter({ hasText: '1 page' })).toHaveCount(2)
  await button(page, 'Extract All').click()
  await expect(rows(page).filter({ hasText: 'read' })).toHaveCount(2)
  await expect(text(page)).toHaveValue(NOTE)
  await expect(page.getByText(/^Inverted.*straightened by [67]\.\d°/)).toBeVisible()
  await page.getByRole('radio', { name: 'Original' }).check()
  await expect(page.getByRole('img', { name: 'dark-crooked.png', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^upside-down\.png/ }).click()
  await expect(text(page)).toHaveValue(NOTE)
  await expect(page.getByText(/^Turned by 180°/)).toBeVisible()
})

test('a PDF yields its own text without OCR, and only its other pages are recognized', async ({
  page,
  open,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open('/ocr-extractor')
  await choose(page, file('mixed.pdf'))
  await page.getByLabel('Pages').fill('1')
  await button(page, 'Extract Text').click()
  const layerText =
    'A digital page\nThis PDF holds its own text, in two paragraphs of a few words each, and this one is\nlong enough to be broken into at least two lines on a page.\n\nThe second paragraph is short.'
  await expect(text(page)).toHaveValue(layerText)
  expect(requests.filter((url) => /engine-tesseract|traineddata/.test(url))).toEqual([])
  await page.getByLabel('Pages').fill('3')
  await expect(page.getByRole('alert')).toHaveText(/Page range "3" is outside 1–2/)
  await page.getByLabel('Pages').fill('')
  await button(page, 'Extract Text').click()
  await expect(text(page)).toHaveValue(`${layerText}\n\n\f${NOTE}`)
  const { path } = await save(page, 'Download searchable PDF')
  execFileSync('qpdf', ['--check', path])
  expect(execFileSync('pdftotext', ['-f', '2', path, '-'], { encoding: 'utf8' })).toContain(
    'Tickets cost $12.50',
  )
})

test('pages of a TIFF follow each other; a word in the text shows its place on its page', async ({
  page,
  open,
}) => {
  await open('/ocr-extractor')
  await extract(page, file('two-pages.tif'))
  const second = 'Second page: the harbor master answers\nall questions between noon and three.'
  await expect(text(page)).toHaveValue(`${NOTE}\n\n\f${second}`)
  await text(page).focus()
  await page.keyboard.press('Control+End')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  const box = page.locator('[data-word-box]')
  await expect(box).toBeVisible()
  const [shown, word] = await Promise.all([
    page.getByRole('img', { name: /as read$/ }).boundingBox(),
    box.boundingBox(),
  ])
  // The last word of the second line, "three.", ends at 61 % of the width and 35 % of the height.
  const right = ((word?.x ?? 0) + (word?.width ?? 0) - (shown?.x ?? 0)) / (shown?.width ?? 1)
  const bottom = ((word?.y ?? 0) + (word?.height ?? 0) - (shown?.y ?? 0)) / (shown?.height ?? 1)
  expect([right, bottom].map((share) => Math.round(share * 10))).toEqual([6, 3])
})

test('an unreadable file is named, and the others are processed', async ({ page, open }, info) => {
  const large = info.outputPath('large.png')
  writeFileSync(large, Buffer.alloc(101 * 1024 * 1024))
  await open('/ocr-extractor')
  await page.getByLabel('Choose image or PDF').setInputFiles(large)
  await expect(page.getByRole('alert')).toHaveText('"large.png" is too large (101 MB). The limit is 100 MB.')
  const note = fixture('note.png')
  await choose(
    page,
    file('renamed.png', Buffer.from('no picture')),
    file('cut.png', note.subarray(0, note.length / 2)),
    file('cut.pdf', fixture('mixed.pdf').subarray(0, 400)),
    file('blank.png'),
  )
  const alerts = page.getByRole('alert')
  await expect(alerts.filter({ hasText: '"renamed.png" is not a supported file type.' })).toBeVisible()
  await expect(alerts.filter({ hasText: '"cut.png" is damaged or incomplete.' })).toBeVisible()
  await expect(alerts.filter({ hasText: '"cut.pdf" could not be read.' })).toBeVisible()
  await page.getByRole('button', { name: /^blank\.png/ }).click()
  await button(page, 'Extract Text').click()
  await expect(page.getByText('No text found on this page.')).toBeVisible()
})

test("a hundred megapixels are recognized; images beyond the browser's limit are rejected before decoding", async ({
  page,
  open,
}) => {
  await open('/ocr-extractor')
  await choose(page, file('too-many-pixels.png'), file('hundred-megapixels.png'))
  await expect(page.getByRole('alert')).toHaveText(
    '"too-many-pixels.png" is too large to process (12000×12000).',
  )
  await page.getByRole('button', { name: /^hundred-megapixels\.png/ }).click()
  await button(page, 'Extract Text').click()
  await expect(text(page)).toHaveValue(NOTE, { timeout: 60_000 })
})

offlineTest('after its first use it reads without a connection', async ({ page, open, context }) => {
  await open('/ocr-extractor')
  await untilCached(page)
  await extract(page, file('note.png'))
  await context.setOffline(true)
  await page.reload()
  await extract(page, file('note.jpg'))
  await expect(text(page)).toHaveValue(NOTE)
})
