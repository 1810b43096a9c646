import { expect, test } from 'vitest'
import type { Block } from '../../blocks.ts'
import { testDocx, wordParagraph } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

async function read(
  properties: string,
  parts: Readonly<Record<string, string>> = {},
  text = 'a',
): Promise<readonly Block[]> {
  return (await readDocx(testDocx(wordParagraph(text, properties), parts), 'a.docx')).document.blocks
}

test('a paragraph that says nothing has all that its page needs', async () => {
  expect(await read('')).toEqual([
    {
      kind: 'paragraph',
      align: 'start',
      direction: 'ltr',
      spaceBefore: 0,
      spaceAfter: 0,
      indentStart: 0,
      indentEnd: 0,
      firstLine: 0,
      lineHeight: { times: 1 },
      preservesSpaceBefore: true,
      hangsPunctuation: true,
      keepWithNext: false,
      keepTogether: false,
      tabEvery: 36,
      content: [
        {
          kind: 'text',
          text: 'a',
          style: { font: 'tinos', size: 10, bold: false, italic: false, color: '#000000' },
        },
      ],
      style: { font: 'tinos', size: 10, bold: false, italic: false, color: '#000000' },
    },
  ])
})

test.each([
  ['<w:keepNext/>', { keepWithNext: true }],
  ['<w:keepLines/>', { keepTogether: true }],
  ['<w:bidi/>', { direction: 'rtl' }],
  ['<w:jc w:val="center"/>', { align: 'center' }],
  ['<w:ind w:left="200" w:right="400" w:hanging="100"/>', { indentStart: 10, indentEnd: 20, firstLine: -5 }],
  ['<w:widowControl w:val="0"/>', { mayPart: true }],
  ['<w:spacing w:line="360"/>', { lineHeight: { times: 1.5, extra: 'below' } }],
  ['<w:framePr w:xAlign="right"/><w:jc w:val="center"/>', { align: 'end' }],
  ['<w:framePr/>', { align: 'start' }],
  ['<w:framePr w:dropCap="drop" w:xAlign="right"/>', { align: 'start' }],
  [
    '<w:tabs><w:tab w:val="right" w:pos="720" w:leader="dot"/></w:tabs>',
    { tabs: [{ at: 36, align: 'end', leader: '.' }] },
  ],
])('a paragraph with %s is %j', async (properties, expected) => {
  expect(await read(properties)).toMatchObject([expected])
})

test.each([
  ['<w:widowControl/>', 'mayPart'],
  ['<w:overflowPunct w:val="0"/>', 'hangsPunctuation'],
  ['<w:spacing w:beforeAutospacing="1"/>', 'preservesSpaceBefore'],
  ['<w:tabs><w:tab w:val="clear" w:pos="720"/></w:tabs>', 'tabs'],
])('a paragraph with %s has no %s', async (properties, name) => {
  expect((await read(properties))[0]).not.toHaveProperty(name)
})

test('a stop is every so many points as the document says', async () => {
  expect(await read('', { settings: '<w:defaultTabStop w:val="400"/>' })).toMatchObject([{ tabEvery: 20 }])
  expect(await read('', { settings: '<w:defaultTabStop w:val="0"/>' })).toMatchObject([{ tabEvery: 36 }])
})

test('a paragraph removes a stop of its style and preserves the others', async () => {
  const styles = `<w:style w:type="paragraph" w:styleId="S"><w:pPr><w:tabs><w:tab w:pos="200"/><w:tab w:pos="400"/></w:tabs></w:pPr></w:style>`
  const own =
    '<w:pStyle w:val="S"/><w:tabs><w:tab w:val="clear" w:pos="200"/><w:tab w:val="center" w:pos="300"/></w:tabs>'
  expect(await read(own, { styles })).toMatchObject([{ tabs: [{ at: 15, align: 'center' }, { at: 20 }] }])
})

const named = (name: string, more = '') =>
  `<w:style w:type="paragraph" w:styleId="S"><w:name w:val="${name}"/>${more}</w:style>`
const outline = (level: number) => `<w:outlineLvl w:val="${level}"/>`
const OWN = '<w:pStyle w:val="S"/>'
test.each([
  ['the style of a heading', OWN, named('heading 1'), 1],
  ['the same in other letters', OWN, named('Heading 6'), 6],
  ['a style of another name', OWN, named('heading 7'), undefined],
  ['a style whose name only begins so', OWN, named('heading 1 char'), undefined],
  ['a level of the outline', outline(0), '', 1],
  ['the last level of headings', outline(5), '', 6],
  ['a level below those', outline(6), '', undefined],
  ['the level of body text', outline(9), '', undefined],
  ['a style with a level', OWN, named('Part', `<w:pPr>${outline(2)}</w:pPr>`), 3],
  ['a heading’s name before its level', OWN + outline(4), named('heading 2'), 2],
])('a paragraph with %s is a heading or none', async (_, properties, styles, level) => {
  const expected = level === undefined ? { kind: 'paragraph' } : { kind: 'heading', level }
  const [block] = await read(properties, { styles })
  expect(block).toMatchObject(expected)
})

test('a heading without letters is a paragraph', async () => {
  expect(await read(outline(0), {}, ' ')).toMatchObject([{ kind: 'paragraph' }])
})

test('a page ends before a paragraph with that property', async () => {
  const kinds = async (properties: string) => (await read(properties)).map(({ kind }) => kind)
  expect(await kinds('<w:pageBreakBefore/>')).toEqual(['page-break', 'paragraph'])
  expect(await kinds('<w:pageBreakBefore w:val="0"/>')).toEqual(['paragraph'])
})

const NUMBERING = `<w:abstractNum w:abstractNumId="0">
  <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr><w:rPr><w:color w:val="FF0000"/></w:rPr></w:lvl>
  <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerRoman"/><w:pStyle w:val="S"/><w:suff w:val="space"/><w:lvlText w:val="%2)"/><w:pPr><w:ind w:left="1440"/></w:pPr></w:lvl>
  </w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:abstractNum w:abstractNumId="1">
  <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/><w:rPr><w:rFonts w:ascii="Courier New"/></w:rPr></w:lvl>
  <w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl>
  <w:lvl w:ilvl="2"><w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0A7;"/><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr></w:lvl>
  </w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`
const numbered = (id: number, level?: number) =>
  `<w:numPr>${level === undefined ? '' : `<w:ilvl w:val="${level}"/>`}<w:numId w:val="${id}"/></w:numPr>`

test('an item has its number, and the indents of its level', async () => {
  expect(await read(numbered(1), { numbering: NUMBERING })).toMatchObject([
    {
      indentStart: 36,
      firstLine: -18,
      label: {
        text: '1.',
        follow: 'tab',
        level: 0,
        marker: 'decimal',
        number: 1,
        list: '0',
        style: { color: '#ff0000', bold: false },
      },
    },
  ])
})

test.each([
  ['its own indent before that of the level', `${numbered(1)}<w:ind w:left="100"/>`, '', 5],
  [
    'that of the level before that of its style',
    `${OWN}${numbered(1)}`,
    named('x', '<w:pPr><w:ind w:left="100"/></w:pPr>'),
    36,
  ],
  [
    'that of its style where the style asks for the number',
    OWN,
    named('x', `<w:pPr>${numbered(1, 0)}<w:ind w:left="100"/></w:pPr>`),
    5,
  ],
  [
    'none where it takes the number away',
    `${OWN}${numbered(0)}`,
    named('x', `<w:pPr>${numbered(1, 0)}<w:ind w:left="100"/></w:pPr>`),
    0,
  ],
  [
    'that of its style where its number is not there',
    `${OWN}${numbered(9)}`,
    named('x', '<w:pPr><w:ind w:left="100"/></w:pPr>'),
    5,
  ],
])('an item has as indent %s', async (_, properties, styles, indentStart) => {
  expect(await read(properties, { numbering: NUMBERING, styles })).toMatchObject([{ indentStart }])
})

test.each([
  ['the one it says', `${OWN}${numbered(1, 0)}`, named('x', `<w:pPr>${numbered(1, 1)}</w:pPr>`), '1.'],
  ['that of its style in the list', OWN, named('x', `<w:pPr>${numbered(1)}</w:pPr>`), 'i)'],
  ['that which its style says', OWN, `${named('x', `<w:pPr>${numbered(2, 2)}</w:pPr>`)}`, '▪'],
  ['the first where nobody says one', `${OWN}${numbered(1)}`, named('x'), '1.'],
  [
    'none where the number is taken away',
    `${OWN}${numbered(0)}`,
    named('x', `<w:pPr>${numbered(1)}</w:pPr>`),
    undefined,
  ],
  ['none where the level is not there', numbered(1, 7), '', undefined],
])('the level of an item is %s', async (_, properties, styles, label) => {
  const [block] = await read(properties, { numbering: NUMBERING, styles })
  expect(block?.kind === 'paragraph' ? block.label?.text : 'none').toBe(label)
})

test.each([
  [0, '◦'],
  [1, 'o'],
  [2, '▪'],
])('the bullet of level %i is %s', async (level, text) => {
  expect(await read(numbered(2, level), { numbering: NUMBERING })).toMatchObject([
    { label: { text, marker: 'bullet', level, style: { font: 'tinos' } } },
  ])
})

test('a number looks as the end of its paragraph does, but is never underlined', async () => {
  const mark = '<w:rPr><w:b/><w:u w:val="single"/><w:color w:val="00FF00"/></w:rPr>'
  const [block] = await read(numbered(1) + mark, { numbering: NUMBERING })
  expect(block).toMatchObject({
    label: { style: { bold: true, color: '#ff0000' } },
    style: { underline: true },
  })
  expect(block?.kind === 'paragraph' && block.label?.style).not.toHaveProperty('underline')
})

test('defaults, then the style, then the paragraph itself decide', async () => {
  const styles = `<w:docDefaults><w:pPrDefault><w:pPr><w:spacing w:before="20" w:after="40"/><w:jc w:val="center"/></w:pPr></w:pPrDefault></w:docDefaults>
    ${named('x', '<w:pPr><w:spacing w:after="60"/><w:ind w:left="80"/></w:pPr>')}`
  expect(await read(`${OWN}<w:ind w:left="100"/>`, { styles })).toMatchObject([
    { spaceBefore: 1, spaceAfter: 3, align: 'center', indentStart: 5 },
  ])
})
