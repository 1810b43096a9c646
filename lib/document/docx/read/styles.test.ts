import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { mergedParagraph, StyleSheet } from './styles.ts'

const sheetOf = (xml: string) =>
  new StyleSheet(readXml(`<w:styles>${xml}</w:styles>`), { fonts: {}, colors: {} })
const style = (id: string, content: string, type = 'paragraph', more = '') =>
  `<w:style w:styleId="${id}" w:type="${type}" ${more}>${content}</w:style>`
const based = (id: string) => `<w:basedOn w:val="${id}"/>`
const BOLD = '<w:rPr><w:b/></w:rPr>'
const size = (halfPoints: number) => `<w:rPr><w:sz w:val="${halfPoints}"/></w:rPr>`

const NOTHING = { name: '', paragraph: {}, text: {}, table: {}, parts: new Map() }

test('a document without styles has none, and no defaults', () => {
  const sheet = new StyleSheet(undefined, { fonts: {}, colors: {} })
  expect(sheet.defaults).toEqual({ paragraph: {}, text: {} })
  expect(sheet.style('A', 'paragraph')).toEqual(NOTHING)
})

test('reads the defaults of text and paragraphs', () => {
  const sheet = sheetOf(
    `<w:docDefaults><w:rPrDefault>${size(24)}</w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160"/></w:pPr></w:pPrDefault></w:docDefaults>`,
  )
  expect(sheet.defaults).toEqual({ text: { size: 12 }, paragraph: { spaceAfter: 8 } })
})

test('text with a missing or unknown style has the default one of its type', () => {
  const sheet = sheetOf(
    style('P', BOLD, 'paragraph', 'w:default="1"') +
      style('Q', size(40), 'paragraph', 'w:default="0"') +
      style('T', size(20), 'table', 'w:default="true"'),
  )
  expect(sheet.style(undefined, 'paragraph').text).toEqual({ bold: true })
  expect(sheet.style('gone', 'paragraph').text).toEqual({ bold: true })
  expect(sheet.style('Q', 'paragraph').text).toEqual({ size: 20 })
  expect(sheet.style(undefined, 'table').text).toEqual({ size: 10 })
  expect(sheet.style(undefined, 'character')).toEqual(NOTHING)
})

test('a style that does not say its kind is one of paragraphs', () => {
  const sheet = sheetOf(`<w:style w:styleId="A" w:default="1">${BOLD}</w:style>`)
  expect(sheet.style(undefined, 'paragraph').text).toEqual({ bold: true })
})

test('a style has what it is based on, over generations, and its own before that; its name is its own', () => {
  const sheet = sheetOf(
    style('C', `${based('B')}<w:rPr><w:i/></w:rPr>`) +
      style('A', `<w:name w:val="first"/>${size(20)}<w:pPr><w:keepNext/><w:jc w:val="center"/></w:pPr>`) +
      style('B', `<w:name w:val="second"/>${based('A')}${size(30)}<w:pPr><w:jc w:val="right"/></w:pPr>`),
  )
  expect(sheet.style('C', 'paragraph')).toEqual({
    ...NOTHING,
    text: { size: 15, italic: true },
    paragraph: { keepWithNext: true, align: 'end' },
    table: { borders: {}, cellMargins: {} },
  })
  expect(sheet.style('B', 'paragraph').name).toBe('second')
  expect(sheet.style('A', 'paragraph').text).toEqual({ size: 10 })
})

test('styles that are based on each other, or on one that is not there, have their own', () => {
  const sheet = sheetOf(
    style('A', based('B') + BOLD) + style('B', `${based('A')}${size(20)}`) + style('C', based('gone') + BOLD),
  )
  expect(sheet.style('A', 'paragraph').text).toEqual({ bold: true, size: 10 })
  expect(sheet.style('C', 'paragraph').text).toEqual({ bold: true })
})

test('a style inherits from its fifty nearest ancestors', () => {
  const chain = Array.from({ length: 53 }, (_, at) =>
    style(`s${at}`, based(`s${at + 1}`) + (at === 50 ? BOLD : at === 51 ? '<w:rPr><w:i/></w:rPr>' : '')),
  )
  expect(sheetOf(chain.join('')).style('s0', 'paragraph').text).toEqual({ bold: true })
})

test('tab stops, borders and margins of a style add to those that it is based on', () => {
  const tab = (at: number, kind = 'left') => `<w:tab w:val="${kind}" w:pos="${at}"/>`
  const cell = (side: string, width: number) => `<w:${side} w:w="${width}"/>`
  const line = (side: string) => `<w:${side} w:val="single" w:sz="8"/>`
  const table = (tabs: string, borders: string, margins: string) =>
    `<w:pPr><w:tabs>${tabs}</w:tabs></w:pPr><w:tblPr><w:tblBorders>${borders}</w:tblBorders><w:tblCellMar>${margins}</w:tblCellMar></w:tblPr>`
  const sheet = sheetOf(
    style(
      'A',
      table(tab(720) + tab(360), line('top') + line('left'), cell('top', 100) + cell('left', 100)),
      'table',
    ) +
      style('B', based('A') + table(tab(360, 'center'), '<w:left w:val="nil"/>', cell('left', 40)), 'table'),
  )
  const { paragraph, table: own } = sheet.style('B', 'table')
  const black = { color: '#000000' }
  expect(paragraph.tabs).toEqual([
    { at: 18, isCleared: false, align: 'center' },
    { at: 36, isCleared: false },
  ])
  expect(own).toEqual({
    borders: { top: { width: 1, ...black }, left: { width: 0, ...black } },
    cellMargins: { top: 5, left: 2 },
  })
})

test('a part of a table has what the same part of the style below has, and no other', () => {
  const part = (name: string, content: string) => `<w:tblStylePr w:type="${name}">${content}</w:tblStylePr>`
  const sheet = sheetOf(
    style('A', part('firstRow', BOLD) + part('lastRow', BOLD), 'table') +
      style(
        'B',
        based('A') + part('firstRow', size(20)) + part('firstCol', '<w:rPr><w:i/></w:rPr>'),
        'table',
      ),
  )
  const texts = (id: string) => [...sheet.style(id, 'table').parts].map(([name, { text }]) => [name, text])
  expect(texts('B')).toEqual([
    ['firstRow', { bold: true, size: 10 }],
    ['lastRow', { bold: true }],
    ['firstCol', { italic: true }],
  ])
  expect(texts('A')).toEqual([
    ['firstRow', { bold: true }],
    ['lastRow', { bold: true }],
  ])
})

test('preserves tab stops that only one of the two has', () => {
  const tabs = [{ at: 36, isCleared: false }]
  expect(mergedParagraph({ tabs }, {})).toEqual({ tabs })
  expect(mergedParagraph({}, { tabs })).toEqual({ tabs })
})

test('a style of tables has the bands and the place of what it is based on', () => {
  const sheet = sheetOf(
    style('A', '<w:tblPr><w:tblStyleRowBandSize w:val="2"/><w:jc w:val="center"/></w:tblPr>', 'table') +
      style('B', `${based('A')}<w:tblPr><w:jc w:val="right"/></w:tblPr>`, 'table'),
  )
  expect(sheet.style('B', 'table').table).toEqual({ rowBand: 2, align: 'end', borders: {}, cellMargins: {} })
})

test('paragraphs without tab stops gain none where they meet', () => {
  expect(mergedParagraph({ keepWithNext: true }, { keepWithNext: false, spaceAfter: 3 })).toEqual({
    keepWithNext: false,
    spaceAfter: 3,
  })
})
