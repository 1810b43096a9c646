import { expect, test } from 'vitest'
import type { PageObjects, TextObject } from './page-objects.ts'
import { documentOfPages } from './read-pages.ts'

const LOOK = { font: 'sans', bold: false, italic: false, color: '#000000' } as const

function text(content: string, x: number, y: number, more: Partial<TextObject> = {}): TextObject {
  const size = more.size ?? 10
  return { text: content, x, y, size, width: content.length * size * 0.5, look: LOOK, ...more }
}

function blocksOf(page: Partial<PageObjects>) {
  const marks = { width: 600, height: 800, texts: [], lines: [], fills: [], images: [], links: [], ...page }
  return documentOfPages([marks], 'page').blocks
}

const WORDS = 'words that fill a line to its end or nearly so'

test('two columns are read one after the other, below the title across them', () => {
  const rows = [0, 1, 2, 3].flatMap((row) => [
    text(`L${row} ${WORDS}`, 50, 150 + row * 12),
    text(`R${row} ${WORDS}`, 320, 150 + row * 12),
  ])
  const blocks = blocksOf({ texts: [text('A title across the page', 50, 100, { size: 20 }), ...rows] })
  expect(blocks).toMatchObject([
    { kind: 'heading', level: 1, content: [{ text: 'A title across the page' }] },
    { kind: 'paragraph' },
    { kind: 'paragraph' },
  ])
  expect(JSON.stringify(blocks).match(/[LR]\d/g)).toEqual(['L0', 'L1', 'L2', 'L3', 'R0', 'R1', 'R2', 'R3'])
})

test('a line from right to left is turned into the order in which it is read, its numbers and words are not', () => {
  const [paragraph] = blocksOf({ texts: [text('םלוע such as 12 ,םולש', 50, 100)] })
  expect(paragraph).toMatchObject({ direction: 'rtl' })
  expect(JSON.stringify(paragraph)).toContain('שלום, such as 12 עולם')
})

test.each([
  ['fits', 400, 300, [400, 300]],
  ['is as wide as the page', 600, 300, [544, 272]],
  ['is as high as the page', 300, 800, [279, 744]],
])('pageBlocks(): an image that %s is at most as large as the body', (_, width, height, size) => {
  const source = { kind: 'png', bytes: Uint8Array.of(1) } as const
  const [image] = blocksOf({ images: [{ x: 0, y: 0, width, height, source }] })
  expect(image).toMatchObject({ kind: 'image-block', width: size[0], height: size[1] })
})
