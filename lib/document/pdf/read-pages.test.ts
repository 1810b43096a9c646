import { expect, test } from 'vitest'
import type { PageObjects, TextObject } from './page-objects.ts'
import { documentOfPages } from './read-pages.ts'

const LOOK = { font: 'sans', bold: false, italic: false, color: '#000000' } as const
const IMAGE = { kind: 'png', bytes: Uint8Array.of(1) } as const
const PAGE: PageObjects = { width: 600, height: 1000, texts: [], lines: [], fills: [], images: [], links: [] }

const text = (content: string, x: number, y: number, size = 10, width = 100): TextObject => ({
  text: content,
  x,
  y,
  size,
  width,
  look: LOOK,
})
const pageOf = (more: Partial<PageObjects>): PageObjects => ({ ...PAGE, ...more })
const image = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  width,
  height,
  source: IMAGE,
})
const kindsOf = (...pages: readonly PageObjects[]) =>
  documentOfPages(pages, '').blocks.map(({ kind }) => kind)

test.each([
  ['ends above seven tenths of its height', { texts: [text('a', 50, 699)] }, true],
  ['is filled to there', { texts: [text('a', 50, 700)] }, false],
  ['has a footer below a short text', { texts: [text('a', 50, 300), text('7', 290, 920)] }, true],
  ['has text down to its footer', { texts: [text('a', 50, 300), text('b', 50, 919)] }, false],
  ['ends with a picture above there', { images: [image(50, 100, 200, 599)] }, true],
  ['ends with a picture that reaches there', { images: [image(50, 100, 200, 600)] }, false],
  ['shows nothing', {}, true],
])('a page break follows a page that %s: %o', (_, more, isBroken) => {
  const breaks = kindsOf(pageOf(more), pageOf({ texts: [text('next', 50, 100)] })).filter(
    (kind) => kind === 'page-break',
  )
  expect(breaks).toEqual(isBroken ? ['page-break'] : [])
})

test('page breaks are only between pages, each at the end of its page', () => {
  const short = (content: string) => pageOf({ texts: [text(content, 50, 300)] })
  expect(kindsOf(short('one'), short('two'))).toEqual(['paragraph', 'page-break', 'paragraph'])
})

test('a document is as large as the first page, with its title', () => {
  const { meta, language, direction, style, page } = documentOfPages(
    [pageOf({ width: 300, height: 400 }), PAGE],
    'Minutes',
  )
  expect([meta, language, direction]).toEqual([{ title: 'Minutes' }, 'und', 'ltr'])
  expect(style).toEqual({ font: 'arimo', size: 11 })
  expect([page.width, page.height]).toEqual([300, 400])
})

test('a document of no pages is an empty sheet of A4', () => {
  const { page, blocks } = documentOfPages([], '')
  expect([page.width, page.height, blocks]).toEqual([595.28, 841.89, []])
})

test('margins are the space around text and images of all pages, from 28 to 100 points', () => {
  const marginsOf = (...pages: readonly PageObjects[]) => documentOfPages(pages, '').page.margins
  const first = pageOf({ texts: [text('a', 60, 90, 10, 100)] })
  const second = pageOf({ images: [image(70, 200, 460, 750)] })
  expect(marginsOf(first, second)).toEqual({ top: 80, right: 70, bottom: 50, left: 60 })
  expect(marginsOf(pageOf({ images: [image(27, 27, 546, 946)] }))).toEqual({
    top: 28,
    right: 28,
    bottom: 28,
    left: 28,
  })
  expect(marginsOf(pageOf({ images: [image(101, 101, 398, 798)] }))).toEqual({
    top: 100,
    right: 100,
    bottom: 100,
    left: 100,
  })
})

test('the size of most letters is that of the text, by half points and over all pages', () => {
  const sizeOf = (...pages: readonly PageObjects[]) => documentOfPages(pages, '').style?.size
  const large = text('large text', 50, 100, 14)
  expect(sizeOf(pageOf({ texts: [large, text('small', 50, 200, 9.2)] }))).toBe(14)
  const small = [text('small ', 50, 200, 9.2), text('letters', 50, 300, 8.8)]
  expect(sizeOf(pageOf({ texts: [large, ...small] }))).toBe(9)
  expect(sizeOf(pageOf({ texts: [large] }), pageOf({ texts: small }))).toBe(9)
})

test('lines of larger sizes are headings, the largest of the first level, of five sizes at most', () => {
  const body = text('words of the text that is the most of what there is on this page', 50, 900, 10, 500)
  const sizes = [11, 12, 13, 14, 15, 16, 17]
  const heads = sizes.map((size, at) => text(`Size ${size}`, 50, 100 + at * 100, size))
  const { blocks } = documentOfPages([pageOf({ texts: [...heads, body] })], '')
  expect(blocks.map((block) => (block.kind === 'heading' ? block.level : block.kind))).toEqual([
    'paragraph',
    'paragraph',
    5,
    4,
    3,
    2,
    1,
    'paragraph',
  ])
})

test('a line is a heading from letters on that are an eighth larger than the text', () => {
  const body = text('words of the text that is the most of what there is on this page', 50, 900, 10, 500)
  const kinds = [11, 11.5].map(
    (size) => kindsOf(pageOf({ texts: [text('A title', 50, 100, size), body] }))[0],
  )
  expect(kinds).toEqual(['paragraph', 'heading'])
})
