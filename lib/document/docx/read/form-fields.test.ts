import { expect, test } from 'vitest'
import type { Block } from '../../blocks.ts'
import { testDocx } from '../docx.fixture.ts'
import { readDocx } from './read-docx.ts'

const W14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'

function textOf(block: Block): string {
  if (block.kind === 'table')
    return block.rows
      .map(({ cells }) => cells.map(({ blocks }) => blocks.map(textOf).join('/')).join('|'))
      .join('\n')
  if (!('content' in block)) return block.kind
  return block.content.map((inline) => (inline.kind === 'text' ? inline.text : inline.kind)).join('')
}
async function textsOf(bytes: Uint8Array): Promise<string[]> {
  return (await readDocx(bytes, 'a.docx')).document.blocks.map(textOf)
}
const read = async (body: string) => textsOf(testDocx(body))

const mark = (type: string, inner = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${inner}</w:fldChar></w:r>`
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
/** A legacy form field with what it is, its instruction and its saved result. */
const field = (data: string, instruction: string, result = '') =>
  `${mark('begin', `<w:ffData><w:name w:val="f"/>${data}</w:ffData>`)}<w:r><w:instrText> ${instruction} </w:instrText></w:r>${mark('separate')}${result}${mark('end')}`
const box = (inner: string) => field(`<w:checkBox>${inner}</w:checkBox>`, 'FORMCHECKBOX')
const list = (inner: string, result = '') =>
  field(
    `<w:ddList>${inner}<w:listEntry w:val="Red"/><w:listEntry w:val="Blue"/></w:ddList>`,
    'FORMDROPDOWN',
    result,
  )
const input = (inner: string, result = '') => field(`<w:textInput>${inner}</w:textInput>`, 'FORMTEXT', result)

test.each([
  ['a check box that is on by default', box('<w:default w:val="1"/>'), 'a☒b'],
  ['one that is off by default', box('<w:default w:val="0"/>'), 'a☐b'],
  ['one that was checked', box('<w:default w:val="0"/><w:checked/>'), 'a☒b'],
  ['one that was cleared', box('<w:default w:val="1"/><w:checked w:val="0"/>'), 'a☐b'],
  ['one without a state', box(''), 'a☐b'],
  ['the first entry of a list', list(''), 'aRedb'],
  ['the chosen entry', list('<w:result w:val="1"/>'), 'aBlueb'],
  ['the default entry', list('<w:default w:val="1"/>'), 'aBlueb'],
  ['a list with a saved result', list('<w:result w:val="1"/>', run('Blue')), 'aBlueb'],
  ['typed text', input('<w:default w:val="Name"/>', run('Zoë')), 'aZoëb'],
  ['the default of an empty text field', input('<w:default w:val="Name"/>'), 'aNameb'],
  ['an empty text field', input(''), 'ab'],
])('readDocx(): legacy form field: %s', async (_, xml, text) => {
  expect(await read(`<w:p>${run('a')}${xml}${run('b')}</w:p>`)).toEqual([text])
})

test('readDocx(): a check box without a separator between instruction and end has its state', async () => {
  const xml = `${mark('begin', '<w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData>')}<w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r>${mark('end')}`
  expect(await read(`<w:p>${xml}${run(' yes')}</w:p>`)).toEqual(['☒ yes'])
})

const control = (properties: string, content: string) =>
  `<w:sdt ${W14}><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
const checkbox = (value: string) => `<w14:checkbox><w14:checked w14:val="${value}"/></w14:checkbox>`
const choices = (more = '') =>
  `<w:dropDownList${more}><w:listItem w:displayText="Small size" w:value="S"/><w:listItem w:displayText="Large size" w:value="L"/></w:dropDownList>`

test.each([
  ['a check box with its character', checkbox('1'), run('☒'), '☒'],
  ['a check box of Wingdings', checkbox('1'), '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>', '☑'],
  ['a checked box without a character', checkbox('1'), '', '☒'],
  ['a clear box without a character', checkbox('0'), '', '☐'],
  ['a drop-down list', choices(), run('Large size'), 'Large size'],
  ['a list whose choice is only stored', choices(' w:lastValue="L"'), '', 'Large size'],
  ['a date', '<w:date w:fullDate="2026-03-01T00:00:00Z"/>', run('1 March 2026'), '1 March 2026'],
  ['a date that is only stored', '<w:date w:fullDate="2026-03-01T00:00:00Z"/>', '', '2026-03-01'],
  ['text', '<w:text/>', run('Zoë'), 'Zoë'],
  ['the placeholder of text', '<w:showingPlcHdr/><w:text/>', run('Click here'), 'Click here'],
])('readDocx(): content control: %s', async (_, properties, content, text) => {
  expect(await read(`<w:p>${control(properties, content)}</w:p>`)).toEqual([text])
  const paragraph = `<w:p>${content}</w:p>`
  expect(await read(control(properties, paragraph))).toEqual([text])
  const cell = `<w:tc><w:tcPr/>${paragraph}</w:tc>`
  expect(
    await read(`<w:tbl><w:tr><w:tc><w:p>${run('x')}</w:p></w:tc>${control(properties, cell)}</w:tr></w:tbl>`),
  ).toEqual([`x|${text}`])
})

test('readDocx(): formulas are linear text, each on its line, also outside paragraphs', async () => {
  const math = (text: string) => `<m:oMath><m:r><m:t>${text}</m:t></m:r></m:oMath>`
  const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
  const both = `<m:oMathPara ${M}>${math('a=1')}${math('b=2')}</m:oMathPara>`
  expect(await read(`<w:p>${run('so ')}${both}</w:p>${both}`)).toEqual([
    'so a=1line-breakb=2',
    'a=1line-breakb=2',
  ])
})
