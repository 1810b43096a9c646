import { expect, test } from 'vitest'
import type { Block } from '../../blocks.ts'
import { testDocx, wordCell, wordParagraph, wordRow } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

async function read(body: string, parts: Readonly<Record<string, string>> = {}) {
  const { document, notes } = await readDocx(testDocx(body, parts), 'a.docx')
  return { blocks: document.blocks, notes }
}

/** Returns each paragraph with the spaces above and below it; a box as its content. */
function outline(blocks: readonly Block[]): string[] {
  return blocks.map((block) => {
    if (block.kind === 'group')
      return `[${outline(block.blocks).join(', ')}] ${block.spaceBefore}/${block.spaceAfter}`
    if (block.kind !== 'paragraph') return block.kind
    const text = block.content.map((one) => (one.kind === 'text' ? one.text : '')).join('')
    return `${text} ${block.spaceBefore}/${block.spaceAfter}`
  })
}

const STYLES = `<w:style w:type="paragraph" w:styleId="A"/><w:style w:type="paragraph" w:styleId="B"/>`
const spaced = (text: string, style: string, more = '') =>
  wordParagraph(text, `<w:pStyle w:val="${style}"/><w:spacing w:before="100" w:after="200"/>${more}`)
const CLOSE = '<w:contextualSpacing/>'

test.each([
  ['of one style', spaced('1', 'A', CLOSE) + spaced('2', 'A', CLOSE), ['1 5/0', '2 0/10']],
  ['of two styles', spaced('1', 'A', CLOSE) + spaced('2', 'B', CLOSE), ['1 5/10', '2 5/10']],
  ['of which only the first asks for it', spaced('1', 'A', CLOSE) + spaced('2', 'A'), ['1 5/0', '2 5/10']],
  ['of which only the second asks for it', spaced('1', 'A') + spaced('2', 'A', CLOSE), ['1 5/10', '2 0/10']],
  [
    'with another between',
    spaced('1', 'A', CLOSE) + spaced('2', 'B', CLOSE) + spaced('3', 'A', CLOSE),
    ['1 5/10', '2 5/10', '3 5/10'],
  ],
  [
    'three in a row',
    spaced('1', 'A', CLOSE) + spaced('2', 'A', CLOSE) + spaced('3', 'A', CLOSE),
    ['1 5/0', '2 0/0', '3 0/10'],
  ],
  [
    'of one style that turn it off',
    spaced('1', 'A', '<w:contextualSpacing w:val="0"/>') +
      spaced('2', 'A', '<w:contextualSpacing w:val="0"/>'),
    ['1 5/10', '2 5/10'],
  ],
])('paragraphs that want no space between their like: %s', async (_, body, expected) => {
  expect(outline((await read(body, { styles: STYLES })).blocks)).toEqual(expected)
})

test('adds up the spacing of neighboring paragraphs if the settings say so', async () => {
  const settings = '<w:compat><w:doNotUseHTMLParagraphAutoSpacing/></w:compat>'
  const body = spaced('1', 'A') + spaced('2', 'B') + spaced('3', 'B', CLOSE)
  expect(outline((await read(body, { styles: STYLES, settings })).blocks)).toEqual([
    '1 5/10',
    '2 15/10',
    '3 0/10',
  ])
  expect(outline((await read(body, { styles: STYLES })).blocks)).toEqual(['1 5/10', '2 5/10', '3 0/10'])
})

const fill = (color: string) => `<w:shd w:val="clear" w:fill="${color}"/>`
const border = (side: string, size = 8, space = 4) =>
  `<w:${side} w:val="single" w:sz="${size}" w:space="${space}"/>`
const framed = (sides: string) => `<w:pBdr>${sides}</w:pBdr>`

test('paragraphs on one ground are one box, with the outer spaces around it', async () => {
  const { blocks } = await read(
    spaced('1', 'A', fill('EEEEEE')) + spaced('2', 'A', fill('EEEEEE')) + spaced('3', 'A', fill('EEEEEE')),
  )
  expect(outline(blocks)).toEqual(['[1 0/10, 2 5/10, 3 5/0] 5/10'])
  expect(blocks).toMatchObject([{ shade: '#eeeeee', padding: { top: 0, right: 0, bottom: 0, left: 0 } }])
  expect(blocks[0]).not.toHaveProperty('borders')
})

test.each([
  ['another ground', fill('EEEEEE'), fill('DDDDDD')],
  ['another line', framed(border('top', 8)), framed(border('top', 16))],
  ['another indent', `${fill('EEEEEE')}<w:ind w:left="100"/>`, fill('EEEEEE')],
  ['another end', `${fill('EEEEEE')}<w:ind w:right="100"/>`, fill('EEEEEE')],
])('a paragraph with %s starts a new box', async (_, first, second) => {
  const { blocks } = await read(spaced('1', 'A', first) + spaced('2', 'A', second))
  expect(outline(blocks)).toEqual(['[1 0/0] 5/10', '[2 0/0] 5/10'])
})

test('content between two identical boxes separates them', async () => {
  const box = (text: string) => spaced(text, 'A', fill('EEEEEE'))
  expect(outline((await read(box('1') + spaced('2', 'A') + box('3'))).blocks)).toEqual([
    '[1 0/0] 5/10',
    '2 5/10',
    '[3 0/0] 5/10',
  ])
  expect(
    outline((await read(`${box('1')}<w:tbl>${wordRow(wordCell('a'))}</w:tbl>${box('3')}`)).blocks),
  ).toEqual(['[1 0/0] 5/10', 'table', '[3 0/0] 5/10'])
})

test('a box has its lines, with their space and their width to the text', async () => {
  const { blocks } = await read(
    wordParagraph('a', framed(border('top', 8, 4) + border('bottom', 16, 7) + border('left'))),
  )
  const line = (width: number) => ({ width, color: '#000000' })
  expect(blocks).toMatchObject([
    {
      padding: { top: 5, right: 0, bottom: 9, left: 0 },
      borders: { top: line(1), bottom: line(2), left: line(1) },
    },
  ])
})

test.each([
  ['lines that are taken away', framed('<w:top w:val="nil" w:space="4"/>')],
  ['a ground that is taken away', '<w:shd w:val="nil"/>'],
  ['a ground without a color', '<w:shd w:val="clear" w:fill="auto"/>'],
])('a paragraph with %s is not in a box', async (_, properties) => {
  expect((await read(wordParagraph('a', properties))).blocks.map(({ kind }) => kind)).toEqual(['paragraph'])
})

test('a line only below has no space above', async () => {
  const { blocks } = await read(
    wordParagraph('a', framed(`${border('bottom', 8, 3)}<w:top w:val="nil" w:space="9"/>`)),
  )
  expect(blocks).toMatchObject([{ padding: { top: 0, bottom: 4 } }])
})

test('ignores the empty line next to a frame', async () => {
  const frame = wordParagraph('7', '<w:framePr w:xAlign="right"/>')
  const empty = '<w:p/>'
  expect(outline((await read(frame + empty + empty)).blocks)).toEqual(['7 0/0', ' 0/0'])
  expect(outline((await read(frame + wordParagraph('text'))).blocks)).toEqual(['7 0/0', 'text 0/0'])
  expect((await read(frame)).blocks).toMatchObject([{ align: 'end' }])
})

test('includes paragraphs in annotation wrappers, but not moved-away ones', async () => {
  const wrapped = ['w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag'].map(
    (name) => `<${name}>${wordParagraph(name.slice(2))}</${name}>`,
  )
  const { blocks } = await read(
    `${wrapped.join('')}<w:sdt><w:sdtContent>${wordParagraph('control')}</w:sdtContent></w:sdt>
    <mc:AlternateContent><mc:Choice Requires="x9">${wordParagraph('new')}</mc:Choice><mc:Fallback>${wordParagraph('old')}</mc:Fallback></mc:AlternateContent>
    <w:moveFrom>${wordParagraph('gone')}</w:moveFrom><w:del>${wordParagraph('gone')}</w:del>`,
  )
  expect(outline(blocks)).toEqual(
    ['ins', 'moveTo', 'customXml', 'smartTag', 'control', 'old'].map((one) => `${one} 0/0`),
  )
})

test('notes content imported from another file', async () => {
  const { blocks, notes } = await read(`<w:altChunk r:id="x"/>${wordParagraph('a')}`)
  expect(outline(blocks)).toEqual(['a 0/0'])
  expect(notes).toEqual(['1 inserted document was left out.'])
})

test('tables stand within each other twelve deep, deeper ones as their text', async () => {
  const nested = (count: number, inner: string): string =>
    count === 0
      ? inner
      : `<w:tbl>${wordRow(`<w:tc>${wordParagraph(`t${count}`)}${nested(count - 1, inner)}<w:p/></w:tc>`)}</w:tbl>`
  const twelve = await read(nested(12, ''))
  expect(twelve.notes).toEqual([])
  expect(JSON.stringify(twelve.blocks).match(/"kind":"table"/g)).toHaveLength(12)
  const thirteen = await read(nested(13, wordParagraph('in the thirteenth')))
  expect(thirteen.notes).toEqual(['1 table inside too many other tables was turned into text.'])
  expect(JSON.stringify(thirteen.blocks).match(/"kind":"table"/g)).toHaveLength(12)
  expect(JSON.stringify(thirteen.blocks)).toContain('in the thirteenth')
})

test('an empty paragraph that ends a section is a line if the section contains nothing else', async () => {
  const end = '<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/></w:sectPr></w:pPr></w:p>'
  expect(
    outline(
      (
        await read(
          `${wordParagraph('a') + end + wordParagraph('b')}<w:sectPr><w:type w:val="continuous"/></w:sectPr>`,
        )
      ).blocks,
    ),
  ).toEqual(['a 0/0', 'b 0/0'])
  expect(
    outline(
      (await read(`${end + wordParagraph('b')}<w:sectPr><w:type w:val="continuous"/></w:sectPr>`)).blocks,
    ),
  ).toEqual([' 0/0', 'b 0/0'])
})
