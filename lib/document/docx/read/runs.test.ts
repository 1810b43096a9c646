import { expect, test } from 'vitest'
import type { Block, Inline } from '../../blocks.ts'
import { testDocx, wordParagraph } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

async function read(content: string, parts: Readonly<Record<string, string>> = {}) {
  const bytes = testDocx(`<w:p>${content}</w:p>`, parts, {}, { away: 'https://a.b/c' })
  const { document, notes } = await readDocx(bytes, 'a.docx')
  return { blocks: document.blocks, notes }
}

function shown(inline: Inline): string {
  if (inline.kind === 'text') return inline.style?.link ? `${inline.text}→${inline.style.link}` : inline.text
  if (inline.kind === 'note-mark') return `*${inline.text}*`
  return inline.kind === 'page-field' ? `{${inline.shows}}` : inline.kind
}
const inlinesOf = (blocks: readonly Block[]): readonly Inline[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'heading' ? block.content : []))
/** Returns the paragraph's inline content, one string per element. */
const outline = async (content: string, parts: Readonly<Record<string, string>> = {}) =>
  inlinesOf((await read(content, parts)).blocks).map(shown)

const run = (content: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`
const text = (content: string, properties = '') => run(t(content), properties)

test.each([
  ['a tab', '<w:tab/>', ['a\tb']],
  ['a tab to a place', '<w:ptab w:alignment="right"/>', ['a\tb']],
  ['a hyphen that parts nothing', '<w:noBreakHyphen/>', ['a\u2011b']],
  ['a hyphen where a word may part', '<w:softHyphen/>', ['a\u00ADb']],
  ['a line end', '<w:br/>', ['a', 'line-break', 'b']],
  ['a line end beside a picture', '<w:br w:type="textWrapping"/>', ['a', 'line-break', 'b']],
  ['a line end of old', '<w:cr/>', ['a', 'line-break', 'b']],
  ['a sign by its code', '<w:sym w:font="Wingdings" w:char="F0FC"/>', ['a✓b']],
  ['a sign without a code', '<w:sym w:font="Wingdings"/>', ['ab']],
  ['what nobody knows', '<w:unknown><w:t>no</w:t></w:unknown>', ['ab']],
  ['deleted text', '<w:delText>no</w:delText>', ['ab']],
])('%s between letters is read', async (_, mark, expected) => {
  expect(await outline(run(`${t('a')}${mark}${t('b')}`))).toEqual(expected)
})

test.each([
  ['w:hyperlink', `<w:hyperlink r:id="away">${text('x')}</w:hyperlink>`, ['x→https://a.b/c']],
  [
    'one to a place in a page',
    `<w:hyperlink r:id="away" w:anchor="part">${text('x')}</w:hyperlink>`,
    ['x→https://a.b/c#part'],
  ],
  ['one to a place here', `<w:hyperlink w:anchor="part">${text('x')}</w:hyperlink>`, ['x→#part']],
  ['one to nowhere', `<w:hyperlink r:id="gone">${text('x')}</w:hyperlink>`, ['x']],
  [
    'one to nowhere within another',
    `<w:hyperlink r:id="away"><w:hyperlink>${text('x')}</w:hyperlink></w:hyperlink>`,
    ['x→https://a.b/c'],
  ],
  [
    'what was put in within one',
    `<w:hyperlink r:id="away"><w:ins>${text('x')}</w:ins></w:hyperlink>`,
    ['x→https://a.b/c'],
  ],
  [
    'a control within one',
    `<w:hyperlink r:id="away"><w:sdt><w:sdtContent>${text('x')}</w:sdtContent></w:sdt></w:hyperlink>`,
    ['x→https://a.b/c'],
  ],
  [
    'text after one',
    `<w:hyperlink r:id="away">${text('x')}</w:hyperlink>${text('y')}`,
    ['x→https://a.b/c', 'y'],
  ],
  [
    'a field',
    `<w:fldSimple w:instr="HYPERLINK &quot;https://d.e&quot;">${text('x')}</w:fldSimple>`,
    ['x→https://d.e'],
  ],
  [
    'a field that leads nowhere, in a link',
    `<w:hyperlink r:id="away"><w:fldSimple w:instr="DATE">${text('x')}</w:fldSimple></w:hyperlink>`,
    ['x→https://a.b/c'],
  ],
])('a link by %s leads where it says', async (_, content, expected) => {
  expect(await outline(content)).toEqual(expected)
})

const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)
const instruction = (content: string) => run(`<w:instrText>${content}</w:instrText>`)
test.each([
  [
    'a page number',
    `${mark('begin')}${instruction('PAGE')}${mark('separate')}${text('9')}${mark('end')}`,
    ['a', '{number}', 'b'],
  ],
  [
    'a count of pages without a result',
    `${mark('begin')}${instruction('NUMPAGES')}${mark('end')}`,
    ['a', '{count}', 'b'],
  ],
  [
    'a date',
    `${mark('begin')}${instruction('DATE')}${mark('separate')}${text('today')}${mark('end')}`,
    ['atodayb'],
  ],
  [
    'a link',
    `${mark('begin')}${instruction('HYPERLINK "https://d.e"')}${mark('separate')}${text('x')}${mark('end')}`,
    ['a', 'x→https://d.e', 'b'],
  ],
  [
    'a page number in one tag',
    `<w:fldSimple w:instr=" PAGE ">${text('9')}</w:fldSimple>`,
    ['a', '{number}', 'b'],
  ],
  [
    'a mark that is not known',
    `${mark('begin')}${mark('other')}${instruction('DATE')}${mark('separate')}${text('x')}${mark('end')}`,
    ['axb'],
  ],
])('a field that is %s shows it', async (_, field, expected) => {
  expect(await outline(text('a') + field + text('b'))).toEqual(expected)
})

test('a page number looks as its own text does', async () => {
  const big = '<w:sz w:val="40"/>'
  const [simple] = inlinesOf(
    (await read(`<w:fldSimple w:instr="PAGE">${text('9', big)}</w:fldSimple>`)).blocks,
  )
  expect(simple).toMatchObject({ kind: 'page-field', style: { size: 20 } })
  const [bare] = inlinesOf((await read('<w:fldSimple w:instr="PAGE"/>')).blocks)
  expect(bare).toMatchObject({ kind: 'page-field', style: { size: 10 } })
})

test('hidden text is dropped, but its fields continue', async () => {
  const hidden = '<w:vanish/>'
  expect(await outline(text('a') + text('no', hidden) + text('b', '<w:vanish w:val="0"/>'))).toEqual(['ab'])
  const field = `${mark('begin')}${run('<w:instrText>PAGE</w:instrText>', hidden)}${mark('separate')}${text('9')}${mark('end')}`
  expect(await outline(field + text('b'))).toEqual(['{number}', 'b'])
})

test.each([
  ['put in', 'w:ins', ['axb']],
  ['moved here', 'w:moveTo', ['axb']],
  ['marked', 'w:smartTag', ['axb']],
  ['marked by a program', 'w:customXml', ['axb']],
  ['moved away', 'w:moveFrom', ['ab']],
  ['deleted', 'w:del', ['ab']],
])('text that was %s is there or not', async (_, name, expected) => {
  expect(await outline(`${text('a')}<${name}>${text('x')}</${name}>${text('b')}`)).toEqual(expected)
})

test('of what is written in two ways one is read, among runs and within one', async () => {
  const ways = (first: string, second: string) =>
    `<mc:AlternateContent><mc:Choice Requires="x9">${first}</mc:Choice><mc:Fallback>${second}</mc:Fallback></mc:AlternateContent>`
  expect(await outline(ways(text('new'), text('old')))).toEqual(['old'])
  expect(await outline(run(`${t('a')}${ways(t('new'), t('old'))}`))).toEqual(['aold'])
})

test.each([
  ['w:bdo', 'rtl', ['\u202Ex\u202C']],
  ['w:dir', 'ltr', ['\u202Ax\u202C']],
  ['w:dir', 'up', ['x']],
])('text within %s %s is turned so', async (name, value, expected) => {
  expect(await outline(`<${name} w:val="${value}">${text('x')}</${name}>`)).toEqual(expected)
})

test('a formula becomes its letters, with a note', async () => {
  const { blocks, notes } = await read(
    `${text('a')}<m:oMath><m:r><m:t>x+y</m:t></m:r></m:oMath><m:oMathPara><m:oMath><m:r><m:t>z</m:t></m:r></m:oMath></m:oMathPara>`,
  )
  expect(inlinesOf(blocks).map(shown)).toEqual(['ax+yz'])
  expect(notes).toEqual(['2 formulas were kept as plain text.'])
})

test('comments are dropped with a note', async () => {
  const { blocks, notes } = await read(`${text('a')}${run('<w:commentReference w:id="1"/>')}`)
  expect(inlinesOf(blocks).map(shown)).toEqual(['a'])
  expect(notes).toEqual(['1 comment was left out.'])
})

test('the first bookmark of a paragraph is its id, except that of the last cursor position', async () => {
  const bookmark = (name: string) => `<w:bookmarkStart w:id="1" w:name="${name}"/>`
  const { blocks } = await read(`${bookmark('_GoBack')}${bookmark('part')}${bookmark('other')}${text('a')}`)
  expect(blocks).toMatchObject([{ id: 'part' }])
  expect((await read(`${bookmark('_GoBack')}${text('a')}`)).blocks[0]).not.toHaveProperty('id')
})

test.each([
  ['capitals', '<w:caps/>', [['AB1', 10]]],
  [
    'small capitals',
    '<w:smallCaps/>',
    [
      ['A', 10],
      ['B', 8],
      ['1', 10],
    ],
  ],
  ['both', '<w:caps/><w:smallCaps/>', [['AB1', 10]]],
])('letters as %s are written so', async (_, properties, expected) => {
  const found = inlinesOf((await read(text('Ab1', properties))).blocks)
  expect(found.map((one) => (one.kind === 'text' ? [one.text, one.style?.size] : []))).toEqual(expected)
})

test('runs that look the same are one, others are not', async () => {
  expect(await outline(text('a') + text('b', '<w:b/>') + text('c', '<w:b/>') + text('d'))).toEqual([
    'a',
    'bc',
    'd',
  ])
  expect(await outline(`${text('a')}<w:hyperlink r:id="away">${text('b')}</w:hyperlink>`)).toEqual([
    'a',
    'b→https://a.b/c',
  ])
})

test('a style of letters is over that of the paragraph, and what a run says over both', async () => {
  const styles = `<w:style w:type="paragraph" w:styleId="P" w:default="1"><w:rPr><w:b/><w:sz w:val="20"/></w:rPr></w:style>
    <w:style w:type="character" w:styleId="C"><w:rPr><w:b/><w:sz w:val="30"/><w:i/></w:rPr></w:style>`
  const found = inlinesOf(
    (
      await read(
        text('a', '<w:rStyle w:val="C"/>') +
          text('b', '<w:rStyle w:val="C"/><w:b/><w:sz w:val="40"/>') +
          text('c'),
        { styles },
      )
    ).blocks,
  )
  expect(found).toMatchObject([
    { text: 'a', style: { bold: false, italic: true, size: 15 } },
    { text: 'b', style: { bold: true, italic: true, size: 20 } },
    { text: 'c', style: { bold: true, italic: false, size: 10 } },
  ])
})

const note = (kind: string, id: number, content: string, more = '') =>
  `<w:${kind} w:id="${id}" ${more}>${content}</w:${kind}>`
const noteText = (content: string, kind = 'footnote') =>
  `<w:p>${run(`<w:${kind}Ref/>`)}${text(content)}</w:p>`
const footnote = (id: number, more = '') => run(`<w:footnoteReference w:id="${id}" ${more}/>`)
const FOOTNOTES =
  note('footnote', 0, '', 'w:type="separator"') +
  note('footnote', 2, noteText(' two')) +
  note('footnote', 3, noteText(' three'), 'w:type="normal"')

test('footnotes are numbered in the order of their references, and show their own number', async () => {
  const { blocks } = await read(footnote(3) + text('x') + footnote(2), { footnotes: FOOTNOTES })
  const found = inlinesOf(blocks)
  expect(found.map(shown)).toEqual(['*1*', 'x', '*2*'])
  const notes = found.flatMap((one) => (one.kind === 'note-mark' ? [inlinesOf(one.note).map(shown)] : []))
  expect(notes).toEqual([['1 three'], ['2 two']])
})

test('a custom footnote has no number, a missing one and a separator have no reference', async () => {
  expect(
    await outline(
      footnote(2, 'w:customMarkFollows="1"') + text('*') + footnote(9) + footnote(0) + footnote(3),
      { footnotes: FOOTNOTES },
    ),
  ).toEqual(['**', '*', '*2*'])
})

test('footnotes and endnotes are numbered as the document says', async () => {
  const settings =
    '<w:footnotePr><w:numFmt w:val="upperRoman"/></w:footnotePr><w:endnotePr><w:numFmt w:val="decimal"/></w:endnotePr>'
  const endnotes = note('endnote', 2, noteText(' end', 'endnote'))
  expect(
    await outline(footnote(2) + run('<w:endnoteReference w:id="2"/>'), {
      footnotes: FOOTNOTES,
      endnotes,
      settings,
    }),
  ).toEqual(['*I*', '1', '1 end'])
})

test('a header has no footnotes', async () => {
  const header = `<w:p>${text('head')}${footnote(2)}</w:p>`
  const bytes = testDocx(
    `${wordParagraph('a')}<w:sectPr><w:headerReference w:type="default" r:id="header"/></w:sectPr>`,
    { header, footnotes: FOOTNOTES },
  )
  const { document } = await readDocx(bytes, 'a.docx')
  expect(inlinesOf(document.page.header ?? []).map(shown)).toEqual(['head'])
})
