import { expect, test } from 'vitest'
import type { Block, PageSetup } from '../blocks.ts'
import type { PageObjects, TextObject } from './page-objects.ts'
import { documentOfPages } from './read-pages.ts'

const LOOK = { font: 'sans', bold: false, italic: false, color: '#000000' } as const
const PAGE: PageObjects = { width: 600, height: 1000, texts: [], lines: [], fills: [], images: [], links: [] }

const text = (content: string, x: number, y: number, width = content.length * 5): TextObject => ({
  text: content,
  x,
  y,
  size: 10,
  width,
  look: LOOK,
})
const BODY = 'A line of the body that is as long as the others are'
const bodyOf = (index: number) => [
  text(`${BODY} ${index}a.`, 50, 200, 500),
  text(`${BODY} ${index}b.`, 50, 760, 500),
]
/** Pages with two lines of body each, and what `margin` adds to them. */
const pagesOf = (count: number, margin: (index: number) => readonly TextObject[]): PageObjects[] =>
  Array.from({ length: count }, (_, index) => ({ ...PAGE, texts: [...margin(index), ...bodyOf(index)] }))

const written = (blocks: readonly Block[] = []) =>
  blocks
    .map((block) =>
      'content' in block
        ? block.content
            .map((inline) =>
              inline.kind === 'text' ? inline.text : inline.kind === 'page-field' ? `{${inline.shows}}` : '',
            )
            .join('')
        : '',
    )
    .join(' / ')

function setupsOf(pages: readonly PageObjects[]): PageSetup[] {
  const { page, blocks } = documentOfPages(pages, '')
  return [page, ...blocks.flatMap((block) => (block.kind === 'page-break' && block.page ? [block.page] : []))]
}
const head = (content: string) => text(content, 50, 60)
const foot = (content: string, x = 300) => text(content, x, 960)

test.each([
  [
    'a title and "Page n"',
    (index: number) => [head('Annual report'), foot(`Page ${index + 1}`)],
    'Annual report',
    'Page {number}',
  ],
  ['a number between dashes', (index: number) => [foot(`- ${index + 1} -`)], '', '- {number} -'],
  ['number and count', (index: number) => [foot(`${index + 1} / 4`)], '', '{number} / {count}'],
  [
    '"Seite 1 von 4"',
    (index: number) => [foot(`Seite ${index + 1} von 4`)],
    '',
    'Seite {number} von {count}',
  ],
  [
    'a title on the left, its number on the right',
    (index: number) => [head('Report'), text(String(index + 1), 545, 60)],
    'Report\t{number}',
    '',
  ],
  ['two rows', () => [head('Report'), text('Draft', 50, 75)], 'Report / Draft', ''],
])('documentOfPages(): %s become header and footer', (_, margin, header, footer) => {
  const { page, blocks } = documentOfPages(pagesOf(4, margin), '')
  expect([written(page.header), written(page.footer)]).toEqual([header, footer])
  expect(blocks.map((block) => written([block]))).toEqual(
    [0, 1, 2, 3].flatMap((index) => bodyOf(index).map((line) => line.text)),
  )
})

test.each([
  ['differs on each page', (index: number) => [head(['One', 'Two', 'Three', 'Four'][index] ?? '')]],
  ['is on one page of many', (index: number) => (index === 1 ? [head('Report')] : [])],
  ['is a row of a table', () => [10, 110, 210, 310].map((x) => text('cell', x, 60))],
  ['is further inside than 15 % of the height', () => [text('Report', 50, 151)]],
])('documentOfPages(): a line that %s remains in the body', (_, margin) => {
  const { page, blocks } = documentOfPages(pagesOf(4, margin), '')
  expect([written(page.header), written(page.footer)]).toEqual(['', ''])
  const count = [0, 1, 2, 3].flatMap((index) => margin(index)).length
  expect(
    blocks
      .map((block) => written([block]))
      .join(' ')
      .match(/cell|Report|One|Two|Three|Four/g),
  ).toHaveLength(count)
})

test('documentOfPages(): odd and even pages have different headers', () => {
  const [setup, ...others] = setupsOf(pagesOf(6, (index) => [head(index % 2 === 0 ? 'Title' : 'Author')]))
  expect([written(setup?.header), written(setup?.evenHeader), others]).toEqual(['Title', 'Author', []])
})

test('documentOfPages(): a first page without header has none', () => {
  const [setup] = setupsOf(pagesOf(4, (index) => (index === 0 ? [] : [head('Title'), foot(`${index + 1}`)])))
  expect([written(setup?.header), written(setup?.footer)]).toEqual(['Title', '{number}'])
  expect([setup?.firstHeader, setup?.firstFooter]).toEqual([[], []])
})

test('documentOfPages(): chapters begin sections, also with a page without header', () => {
  const setups = setupsOf(
    pagesOf(12, (index) => (index === 6 ? [] : [head(index < 6 ? 'The sea' : 'The harbour')])),
  )
  expect(setups.map(({ header }) => written(header))).toEqual(['The sea', 'The harbour'])
  expect(setups[1]?.firstHeader).toEqual([])
})

test('documentOfPages(): Roman numbers are followed by decimal ones from 1', () => {
  const roman = ['i', 'ii', 'iii', 'iv']
  const setups = setupsOf(pagesOf(10, (index) => [foot(roman[index] ?? String(index - 3))]))
  expect(
    setups.map(({ footer, firstNumber, numbering }) => [written(footer), firstNumber, numbering]),
  ).toEqual([
    ['{number}', undefined, 'lower-roman'],
    ['{number}', 1, undefined],
  ])
})

test('documentOfPages(): the first number is that of the first page', () => {
  const [setup] = setupsOf(pagesOf(3, (index) => [foot(String(index + 101))]))
  expect(setup?.firstNumber).toBe(101)
})

test('documentOfPages(): pages that show only what recurs keep it in their bodies', () => {
  const pages = [1, 2, 3].map((number) => ({ ...PAGE, texts: [head(`Slide ${number}`)] }))
  const { page, blocks } = documentOfPages(pages, '')
  expect(written(page.header)).toBe('')
  expect(written(blocks.filter(({ kind }) => kind !== 'page-break'))).toBe('Slide 1 / Slide 2 / Slide 3')
})
