import { expect, test } from 'vitest'
import type { Block, PageSetup, Paragraph } from '../../document/blocks.ts'
import { A4, paragraph, testDocument } from '../documents.fixture.ts'
import { testEngine } from '../engine.fixture.ts'
import type { Page, TextItem } from '../page.ts'
import { layOut } from './lay-out.ts'

/** Layout features needed for word processor documents only. */
const engine = testEngine()

async function pagesOf(blocks: readonly Block[], page: PageSetup = A4): Promise<readonly Page[]> {
  return (await layOut(testDocument(blocks, { page }), (await engine).fonts)).pages
}

function textsOf(page: Page | undefined): TextItem[] {
  return (page?.items ?? []).filter((item) => item.kind === 'text').filter(({ text }) => text.trim() !== '')
}

const LEFT = A4.margins.left

test('tabs lead to their stops: text starts, is centered or ends there', async () => {
  const tabs: Paragraph['tabs'] = [
    { at: 100 },
    { at: 200, align: 'center' },
    { at: 400, align: 'end', leader: '.' },
  ]
  const [a, b, c, dots, d] = textsOf((await pagesOf([paragraph('a\tb\tc\td', { tabs })]))[0])
  expect(a?.x).toBe(LEFT)
  expect(b?.x).toBeCloseTo(LEFT + 100, 6)
  expect((c?.x ?? 0) + (c?.width ?? 0) / 2).toBeCloseTo(LEFT + 200, 6)
  expect(dots?.text).toMatch(/^\.{20,}$/)
  expect((d?.x ?? 0) + (d?.width ?? 0)).toBeCloseTo(LEFT + 400, 6)
})

test('beyond the last stop tabs lead to multiples of the usual width, and an end stop outside to the edge', async () => {
  const [a, b, c] = textsOf((await pagesOf([paragraph('a\tb\tc', { tabs: [{ at: 50 }] })]))[0])
  expect([a?.x, b?.x, c?.x]).toEqual([LEFT, LEFT + 50, LEFT + 72])
  const indentLineBox = paragraph('a\tb', { indentStart: 40, tabs: [{ at: 600, align: 'end' }] })
  const [, last] = textsOf((await pagesOf([indentLineBox]))[0])
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(A4.width - A4.margins.right, 6)
})

test('a decimal tab aligns the decimal separator, or the end of an integer', async () => {
  const tabs: Paragraph['tabs'] = [{ at: 200, align: 'decimal' }]
  const ends = await Promise.all(
    ['\t12', '\t12.5', '\t1,25'].map(async (line) => {
      const [text] = textsOf((await pagesOf([paragraph(line, { tabs })]))[0])
      return { x: text?.x ?? 0, width: text?.width ?? 0 }
    }),
  )
  const [whole, half, quarter] = ends
  expect((whole?.x ?? 0) + (whole?.width ?? 0)).toBeCloseTo(LEFT + 200, 6)
  expect(half?.x).toBeCloseTo(whole?.x ?? 0, 6)
  expect((quarter?.x ?? 0) + (whole?.width ?? 0) / 2).toBeCloseTo(LEFT + 200, 1)
})

test('a label hangs before its paragraph, whose text starts at the indent', async () => {
  const label = { text: '1.', follow: 'tab', level: 0, marker: 'decimal' } as const
  const [mark, text] = textsOf(
    (await pagesOf([paragraph('x', { label, indentStart: 36, firstLine: -18 })]))[0],
  )
  expect([mark?.text, mark?.x, text?.x]).toEqual(['1.', LEFT + 18, LEFT + 36])
})

test('a note is at the foot of the page with its reference', async () => {
  const marked: Paragraph = {
    kind: 'paragraph',
    content: [
      { kind: 'text', text: 'marked' },
      { kind: 'note-mark', text: '1', note: [paragraph('the note')] },
    ],
  }
  const [first, second] = await pagesOf([marked, { kind: 'page-break' }, paragraph('next')])
  const note = textsOf(first).at(-1)
  expect(note?.text).toBe('the note')
  expect(note?.y).toBeGreaterThan(A4.height - A4.margins.bottom - 10)
  expect(note?.y).toBeLessThan(A4.height - A4.margins.bottom)
  expect(textsOf(second).map(({ text }) => text)).toEqual(['next'])
})

test('the baseline of an exact line is at four fifths of its height, extra space is below or above as set', async () => {
  const y = async (lineHeight: Paragraph['lineHeight']) =>
    (textsOf((await pagesOf([paragraph('a', lineHeight ? { lineHeight } : {})]))[0])[0]?.y ?? 0) -
    A4.margins.top
  const plain = await y(undefined)
  expect(await y({ exactly: 30 })).toBeCloseTo(24, 6)
  expect(await y({ times: 2, extra: 'below' })).toBeCloseTo(plain, 6)
  expect(await y({ atLeast: 30 })).toBeCloseTo(30 - 10 * 0.293, 6)
})

test('space before is preserved at the top of a page after a page break, but not after a full page', async () => {
  const spaced = paragraph('spaced', { spaceBefore: 20, preservesSpaceBefore: true })
  const [plain] = textsOf((await pagesOf([paragraph('spaced')]))[0])
  const [first, second] = await pagesOf([spaced, { kind: 'page-break' }, spaced])
  for (const page of [first, second]) expect(textsOf(page)[0]?.y).toBeCloseTo((plain?.y ?? 0) + 20, 6)
  const full = Array.from({ length: 53 }, () => paragraph('line'))
  const [, next] = await pagesOf([...full, spaced])
  expect(textsOf(next)[0]?.y).toBeCloseTo(plain?.y ?? 0, 6)
})

test('even pages have separate headers, and page numbers restart if a section says so', async () => {
  const number: Block = { kind: 'paragraph', content: [{ kind: 'page-field', shows: 'number' }] }
  const page: PageSetup = {
    ...A4,
    header: [paragraph('odd'), number],
    evenHeader: [paragraph('even'), number],
    firstNumber: 4,
    numbering: 'lower-roman',
  }
  const pages = await pagesOf([paragraph('a'), { kind: 'page-break' }, paragraph('b')], page)
  expect(
    pages.map((one) =>
      textsOf(one)
        .slice(0, 2)
        .map(({ text }) => text),
    ),
  ).toEqual([
    ['even', 'iv'],
    ['odd', 'v'],
  ])
})
