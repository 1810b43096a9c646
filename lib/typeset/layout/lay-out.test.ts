import { expect, test } from 'vitest'
import type { Block, TextDocument } from '../../document/blocks.ts'
import { A4, cellOf, paragraph, testDocument } from '../documents.fixture.ts'
import { testEngine } from '../engine.fixture.ts'
import type { Page, TextItem } from '../page.ts'
import { layOut } from './lay-out.ts'

const engine = testEngine()

async function pagesOf(blocks: readonly Block[], more: Partial<TextDocument> = {}): Promise<readonly Page[]> {
  return (await layOut(testDocument(blocks, more), (await engine).fonts)).pages
}

function textsOf(page: Page | undefined): TextItem[] {
  return (page?.items ?? []).filter((item) => item.kind === 'text')
}

const wordsOf = (page: Page | undefined) => textsOf(page).map(({ text }) => text)
const line = (text: string, more: Partial<Extract<Block, { kind: 'paragraph' }>> = {}) =>
  paragraph(text, more)
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(`Line ${index + 1}`))

test('a document without a block is one empty page', async () => {
  const pages = await pagesOf([])
  expect(pages).toMatchObject([{ width: A4.width, height: A4.height, items: [] }])
})

test('an empty paragraph is as high as a line', async () => {
  const [first, second] = textsOf((await pagesOf([line('a'), line(''), line('b')]))[0])
  const [, below] = textsOf((await pagesOf([line('a'), line('x'), line('b')]))[0])
  const third = textsOf((await pagesOf([line('a'), line('x'), line('b')]))[0])[2]
  expect(below?.y).toBeGreaterThan(first?.y ?? 0)
  expect(second?.y).toBeCloseTo(third?.y ?? 0, 6)
})

test('a line of 12 points Noto Sans is 16.344 points high', async () => {
  const [first, second] = textsOf((await pagesOf([line('a'), line('b')], { style: { size: 12 } }))[0])
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(12 * 1.362, 6)
  expect(first?.y).toBeCloseTo(56 + 12 * 1.069, 6)
})

test.each([
  ['twice its own height', { times: 2 }, 12 * 2.724],
  ['20 points', { points: 20 }, 20],
])('line height: %s', async (_, lineHeight, expected) => {
  const [first, second] = textsOf(
    (await pagesOf([line('a', { lineHeight }), line('b', { lineHeight })], { style: { size: 12 } }))[0],
  )
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeCloseTo(expected, 6)
})

test('a heading moves on with the text below it', async () => {
  const filler = lines(52)
  const [first, second] = await pagesOf([
    ...filler,
    { ...paragraph('Heading'), kind: 'heading', level: 2 },
    line('Text'),
  ])
  expect(wordsOf(first)).not.toContain('Heading')
  expect(wordsOf(second)).toEqual(['Heading', 'Text'])
})

test('no line of a paragraph stands alone at the end of a page or at the top of the next', async () => {
  const text = Array.from({ length: 60 }, (_, index) => `sentence ${index} goes on and on`).join(' ')
  for (let above = 40; above < 54; above++) {
    const pages = await pagesOf([...lines(above), line(text)])
    const own = pages.map(
      (page) => wordsOf(page).filter((one) => one.includes('sentence') || one.includes('goes')).length,
    )
    for (const count of own) expect(count).not.toBe(1)
  }
})

test('keepTogether: lays out a group on one page, with its frame around it', async () => {
  const group: Block = {
    kind: 'group',
    keepTogether: true,
    shade: '#eeeeee',
    padding: { top: 5, right: 5, bottom: 5, left: 5 },
    blocks: lines(6),
  }
  const [first, second] = await pagesOf([...lines(50), group])
  expect(wordsOf(first)).toHaveLength(50)
  expect(wordsOf(second)).toHaveLength(6)
  expect(second?.items[0]).toMatchObject({ kind: 'rectangle', x: 56, y: 56, color: '#eeeeee' })
  expect(second?.items[0]).toHaveProperty('height', expect.closeTo(6 * 13.62 + 10, 6))
})

test('a frame that spans two pages is drawn on both', async () => {
  const pages = await pagesOf([{ kind: 'group', shade: '#eeeeee', blocks: lines(70) }])
  expect(pages.map(({ items }) => items.filter(({ kind }) => kind === 'rectangle').length)).toEqual([1, 1])
})

test('the first page can have a different header and footer', async () => {
  const page = {
    ...A4,
    header: [line('Every')],
    firstHeader: [line('First')],
    firstFooter: [],
    footer: [line('Foot')],
  }
  const pages = await pagesOf(lines(60), { page })
  expect(wordsOf(pages[0])).toEqual(['First', ...lines(53).map((_, index) => `Line ${index + 1}`)])
  expect(wordsOf(pages[1]).at(0)).toBe('Every')
  expect(wordsOf(pages[1]).at(-1)).toBe('Foot')
})

test('a header that is higher than its margin makes the body smaller', async () => {
  const page = { ...A4, header: lines(10) }
  const [first] = await pagesOf([line('Body')], { page })
  const body = textsOf(first).find(({ text }) => text === 'Body')
  expect(body?.y).toBeGreaterThan(28 + 10 * 13.62)
})

test('a page break can change the page size', async () => {
  const wide = { ...A4, width: A4.height, height: A4.width }
  const pages = await pagesOf([
    line('a'),
    { kind: 'page-break', page: wide },
    line('b'),
    { kind: 'page-break' },
    line('c'),
  ])
  expect(pages.map(({ width }) => width)).toEqual([A4.width, A4.height, A4.height])
  expect(pages.map(wordsOf)).toEqual([['a'], ['b'], ['c']])
})

test('in a right-to-left document the first column is the rightmost, and text starts at the right', async () => {
  const [page] = await pagesOf(
    [
      {
        kind: 'table',
        columns: [{ share: 1 }, { share: 1 }],
        rows: [{ cells: [cellOf('אחת'), cellOf('שתיים')] }],
      },
    ],
    { language: 'he' },
  )
  const [first, second] = textsOf(page)
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeCloseTo(A4.width - 56 - 4, 3)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeCloseTo(A4.width / 2 - 4, 3)
})

test('a paragraph can derive its direction from its first letter', async () => {
  const [page] = await pagesOf([
    line('12 שלום', { direction: 'auto' }),
    line('12 hello', { direction: 'auto' }),
  ])
  const [hebrew] = textsOf(page)
  const latin = textsOf(page).find(({ text }) => text.includes('hello'))
  expect((hebrew?.x ?? 0) + (hebrew?.width ?? 0)).toBeCloseTo(A4.width - 56, 3)
  expect(latin?.x).toBeCloseTo(56, 6)
})

test('a picture that is too wide is made smaller as a whole', async () => {
  const source = { kind: 'pixels', width: 1, height: 1, bytes: new Uint8Array(4) } as const
  const [page] = await pagesOf([{ kind: 'image-block', source, width: 966.56, height: 100, alt: '' }])
  expect(page?.items[0]).toMatchObject({ width: expect.closeTo(483.28, 6), height: expect.closeTo(50, 6) })
})

test('invalid BCP 47 language tags do not stop the layout', async () => {
  const pages = await pagesOf([line('漢字 text', { language: 'en_US' }), line('ภาษาไทย')], {
    language: 'x y',
  })
  expect(wordsOf(pages[0]).join('')).toContain('漢字')
})

test('inline images and tabs need no font and are not missing characters', async () => {
  const source = { kind: 'pixels', width: 1, height: 1, bytes: new Uint8Array(4) } as const
  const { fonts, loaded } = await testEngine()
  const document = testDocument([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'a\t' },
        { kind: 'image', source, width: 30, height: 40, alt: 'A dot' },
        { kind: 'text', text: 'b' },
      ],
    },
  ])
  const { pages, missingCharacters } = await layOut(document, fonts)
  expect(missingCharacters).toEqual([])
  expect(loaded).toEqual(['noto-sans/latin.woff2'])
  const [image] = pages[0]?.items.filter(({ kind }) => kind === 'image') ?? []
  const [first, , second] = textsOf(pages[0])
  expect(image).toMatchObject({ y: 56, height: 40 })
  expect(first?.y).toBeCloseTo(96, 6)
  expect(textsOf(pages[0]).map(({ text }) => text)).toEqual(['a', ' ', 'b'])
  expect(second?.y).toBeCloseTo(96, 6)
})
