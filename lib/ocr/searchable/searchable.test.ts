import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Affine, IDENTITY } from '../../image/scan/affine.ts'
import type { Rect } from '../../image/size.ts'
import type { RecognizedPage } from '../read-page.ts'
import { addText } from './add-text.ts'
import { imagePdf } from './image-pdf.ts'
import { emptyFont } from './text-font.ts'

const folder = mkdtempSync(join(tmpdir(), 'sundry-searchable-'))
const fixture = (name: string) =>
  readFileSync(new URL(`../../../web/tools/ocr-extractor/fixtures/${name}`, import.meta.url))

/** A page of 900 × 520 pixels with lines of words; each word is as wide as 20 pixels a letter. */
function page(lines: readonly string[], back: Affine, isRightToLeft = false): RecognizedPage {
  let start = 0
  const read = lines.map((text, row) => {
    let x = 60
    const words = text.split(' ').map((word) => {
      const box: Rect = { x, y: 50 + 80 * row, width: 20 * word.length, height: 40 }
      x += 20 * word.length + 20
      const placed = { text: word, start, end: start + word.length, confidence: 90, box }
      start += word.length + 1
      return placed
    })
    return { box: { x: 60, y: 50 + 80 * row, width: x - 80, height: 40 }, words }
  })
  return {
    source: 'image',
    text: lines.join('\n'),
    confidence: 90,
    paragraphs: [
      { box: { x: 60, y: 50, width: 700, height: 80 * lines.length }, isRightToLeft, lines: read },
    ],
    size: { width: 900, height: 520 },
    pageSize: { width: 900, height: 520 },
    back,
    changes: { isInverted: false, isEvened: false, isCleaned: false, quarterTurns: 0, angle: 0, scale: 1 },
    image: new Blob(),
  }
}

type Place = { readonly text: string; readonly box: readonly number[] }

/** The words of a page and their boxes in points from the upper left corner, as poppler finds them. */
function wordsOf(pdf: Uint8Array, number = 1): readonly Place[] {
  const file = join(folder, 'made.pdf')
  writeFileSync(file, pdf)
  execFileSync('qpdf', ['--check', file])
  const html = execFileSync('pdftotext', ['-bbox', '-f', `${number}`, '-l', `${number}`, file, '-'], {
    encoding: 'utf8',
  })
  const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)<\/word>/g
  return [...html.matchAll(word)].map(([, ...found]) => ({
    text: found[4] ?? '',
    box: found.slice(0, 4).map((value) => Math.round(Number(value) * 10) / 10),
  }))
}

let jpeg: Buffer

beforeAll(() => {
  jpeg = fixture('note.jpg')
})

test('words lie over a picture at their places, and its bytes are untouched', async () => {
  const image = { kind: 'jpeg', bytes: jpeg } as const
  const read = page(['The ferry leaves', 'at nine'], IDENTITY)
  const pdf = await imagePdf([{ image, orientation: 1, size: { width: 900, height: 520 }, page: read }])
  // At 144 dots an inch a pixel is half a point.
  expect(wordsOf(pdf)).toEqual([
    { text: 'The', box: [30, 25, 60, 45] },
    { text: 'ferry', box: [70, 25, 120, 45] },
    { text: 'leaves', box: [130, 25, 190, 45] },
    { text: 'at', box: [30, 65, 50, 85] },
    { text: 'nine', box: [60, 65, 100, 85] },
  ])
  execFileSync('pdfimages', ['-all', join(folder, 'made.pdf'), join(folder, 'picture')])
  expect(readFileSync(join(folder, 'picture-000.jpg'))).toEqual(jpeg)
})

test('adds text over one page of a PDF; the other page and all images remain', async () => {
  const source = fixture('mixed.pdf')
  // The picture is drawn over the whole page of 150 mm, which is 425.2 points for 900 pixels.
  const scale = 425.2 / 900
  const pdf = await addText(source, undefined, [
    { number: 0, page: { source: 'layer', text: 'A digital page' } },
    { number: 1, page: page(['The ferry leaves'], [scale, 0, 0, scale, 0, 0]) },
  ])
  expect(wordsOf(pdf, 2).map(({ text }) => text)).toEqual(['The', 'ferry', 'leaves'])
  const [first] = wordsOf(pdf, 2)
  for (const [index, wanted] of [60, 50, 120, 90].entries())
    expect(Math.abs((first?.box[index] ?? 0) - wanted * scale)).toBeLessThan(1)
  expect(wordsOf(pdf, 1)[0]?.text).toBe('A')
  execFileSync('pdfimages', ['-all', join(folder, 'made.pdf'), join(folder, 'after')])
  const before = join(folder, 'before.pdf')
  writeFileSync(before, source)
  execFileSync('pdfimages', ['-all', before, join(folder, 'before')])
  expect(readFileSync(join(folder, 'after-000.jpg'))).toEqual(readFileSync(join(folder, 'before-000.jpg')))
})

test.each([0, 90, 180, 270])('words are in their positions on a page that is turned by %i', async (turn) => {
  const upright = join(folder, 'upright.pdf')
  const turned = join(folder, 'turned.pdf')
  const image = { kind: 'jpeg', bytes: jpeg } as const
  const emptyPage = { source: 'layer', text: '' } as const
  writeFileSync(
    upright,
    await imagePdf([{ image, orientation: 1, size: { width: 900, height: 520 }, page: emptyPage }]),
  )
  execFileSync('qpdf', [upright, `--rotate=+${turn}`, turned])
  const pdf = await addText(readFileSync(turned), undefined, [
    { number: 0, page: page(['The ferry'], [0.25, 0, 0, 0.25, 0, 0]) },
  ])
  expect(wordsOf(pdf)).toEqual([
    { text: 'The', box: [15, 12.5, 30, 22.5] },
    { text: 'ferry', box: [35, 12.5, 60, 22.5] },
  ])
})

test('words of a page that lies crooked are found whole', async () => {
  const [sine, cosine] = [Math.sin(Math.PI / 22), Math.cos(Math.PI / 22)]
  const image = { kind: 'jpeg', bytes: jpeg } as const
  const read = page(['The ferry leaves', 'at nine'], [cosine, sine, -sine, cosine, 100, 0])
  const pdf = await imagePdf([{ image, orientation: 1, size: { width: 900, height: 520 }, page: read }])
  expect(
    wordsOf(pdf)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['The', 'at', 'ferry', 'leaves', 'nine'])
})

test.each([
  ['Arabic', 'السوق القديم'],
  ['Hindi', 'पुराना पेड़'],
  ['Japanese', '東京 から'],
])('%s round-trips as recognized', async (_, text) => {
  const image = { kind: 'jpeg', bytes: jpeg } as const
  const read = page([text], IDENTITY, text.startsWith('ا'))
  const file = join(folder, 'script.pdf')
  // The first word of a right-to-left line is at its right.
  if (text.startsWith('ا')) mirror(read)
  writeFileSync(
    file,
    await imagePdf([{ image, orientation: 1, size: { width: 900, height: 520 }, page: read }]),
  )
  const found = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
  // Poppler adds direction control characters.
  expect(found.replace(/[\u202a-\u202e\f\n]/g, '').normalize('NFC')).toBe(text.normalize('NFC'))
})

function mirror({ paragraphs, size }: RecognizedPage): void {
  for (const word of paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words)))
    Object.assign(word, { box: { ...word.box, x: size.width - word.box.x - word.box.width } })
}

test('a protected PDF opens with its password, and is open afterwards', async () => {
  const pdf = await addText(fixture('locked.pdf'), 'secret', [
    { number: 0, page: page(['The ferry'], [0.4, 0, 0, 0.4, 0, 0]) },
  ])
  expect(wordsOf(pdf).map(({ text }) => text)).toEqual(['The', 'ferry'])
})

test('the checksum of the invisible font satisfies TrueType', () => {
  const view = new DataView(emptyFont().buffer)
  let sum = 0
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  expect(sum).toBe(0xb1b0afba)
})
