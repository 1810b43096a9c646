import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeXlsx, type XlsxCell } from './write-xlsx.ts'

function sheetData(xlsx: Uint8Array, sheet = 1): string {
  const xml = strFromU8(unzipSync(xlsx)[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array())
  return xml.slice(xml.indexOf('</row>') + 6, xml.indexOf('</sheetData>'))
}

function write(...rows: XlsxCell[][]): Uint8Array {
  return writeXlsx([{ name: 'Sheet', heading: ['A'], rows }])
}

test('a workbook contains exactly the parts that it names', () => {
  const sheet = { heading: [], rows: [] }
  const parts = unzipSync(
    writeXlsx([
      { name: 'A', ...sheet },
      { name: 'B', ...sheet },
    ]),
  )
  const types = strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array())
  const named = [...types.matchAll(/PartName="\/([^"]+)"/g)].map((match) => match[1])
  const carried = Object.keys(parts).filter((path) => !path.endsWith('.rels') && !path.startsWith('['))
  expect(carried.sort()).toEqual(named.sort())
})

test.each([
  ['1122.61', '<c s="0"><v>1122.61</v></c>'],
  ['-123456789012345.67', '<c s="0"><v>-123456789012345.67</v></c>'],
])('the number %s is written unchanged', (numeral, xml) => {
  expect(sheetData(write([{ numeral }]))).toBe(`<row>${xml}</row>`)
})

test('writeXlsx(): rejects invalid numbers, which would corrupt the file', () => {
  for (const cell of [Number.NaN, Number.POSITIVE_INFINITY, { numeral: '</v>' }]) {
    expect(() => write([cell])).toThrow(RangeError)
  }
})

test('writeXlsx(): rejects cells beyond the limit instead of truncating them', () => {
  expect(() => write(['x'.repeat(32_767)])).not.toThrow()
  expect(() => write(['x'.repeat(32_768)])).toThrow('Too long for a spreadsheet cell')
  expect(() => writeXlsx([{ name: 'A', heading: [], rows: Array<string[]>(1_048_576).fill([]) }])).toThrow(
    'Too long for a spreadsheet',
  )
})

test('dates are days of the spreadsheet calendar', () => {
  const day = (year: number, month: number, date: number) => sheetData(write([{ year, month, day: date }]))
  expect(day(1970, 1, 1)).toContain('<c s="4"><v>25569</v></c>')
  expect(day(1900, 3, 1)).toContain('<v>61</v>')
  expect(day(2026, 11, 21)).toContain('<v>46347</v>')
})

test('writeXlsx(): stores any string as a string', () => {
  const text = (cell: string) => /preserve">(.*)<\/t>/s.exec(sheetData(write([cell])))?.[1]
  expect(text('=1+1')).toBe('=1+1')
  expect(text(' <a> & "b" ')).toBe(' &#60;a&#62; &#38; &#34;b&#34; ')
  expect(text('a\r\nb')).toBe('a_x000D_\nb')
  expect(text('\u0001\uFFFF😀')).toBe('_x0001__xFFFF_😀')
  expect(text('_x0041_')).toBe('_x005F_x0041_')
  expect(text('\uD800')).toBe('_xD800_')
})

test('the same sheets are the same bytes', () => {
  expect(write(['a', 1, null])).toEqual(write(['a', 1, null]))
})

test('a sheet name that a spreadsheet refuses is mended', () => {
  const parts = unzipSync(writeXlsx([{ name: `a/b:${'c'.repeat(40)}`, heading: [], rows: [] }]))
  expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain(`name="a-b-${'c'.repeat(27)}"`)
})
