import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate, deflateSync } from 'node:zlib'
import type { Page, TestInfo } from '@playwright/test'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from '#e2e/test.ts'
import { drawnLinesPdf, imagePdf, linesPdf } from '#lib/document/pdf/pdf.fixture.ts'

type Upload = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

const file = (name: string, content: Uint8Array | string): Upload => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
})
/** Writes files that are too large to be passed one by one. */
function onDisk(info: TestInfo, files: Readonly<Record<string, Uint8Array | string>>): string[] {
  return Object.entries(files).map(([name, content]) => {
    const path = info.outputPath(name)
    writeFileSync(path, content)
    return path
  })
}
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem')
const summary = (page: Page) => page.getByRole('status', { name: 'Summary' })

async function convert(page: Page, format: string, files: Upload[] | string[]): Promise<void> {
  await page.getByLabel('Output format').selectOption(format)
  await page.getByLabel('Choose files').setInputFiles(files)
  await expect(rows(page)).toHaveCount(files.length)
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
}

/** The parts of the Word document that the only file has become. */
async function savedParts(page: Page, name: string): Promise<{ media: readonly string[]; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
  ])
  const parts = unzipSync(readFileSync(await download.path()))
  return {
    media: Object.keys(parts).filter((path) => path.startsWith('word/media/')),
    text: strFromU8(parts['word/document.xml'] ?? new Uint8Array()),
  }
}

const MEGABYTE = 1024 * 1024
const GIGABYTE = 1024 * MEGABYTE
const SIDE = 64
const flat = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE * 3).fill(200) }
/** Levels without any order (Numerical Recipes, 7.1), which no packing without loss makes smaller. */
const levels = (count: number): Uint8Array => {
  let state = 1
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
}
const grain = { width: SIDE, height: SIDE, data: levels(SIDE * SIDE * 3) }
const vast = { width: 30_000, height: 30_000 }

test('a photo of a PDF remains a JPEG in Word, a flat image a PNG', async ({ page, open }) => {
  await open('/bulk-converter')
  await convert(page, 'DOCX', [file('two.pdf', imagePdf([flat, grain], [0, 1]))])
  const { media } = await savedParts(page, 'two.docx')
  expect(media).toEqual(['word/media/image1.png', 'word/media/image2.jpeg'])
})

test('an image on all thirty pages of a PDF is in Word a few times', async ({ page, open }) => {
  await open('/bulk-converter')
  await convert(page, 'DOCX', [file('logo.pdf', imagePdf([flat], Array<number>(30).fill(0)))])
  const { media } = await savedParts(page, 'logo.docx')
  expect(media.length).toBeLessThan(5)
})

test('an image in a PDF that exceeds memory is omitted with a note', async ({ page, open }) => {
  await open('/bulk-converter')
  await convert(page, 'DOCX', [file('vast.pdf', imagePdf([flat, vast], [0, 1, 0]))])
  const { media, text } = await savedParts(page, 'vast.docx')
  expect(media).toHaveLength(2)
  for (const number of [1, 2, 3]) expect(text).toContain(`Page ${number} here`)
  await expect(rows(page)).toContainText('Pictures of more than 50 million pixels were left out.')
  await page.getByLabel('Output format').selectOption('JPG')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(rows(page).getByRole('alert')).toContainText(
    'Could not convert "vast.pdf": The picture on page 2 is too large.',
  )
})

test('a page that only draws is a picture of its drawing in Word, with a note', async ({ page, open }) => {
  await open('/bulk-converter')
  const drawing = '1 0 0 rg 50 60 m 50 160 150 160 150 60 c f\n'
  await convert(page, 'DOCX', [file('logo.pdf', linesPdf(deflateSync(drawing)))])
  const { media, text } = await savedParts(page, 'logo.docx')
  expect(media).toEqual(['word/media/image1.png'])
  // 100 by 75 points, in English Metric Units of 1/12,700 point, up to a pixel more.
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(text) ?? []
  expect([Number(width) / 12_700, Number(height) / 12_700].map(Math.round)).toEqual([100, 75])
  await expect(rows(page)).toContainText('1 page without text was kept as a picture.')
})

/** Lines that a page draws, so many bytes of them, packed. */
async function packedLines(sizeBytes: number): Promise<Uint8Array> {
  const lines = Buffer.alloc(MEGABYTE, '100 0 m 9 99 l S\n')
  const chunks = Array.from({ length: sizeBytes / MEGABYTE }, () => lines)
  return buffer(Readable.from(chunks).pipe(createDeflate()))
}

for (const to of ['PNG', 'DOCX'])
  test(`a PDF that unpacks to a gigabyte is rejected, others become ${to}`, async ({ page, open }) => {
    await open('/bulk-converter')
    const bomb = await packedLines(GIGABYTE)
    const plan = await packedLines(MEGABYTE)
    await convert(page, to, [
      file('bomb.pdf', linesPdf(bomb)),
      file('drawn-bomb.pdf', drawnLinesPdf(bomb)),
      file('plan.pdf', linesPdf(plan)),
      file('drawn-plan.pdf', drawnLinesPdf(plan)),
    ])
    await expect(summary(page)).toContainText('2 converted, 2 failed', { timeout: 60_000 })
    await expect(rows(page).getByRole('alert')).toContainText([
      'Could not convert "bomb.pdf": What page 1 draws is too long.',
      'Could not convert "drawn-bomb.pdf": What page 1 draws is too long.',
    ])
  })

test('half a gigabyte of noise named as a PDF is rejected', async ({ page, open }, info) => {
  const path = info.outputPath('noise.pdf')
  const noise = levels(MEGABYTE)
  for (let written = 0; written < 499; written++) appendFileSync(path, noise)
  await open('/bulk-converter')
  await convert(page, 'PNG', [path])
  await expect(summary(page)).toContainText('0 converted, 1 failed')
  await expect(rows(page)).toContainText('noise.pdf')
  await expect(rows(page).getByRole('alert')).toContainText('This file is damaged, or is not a PDF.')
})

test('overlong files are rejected by name, and others converted', async ({ page, open }, info) => {
  const paragraph = '<w:p><w:r><w:t>x</w:t></w:r></w:p>'
  const bomb = zipSync({
    '_rels/.rels': Buffer.from(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': Buffer.from(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph.repeat(1_000_001)}</w:body></w:document>`,
    ),
  })
  await open('/bulk-converter')
  const paths = onDisk(info, {
    'open.csv': `"${'1,2\n'.repeat(2_500_001)}`,
    'long.txt': 'word '.repeat(2_000_001),
    'bomb.docx': bomb,
    'parts.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<g/>'.repeat(100_000)}</svg>`,
    'good.txt': 'Take the early train.',
  })
  await convert(page, 'PDF', paths)
  await expect(summary(page)).toContainText('1 converted, 4 failed', { timeout: 60_000 })
  await expect(rows(page).getByRole('alert')).toContainText([
    'Could not convert "open.csv": This text has 10,000,005 characters',
    'Could not convert "long.txt": This text has 10,000,005 characters',
    'Could not convert "bomb.docx": This document is too long',
    'Could not convert "parts.svg": This drawing has too many parts (100,002 tags).',
  ])
})
