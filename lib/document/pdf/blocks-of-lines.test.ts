import { expect, test } from 'vitest'
import type { Block } from '../blocks.ts'
import { pageBlocks } from './page-blocks.ts'
import type { ImageObject, PageObjects, TextObject } from './page-objects.ts'

const LOOK = { font: 'sans', bold: false, italic: false, color: '#000000' } as const
const BOLD = { ...LOOK, bold: true }
/** Letters of half their size in width. */
const mark = (text: string, x: number, y: number, more: Partial<TextObject> = {}): TextObject => {
  const size = more.size ?? 10
  return { text, x, y, size, width: text.length * size * 0.5, look: LOOK, ...more }
}
const page = (more: Partial<PageObjects>): PageObjects => ({
  width: 600,
  height: 800,
  texts: [],
  lines: [],
  fills: [],
  images: [],
  links: [],
  ...more,
})
const blocksOf = (texts: readonly TextObject[], more: Partial<PageObjects> = {}) =>
  pageBlocks(page({ texts, ...more }), { bodySize: 10, headingSizes: [20, 14] })
/** Returns blocks as text, headings with their level, lists with their items. */
const outline = (blocks: readonly Block[]): string[] =>
  blocks.map((block) => {
    if (block.kind === 'list')
      return `${block.marker}${block.start ?? ''}[${block.items.map((item) => outline(item.blocks).join('/')).join(', ')}]`
    if (block.kind !== 'paragraph' && block.kind !== 'heading') return block.kind
    const text = block.content.map((one) => (one.kind === 'text' ? one.text : '')).join('')
    return block.kind === 'heading' ? `#${block.level} ${text}` : text
  })

/** 60 letters: a line of 300 points. */
const FULL = 'a line that is so long that it fills its column to the end i'

test.each([
  ['the next line', mark('b', 50, 112), [`${FULL} b`]],
  ['a line at most 15.5 points below', mark('b', 50, 115.5), [`${FULL} b`]],
  ['a line further below', mark('b', 50, 115.6), [FULL, 'b']],
  ['a larger line', mark('b', 50, 112, { size: 10.7 }), [FULL, 'b']],
  ['a line hardly larger', mark('b', 50, 112, { size: 10.5 }), [`${FULL} b`]],
  ['a line that stands in', mark('b', 59, 112), [FULL, 'b']],
  ['a line that hardly stands in', mark('b', 58.9, 112), [`${FULL} b`]],
  ['a line with a sign', mark('• b', 50, 112), [FULL, 'bullet[b]']],
])('after a full line, %s continues its paragraph or not', (_, next, expected) => {
  expect(outline(blocksOf([mark(FULL, 50, 100), next]))).toEqual(expected)
})

test('a bold line is not part of a regular paragraph', () => {
  const rows = [mark(FULL, 50, 100), mark(`${FULL.slice(0, -1)}.`, 50, 112, { look: BOLD })]
  expect(outline(blocksOf(rows))).toEqual([FULL, `${FULL.slice(0, -1)}.`])
})

test('a short line ends its paragraph: one that ends before four fifths of the room', () => {
  const rows = (length: number) => [
    mark(FULL, 50, 100),
    mark('b'.repeat(length), 50, 112),
    mark(FULL, 50, 124),
  ]
  expect(outline(blocksOf(rows(48)))).toEqual([`${FULL} ${'b'.repeat(48)} ${FULL}`])
  expect(outline(blocksOf(rows(47)))).toEqual([`${FULL} ${'b'.repeat(47)}`, FULL])
})

test('a gap that is wider than the one before it ends the paragraph', () => {
  const rows = (y: number) => [mark(FULL, 50, 100), mark(FULL, 50, 110), mark('c', 50, y)]
  expect(outline(blocksOf(rows(123)))).toEqual([`${FULL} ${FULL} c`])
  expect(outline(blocksOf(rows(123.5)))).toEqual([`${FULL} ${FULL}`, 'c'])
})

test.each([
  ['of the largest size', mark('Title', 50, 100, { size: 20 }), '#1 Title'],
  ['of the second size', mark('Title', 50, 100, { size: 14 }), '#2 Title'],
  ['nearly of that size', mark('Title', 50, 100, { size: 14.4 }), '#2 Title'],
  ['not so nearly', mark('Title', 50, 100, { size: 14.5 }), 'Title'],
  ['bold', mark('Title', 50, 100, { look: BOLD }), '#3 Title'],
  ['bold and a little smaller', mark('Title', 50, 100, { look: BOLD, size: 9.7 }), '#3 Title'],
  ['bold and smaller', mark('Title', 50, 100, { look: BOLD, size: 9.6 }), 'Title'],
  ['bold with a full stop', mark('Title.', 50, 100, { look: BOLD }), 'Title.'],
  ['bold with a colon', mark('Title:', 50, 100, { look: BOLD }), 'Title:'],
  ['large without letters', mark('12 34', 50, 100, { size: 20 }), '12 34'],
  ['large and of 199 letters', mark('a'.repeat(199), 50, 100, { size: 20 }), `#1 ${'a'.repeat(199)}`],
  ['large and of 200 letters', mark('a'.repeat(200), 50, 100, { size: 20 }), 'a'.repeat(200)],
])('a line that is %s is a heading or none', (_, line, expected) => {
  expect(outline(blocksOf([line]))).toEqual([expected])
})

const lines = (...texts: string[]) => texts.map((text, index) => mark(text, 50, 100 + index * 12))
test.each([
  ['bullets', ['• a', '• b'], ['bullet[a, b]']],
  ['a single bullet', ['• a'], ['bullet[a]']],
  ['dashes', ['- a', '– b'], ['bullet[a, b]']],
  ['numbers', ['1. a', '2. b'], ['decimal[a, b]']],
  ['numbers from another one on', ['3) a', '4) b'], ['decimal3[a, b]']],
  ['a single number', ['1. a'], ['1. a']],
  ['small letters', ['a) x', 'b) y'], ['lower-letter[x, y]']],
  ['capitals from C on', ['C. x', 'D. y'], ['upper-letter3[x, y]']],
  ['a number of four digits', ['2026. a', '2027. b'], ['2026. a 2027. b']],
  ['a sign without a space', ['•a', '•b'], ['•a •b']],
])('lines with %s are a list or not', (_, texts, expected) => {
  expect(outline(blocksOf(lines(...texts)))).toEqual(expected)
})

test('items indented by more than eight points are a list within the item above', () => {
  const rows = (x: number) => [mark('• a', 50, 100), mark('• b', x, 112), mark('• c', 50, 124)]
  expect(outline(blocksOf(rows(59)))).toEqual(['bullet[a/bullet[b], c]'])
  expect(outline(blocksOf(rows(58)))).toEqual(['bullet[a, b, c]'])
})

test.each([
  ['hyphen-', 'ated', 'hyphenated'],
  ['Hyphen-', 'Ated', 'Hyphen- Ated'],
  ['soft\u00AD', 'ened', 'softened'],
  ['plain', 'words', 'plain words'],
])('a line that ends with %s and continues with %s reads %s', (end, start, expected) => {
  const first = `${FULL.slice(0, 60 - end.length)}${end}`
  const [text = ''] = outline(blocksOf([mark(first, 50, 100), mark(start, 50, 112)]))
  expect(text).toBe(`${FULL.slice(0, 60 - end.length)}${expected}`)
})

test.each([
  ['in the middle', 250, 'center'],
  ['at its right end', 300, 'right'],
  ['at its left', 50, undefined],
])('a short line below a full one that stands %s is aligned so', (_, x, align) => {
  const [, below] = blocksOf([mark(FULL, 50, 100), mark('ten letter', x === 250 ? 175 : x, 140)])
  expect(below?.kind === 'paragraph' ? below.align : 'none').toBe(align)
})

const image = (x: number, y: number, width = 100): ImageObject => ({
  x,
  y,
  width,
  height: 50,
  source: { kind: 'pixels', width: 1, height: 1, bytes: Uint8Array.of(0, 0, 0, 255) },
})
test('an image precedes the first text below it, or is at the end', () => {
  const texts = [mark(FULL, 50, 100), mark(FULL, 50, 200), mark(FULL, 50, 300)]
  const kinds = (...images: ImageObject[]) => blocksOf(texts, { images }).map(({ kind }) => kind)
  expect(kinds(image(50, 120))).toEqual(['paragraph', 'image-block', 'paragraph', 'paragraph'])
  expect(kinds(image(50, 10))).toEqual(['image-block', 'paragraph', 'paragraph', 'paragraph'])
  expect(kinds(image(50, 400), image(50, 220))).toEqual([
    'paragraph',
    'paragraph',
    'image-block',
    'paragraph',
    'image-block',
  ])
})

test.each([
  [250, 100, 'center'],
  [273, 100, 'center'],
  [275, 100, undefined],
  [50, 500, undefined],
  [50, 100, undefined],
])('a picture at %i of width %i is aligned %s', (x, width, align) => {
  const [block] = blocksOf([], { images: [image(x, 100, width)] })
  expect(block?.kind === 'image-block' ? block.align : 'none').toBe(align)
})
