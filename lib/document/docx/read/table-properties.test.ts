import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { getLook, readTableProperties } from './table-properties.ts'

function propertiesOf(xml: string) {
  return readTableProperties(readXml(`<w:tbl>${xml}</w:tbl>`), { fonts: {}, colors: {} })
}

// ECMA-376, 17.18.45.
test.each([
  ['left', 'start'],
  ['start', 'start'],
  ['center', 'center'],
  ['right', 'end'],
  ['end', 'end'],
])('a table aligned %s is set at the %s', (value, align) => {
  expect(propertiesOf(`<w:tblPr><w:jc w:val="${value}"/></w:tblPr>`)).toEqual({ align })
})

// ECMA-376, 17.18.101.
test.each([
  ['top', 'top'],
  ['center', 'middle'],
  ['bottom', 'bottom'],
])('a cell aligned %s has its text at the %s', (value, verticalAlign) => {
  expect(propertiesOf(`<w:tcPr><w:vAlign w:val="${value}"/></w:tcPr>`)).toEqual({ verticalAlign })
})

// ECMA-376, 17.4.50 and 17.18.90.
test.each([
  ['w:w="720" w:type="dxa"', { indent: 36 }],
  ['w:w="720"', { indent: 36 }],
  ['w:w="720" w:type="pct"', {}],
])('an indent of %s is %j', (attributes, read) => {
  expect(propertiesOf(`<w:tblPr><w:tblInd ${attributes}/></w:tblPr>`)).toEqual(read)
})

test.each([
  ['start', 'end'],
  ['left', 'right'],
])('margins at the %s and the %s are those of the cells, a cell has its own', (first, last) => {
  expect(
    propertiesOf(`<w:tblPr><w:tblCellMar><w:top w:w="20"/><w:${first} w:w="100"/><w:bottom w:w="40"/>
      <w:${last} w:w="120"/></w:tblCellMar></w:tblPr><w:tcPr><w:tcMar><w:top w:w="60"/></w:tcMar></w:tcPr>`),
  ).toEqual({ cellMargins: { top: 3, right: 6, bottom: 2, left: 5 } })
})

test('borders have six sides, two of them within', () => {
  const sides = ['top', 'start', 'bottom', 'end', 'insideH', 'insideV']
  const lines = sides.map((side, index) => `<w:${side} w:val="single" w:sz="${8 * (index + 1)}"/>`)
  const line = (width: number) => ({ width, color: '#000000' })
  expect(propertiesOf(`<w:tblPr><w:tblBorders>${lines.join('')}</w:tblBorders></w:tblPr>`)).toEqual({
    borders: {
      top: line(1),
      left: line(2),
      bottom: line(3),
      right: line(4),
      insideH: line(5),
      insideV: line(6),
    },
  })
})

test('bands have as many rows and columns as the table says', () => {
  expect(
    propertiesOf('<w:tblPr><w:tblStyleRowBandSize w:val="2"/><w:tblStyleColBandSize w:val="3"/></w:tblPr>'),
  ).toEqual({ rowBand: 2, columnBand: 3 })
})

const NOTHING = {
  firstRow: false,
  lastRow: false,
  firstColumn: false,
  lastColumn: false,
  rowBands: true,
  columnBands: true,
}
const look = (attributes: Record<string, string>) => getLook({ name: 'w:tblLook', attributes, children: [] })

// ECMA-376, 17.4.56 and 17.18.108.
test.each([
  ['0000', {}],
  ['0020', { firstRow: true }],
  ['0040', { lastRow: true }],
  ['0080', { firstColumn: true }],
  ['0100', { lastColumn: true }],
  ['0200', { rowBands: false }],
  ['0400', { columnBands: false }],
  ['04A0', { firstRow: true, firstColumn: true, columnBands: false }],
])('the bits %s of a table show %j', (bits, shown) => {
  expect(look({ 'w:val': bits })).toEqual({ ...NOTHING, ...shown })
})

test('attributes say it before bits do, and a table without either looks as Word makes them', () => {
  expect(look({ 'w:val': '0020', 'w:firstRow': '0', 'w:lastRow': '1', 'w:noHBand': '1' })).toEqual({
    ...NOTHING,
    lastRow: true,
    rowBands: false,
  })
  expect(getLook(undefined)).toEqual({ ...NOTHING, firstRow: true, firstColumn: true, columnBands: false })
})
