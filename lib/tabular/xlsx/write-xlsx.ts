import { strToU8, zipSync } from 'fflate'
import { type CivilDate, toDayNumber } from '#lib/dates/civil-date.ts'
import { UserError } from '#lib/result/user-error.ts'

/**
 * How cells look; the place in this list is the cell's style number in `styles.xml`. Formats are built in
 * (ECMA-376, 18.8.30): 3 is #,##0, 4 is #,##0.00, 10 is 0.00% and 14 the reader's own short date. Font 1 is bold.
 */
const LOOKS = [
  { id: 'plain', format: 0, font: 0 },
  { id: 'heading', format: 0, font: 1 },
  { id: 'money', format: 4, font: 0 },
  { id: 'percent', format: 10, font: 0 },
  { id: 'date', format: 14, font: 0 },
  { id: 'whole money', format: 3, font: 0 },
] as const
export type XlsxLook = (typeof LOOKS)[number]['id']

/** Digits that are a number exactly as written, such as `1122.61`, without passing through a float. */
export type XlsxNumeral = { readonly numeral: string; readonly look?: XlsxLook }

/** Null is an empty cell. Spreadsheets know dates from 1 March 1900 on. */
export type XlsxCell = string | number | null | XlsxNumeral | CivilDate

export type XlsxSheet = {
  /** At most 31 characters without `: \ / ? * [ ]`; others are cut or replaced. */
  readonly name: string
  /** Written in bold above the rows, and frozen while they scroll. */
  readonly heading: readonly string[]
  readonly rows: Iterable<readonly XlsxCell[]>
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Limits of Excel, which reports a file that exceeds them as damaged. */
const MAX_ROWS = 1_048_576
const MAX_TEXT_LENGTH = 32_767

/** Days from 30 December 1899, day 0 of the spreadsheet's calendar, to 1 January 1970. */
const EPOCH_DAY = 25_569

/**
 * Returns a workbook (ECMA-376, SpreadsheetML) with one sheet or more, as the bytes of an .xlsx file. Strings are
 * stored as such and can never run as formulas. Throws UserError beyond the limits of a sheet or a cell, and RangeError
 * for an invalid number. Import it lazily: it loads the zip library.
 */
export function writeXlsx(sheets: readonly XlsxSheet[]): Uint8Array<ArrayBuffer> {
  const numbers = sheets.map((_, index) => index + 1)
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(numbers),
    '_rels/.rels': relationships([[1, 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ...numbers.map((number) => [number, 'worksheet', `worksheets/sheet${number}.xml`] as const),
      [numbers.length + 1, 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  }
  sheets.forEach((sheet, index) => {
    files[`xl/worksheets/sheet${index + 1}.xml`] = worksheet(sheet)
  })
  const bytes = Object.entries(files).map(([path, xml]) => [path, strToU8(PROLOGUE + xml)] as const)
  // A fixed time makes the same sheets the same file; the zip format's own calendar starts in 1980.
  return zipSync(Object.fromEntries(bytes), { mtime: new Date(1980, 0, 1) })
}

function contentTypes(sheetNumbers: readonly number[]): string {
  const part = (path: string, type: string): string =>
    `<Override PartName="/xl/${path}.xml" ContentType="${CONTENT}.${type}+xml"/>`
  const sheets = sheetNumbers.map((number) => part(`worksheets/sheet${number}`, 'worksheet')).join('')
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheets}</Types>`
}

function relationships(targets: readonly (readonly [number, string, string])[]): string {
  const one = ([id, type, target]: readonly [number, string, string]): string =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  return `<Relationships xmlns="${PACKAGE}/relationships">${targets.map(one).join('')}</Relationships>`
}

function workbook(sheets: readonly XlsxSheet[]): string {
  const one = ({ name }: XlsxSheet, index: number): string =>
    `<sheet name="${escapeXml(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${sheets.map(one).join('')}</sheets></workbook>`
}

function sheetName(name: string): string {
  return name.replace(/[:\\/?*[\]]/g, '-').slice(0, 31)
}

const FONT = '<sz val="11"/><name val="Calibri"/>'
const FILLS = ['none', 'gray125'].map((type) => `<fill><patternFill patternType="${type}"/></fill>`).join('')
const LOOKS_XML = LOOKS.map(
  ({ format, font }) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
).join('')
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts><fills count="2">${FILLS}</fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${LOOKS.length}">${LOOKS_XML}</cellXfs></styleSheet>`

function worksheet({ heading, rows }: XlsxSheet): string {
  const headingRow = `<row>${heading.map((text) => textCell(text, 'heading')).join('')}</row>`
  let body = ''
  let count = 1
  for (const row of rows) {
    if (++count > MAX_ROWS)
      throw new UserError('Too long for a spreadsheet', 'A sheet holds at most 1,048,576 rows')
    body += `<row>${row.map(cellXml).join('')}</row>`
  }
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const columns = `<cols><col min="1" max="${Math.max(heading.length, 1)}" width="16" customWidth="1"/></cols>`
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columns}<sheetData>${headingRow}${body}</sheetData></worksheet>`
}

function cellXml(cell: XlsxCell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'string') return textCell(cell, 'plain')
  if (typeof cell === 'number') return numberCell(String(cell), 'plain')
  if ('numeral' in cell) return numberCell(cell.numeral, cell.look ?? 'plain')
  return numberCell(String(toDayNumber(cell) + EPOCH_DAY), 'date')
}

function numberCell(numeral: string, look: XlsxLook): string {
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(numeral)
  if (!isNumber) throw new RangeError(`Not a number for a cell: ${numeral}`)
  return `<c s="${styleNumber(look)}"><v>${numeral}</v></c>`
}

function textCell(text: string, look: XlsxLook): string {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new UserError('Too long for a spreadsheet cell', 'A cell holds at most 32,767 characters')
  }
  return `<c s="${styleNumber(look)}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

function styleNumber(look: XlsxLook): number {
  return LOOKS.findIndex(({ id }) => id === look)
}

/** Escapes markup, and as `_x0001_` the characters that XML 1.0 forbids (ECMA-376, ST_Xstring). */
function escapeXml(text: string): string {
  return text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
    .replace(UNWRITABLE, (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
}

const UNWRITABLE = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
