import { expect, test } from 'vitest'
import type { Block, PageSetup } from '../../blocks.ts'
import { testDocx, wordParagraph } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

const SIMPLE = { top: 72, right: 72, bottom: 72, left: 72 }

async function read(body: string, parts: Readonly<Record<string, string>> = {}) {
  return (await readDocx(testDocx(body, parts), 'a.docx')).document
}
const section = (content: string) => `<w:sectPr>${content}</w:sectPr>`
const pageOf = async (content: string, parts: Readonly<Record<string, string>> = {}) =>
  (await read(wordParagraph('a') + section(content), parts)).page

const textOf = (blocks: readonly Block[] | undefined) =>
  blocks
    ?.map((block) =>
      block.kind === 'paragraph'
        ? block.content.map((one) => (one.kind === 'text' ? one.text : '')).join('')
        : block.kind,
    )
    .join(' ')

test('a document without a section has pages of a letter with an inch around', async () => {
  expect((await read(wordParagraph('a'))).page).toEqual({
    width: 612,
    height: 792,
    margins: SIMPLE,
    headerDistance: 35.4,
    footerDistance: 35.4,
    headerGap: 0,
  })
})

test.each([
  ['w:w="11906" w:h="16838"', 595.3, 841.9],
  ['w:w="720" w:h="100000"', 36, 5000],
  ['w:w="719" w:h="100001"', 612, 792],
  ['w:w="2000"', 100, 792],
  ['w:h="2000"', 612, 100],
])('a page with %s is %d wide and %d high', async (attributes, width, height) => {
  expect(await pageOf(`<w:pgSz ${attributes}/>`)).toMatchObject({ width, height })
})

test.each([
  ['w:top="200" w:right="400" w:bottom="600" w:left="800"', { top: 10, right: 20, bottom: 30, left: 40 }],
  ['w:left="800" w:gutter="200"', { ...SIMPLE, left: 50 }],
  ['w:gutter="200"', { ...SIMPLE, left: 82 }],
  ['w:top="-200" w:bottom="-600"', { ...SIMPLE, top: 10, bottom: 30 }],
  ['w:left="-200" w:right="-600"', { ...SIMPLE, left: 0, right: 0 }],
  ['w:left="5760" w:right="5760"', { ...SIMPLE, left: 288, right: 288 }],
  ['w:left="5780" w:right="5760"', { ...SIMPLE, left: 12, right: 12 }],
  ['w:top="7560" w:bottom="7560"', { ...SIMPLE, top: 378, bottom: 378 }],
  ['w:top="7560" w:bottom="7580"', { ...SIMPLE, top: 12, bottom: 12 }],
])('margins with %s are %j', async (attributes, margins) => {
  expect((await pageOf(`<w:pgMar ${attributes}/>`)).margins).toEqual(margins)
})

test('header and footer stand where the section says', async () => {
  expect(await pageOf('<w:pgMar w:header="200" w:footer="400"/>')).toMatchObject({
    headerDistance: 10,
    footerDistance: 20,
  })
})

test.each([
  ['w:start="7"', { firstNumber: 7, numbering: undefined }],
  ['w:fmt="lowerRoman"', { firstNumber: undefined, numbering: 'lower-roman' }],
  ['w:fmt="upperLetter" w:start="0"', { firstNumber: 0, numbering: 'upper-letter' }],
])('pages with %s are numbered so', async (attributes, { firstNumber, numbering }) => {
  const page = await pageOf(`<w:pgNumType ${attributes}/>`)
  expect([page.firstNumber, page.numbering]).toEqual([firstNumber, numbering])
})

const reference = (margin: string, type: string, id: string) =>
  `<w:${margin}Reference w:type="${type}" r:id="${id}"/>`
const PARTS = {
  headerA: wordParagraph('head'),
  headerB: wordParagraph('first head'),
  headerC: wordParagraph('even head'),
  footerA: wordParagraph('foot'),
  footerB: wordParagraph('first foot'),
  footerC: wordParagraph('even foot'),
}
const ALL =
  reference('header', 'default', 'headerA') +
  reference('header', 'first', 'headerB') +
  reference('header', 'even', 'headerC') +
  reference('footer', 'default', 'footerA') +
  reference('footer', 'first', 'footerB') +
  reference('footer', 'even', 'footerC')
const marginsOf = (page: PageSetup) =>
  [page.header, page.footer, page.firstHeader, page.firstFooter, page.evenHeader, page.evenFooter].map(textOf)

const EVEN = '<w:evenAndOddHeaders/>'
test.each([
  ['nothing else', ALL, '', ['head', 'foot', undefined, undefined, undefined, undefined]],
  [
    'a first page of its own',
    `${ALL}<w:titlePg/>`,
    '',
    ['head', 'foot', 'first head', 'first foot', undefined, undefined],
  ],
  ['even pages of their own', ALL, EVEN, ['head', 'foot', undefined, undefined, 'even head', 'even foot']],
  [
    'a first page that is turned off',
    `${ALL}<w:titlePg w:val="0"/>`,
    '',
    ['head', 'foot', undefined, undefined, undefined, undefined],
  ],
  [
    'both of them, but nothing on them',
    `${reference('header', 'default', 'headerA')}<w:titlePg/>`,
    EVEN,
    ['head', undefined, '', '', '', ''],
  ],
  [
    'a kind that is not known',
    reference('header', 'odd', 'headerA'),
    '',
    ['head', undefined, undefined, undefined, undefined, undefined],
  ],
  [
    'a part that is not there',
    reference('header', 'default', 'gone'),
    '',
    [undefined, undefined, undefined, undefined, undefined, undefined],
  ],
])('with %s, pages have the headers and footers of theirs', async (_, content, settings, expected) => {
  expect(marginsOf(await pageOf(content, { ...PARTS, settings }))).toEqual(expected)
})

const ends = (content: string) => `<w:p><w:pPr>${section(content)}</w:pPr><w:r><w:t>end</w:t></w:r></w:p>`
const setups = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'page-break' ? [block.page] : []))

test('a section inherits the headers of the previous one, except those it defines', async () => {
  const { page, blocks } = await read(
    ends(reference('header', 'default', 'headerA') + reference('footer', 'default', 'footerA')) +
      ends(reference('header', 'default', 'headerB')) +
      wordParagraph('last') +
      section(''),
    PARTS,
  )
  expect(marginsOf(page).slice(0, 2)).toEqual(['head', 'foot'])
  expect(setups(blocks).map((one) => one && marginsOf(one).slice(0, 2))).toEqual([
    ['first head', 'foot'],
    ['first head', 'foot'],
  ])
})

const kindsOf = (blocks: readonly Block[]) =>
  blocks.map((block) =>
    block.kind === 'page-break' ? (block.page ? `page ${block.page.width}` : 'page') : textOf([block]),
  )

test('a section starts a page with its own size, unless it is continuous', async () => {
  const size = (width: number) => `<w:pgSz w:w="${width * 20}"/>`
  const { page, blocks } = await read(
    ends(size(200)) +
      ends(size(300)) +
      ends(`<w:type w:val="continuous"/>${size(400)}`) +
      wordParagraph('last') +
      section(`<w:type w:val="nextPage"/>${size(500)}`),
  )
  expect(page.width).toBe(200)
  expect(kindsOf(blocks)).toEqual(['end', 'page 300', 'end', 'end', 'page 500', 'last'])
})

test('a page break right before a new section is not one page more', async () => {
  const pageEnd = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
  const { blocks } = await read(
    wordParagraph('a') +
      pageEnd +
      `<w:p><w:pPr>${section('')}</w:pPr></w:p>` +
      wordParagraph('b') +
      section(''),
  )
  expect(kindsOf(blocks)).toEqual(['a', '', 'page 612', 'b'])
})

test('a document with a single continuous section starts on its first page', async () => {
  const { blocks } = await read(wordParagraph('a') + section('<w:type w:val="continuous"/>'))
  expect(kindsOf(blocks)).toEqual(['a'])
})

const column = (space?: number) => `<w:col w:w="1000"${space === undefined ? '' : ` w:space="${space}"`}/>`
test.each([
  ['w:num="2"', '', { count: 2, gap: 36, hasRule: false }],
  ['w:num="3" w:space="400" w:sep="1"', '', { count: 3, gap: 20, hasRule: true }],
  ['w:num="2" w:sep="true"', '', { count: 2, gap: 36, hasRule: true }],
  ['w:num="2" w:sep="0"', '', { count: 2, gap: 36, hasRule: false }],
  ['w:num="12"', '', { count: 12 }],
  ['w:num="13"', '', { count: 12 }],
  ['', column(400) + column(), { count: 2, gap: 20 }],
  ['w:num="3"', column(200) + column(400) + column(900), { count: 3, gap: 15 }],
  ['w:num="2" w:space="100"', column(200) + column(400) + column(900), { count: 2, gap: 5 }],
  ['w:num="3"', column() + column(400) + column(), { count: 3, gap: 10 }],
])('a section of columns with %s and %s is %j', async (attributes, columns, expected) => {
  const { blocks } = await read(
    `${wordParagraph('a')}${section(`<w:cols ${attributes}>${columns}</w:cols>`)}`,
  )
  expect(blocks).toMatchObject([
    { kind: 'columns', isBalanced: false, blocks: [{ kind: 'paragraph' }], ...expected },
  ])
})

test.each(['', '<w:cols/>', '<w:cols w:num="1"/>', `<w:cols>${column(100)}</w:cols>`])(
  'a section with "%s" has no columns',
  async (columns) => {
    const { blocks } = await read(`${wordParagraph('a')}${section(columns)}`)
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph'])
  },
)

test.each([
  ['<w:bidi/>', 'rtl'],
  ['', 'ltr'],
  ['<w:bidi w:val="0"/>', 'ltr'],
])('a document whose last section has "%s" runs %s', async (content, direction) => {
  expect((await read(ends('<w:bidi/>') + wordParagraph('a') + section(content))).direction).toBe(direction)
})
