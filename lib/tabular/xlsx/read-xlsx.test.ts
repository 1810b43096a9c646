import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { columnNumber, openXlsx } from './read-xlsx.ts'
import { writeXlsx } from './write-xlsx.ts'

function rowsOf(bytes: Uint8Array, sheet = 0): string[][] {
  const rows: string[][] = []
  openXlsx(bytes, 'a.xlsx').readRows(sheet, (cells) => rows.push(cells))
  return rows
}

test('written workbooks are read back, sheet by sheet', () => {
  const bytes = writeXlsx([
    {
      name: 'People',
      heading: ['name', 'a & b'],
      rows: [
        ['Zoë "Z" <z>', { numeral: '19.90' }],
        [null, '_x0041_\n=1'],
      ],
    },
    { name: 'R&D', heading: ['x'], rows: [[{ year: 2024, month: 1, day: 31 }]] },
  ])
  expect(openXlsx(bytes, 'a.xlsx').sheetNames).toEqual(['People', 'R&D'])
  expect(rowsOf(bytes)).toEqual([
    ['name', 'a & b'],
    ['Zoë "Z" <z>', '19.90'],
    ['', '_x0041_\n=1'],
  ])
  expect(rowsOf(bytes, 1)).toEqual([['x'], ['2024-01-31']])
})

test('shared strings, gaps, booleans, formulas and dates as other programs write them', () => {
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
    <row r="3"><c r="A3" t="b"><v>1</v></c><c r="B3" s="1"><v>45322.5</v></c><c r="C3" t="str"><f>A&amp;B</f><v>x &lt; y</v></c></row></sheetData></worksheet>`
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Data" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="/xl/worksheets/other.xml" Id="rId7"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><r><t>na</t></r><r><t>me</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t xml:space="preserve"> when </t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/other.xml': sheet,
  }
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])))
  expect(rowsOf(bytes)).toEqual([
    ['name', '', ' when '],
    ['true', '2024-01-31T12:00:00', 'x < y'],
  ])
})

test('openXlsx(): rejects other files with a message', () => {
  expect(() => openXlsx(new Uint8Array([1, 2, 3]), 'b.xlsx')).toThrow('"b.xlsx" could not be read.')
  expect(() => openXlsx(zipSync({ a: strToU8('') }), 'b.xlsx')).toThrow('"b.xlsx" is not a workbook')
})

test.each([
  ['A1', 0],
  ['Z9', 25],
  ['AB7', 27],
  ['XFD1048576', 16_383],
])('%s is column %i', (reference, column) => {
  expect(columnNumber(reference)).toBe(column)
})

// ECMA-376, 18.18.62: A to Z, then AA; the last column of a sheet is XFD, the 16,384th.
test.each([
  ['A1', 0],
  ['Z9', 25],
  ['AA1', 26],
  ['AB7', 27],
  ['AZ1', 51],
  ['BA1', 52],
  ['ZZ1', 701],
  ['AAA1', 702],
  ['XFD1048576', 16_383],
  ['', -1],
])('the cell %s is in the column %i', (reference, column) => {
  expect(columnNumber(reference)).toBe(column)
})

/** Returns the cells of a sheet with these stored values, numbers without a style. */
function cellsOf(...values: string[]): string[] {
  const cells = values.map((value) => `<c><v>${value}</v></c>`).join('')
  const files = {
    'xl/workbook.xml': '<workbook><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Target="worksheets/sheet1.xml" Id="rId1"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`,
  }
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  )
  return rowsOf(bytes)[0] ?? []
}

test.each([
  ['0.57999999999999996', '0.58'],
  ['-1.1000000000000001', '-1.1'],
  ['1234567.8899999999', '1234567.89'],
  ['0.10000000000000001', '0.1'],
  ['4.0000000000000002E-4', '0.0004'],
  ['1.2E+20', '120000000000000000000'],
  ['0.30000000000000004', '0.30000000000000004'],
  ['19.90', '19.90'],
  ['12345678901234567890', '12345678901234567890'],
  ['0.1234567890123456789', '0.1234567890123456789'],
  ['100', '100'],
])('openXlsx(): the stored number %s is read as %s', (written, text) => {
  expect(cellsOf(written)).toEqual([text])
})
