import { strFromU8, unzipSync } from 'fflate'
import { UserError } from '#lib/result/user-error.ts'
import { cellNumberText, type NumberFormat, numberFormatOf } from '#lib/tabular/date-cells.ts'
import type { TakeRow, Workbook } from '#lib/tabular/workbook.ts'
import { elements, getAttribute, getText, unescapeXml } from './xml-elements.ts'

/** Guards against a small file that unpacks without end. */
const MAX_UNPACKED_BYTES = 600_000_000

/**
 * Opens the bytes of an .xlsx file (ECMA-376, SpreadsheetML). Cells become the stored strings: numbers digit by digit,
 * dates as `2024-01-31`, booleans as `true` and `false`, formulas as their last result. Throws UserError if it is not a
 * workbook. Import it lazily: it loads the zip library.
 */
export function openXlsx(bytes: Uint8Array, fileName: string): Workbook {
  const files = unpack(bytes, fileName)
  const text = (path: string): string => (files[path] ? strFromU8(files[path]) : '')
  const workbook = text('xl/workbook.xml')
  const targets = new Map(
    elements(text('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      getAttribute(attributes, 'Id'),
      getAttribute(attributes, 'Target'),
    ]),
  )
  const sheets = elements(workbook, 'sheet').map(({ attributes }) => ({
    name: getAttribute(attributes, 'name'),
    path: getPath(targets.get(getAttribute(attributes, 'r:id')) ?? ''),
  }))
  if (sheets.length === 0) throw new UserError(`"${fileName}" is not a workbook that can be read.`)
  const values: CellValues = {
    strings: elements(text('xl/sharedStrings.xml'), 'si').map(({ content }) => getText(content)),
    numberFormats: readNumberFormats(text('xl/styles.xml')),
    startsIn1904: /<workbookPr[^>]*\bdate1904="(1|true)"/.test(workbook),
  }
  return {
    sheetNames: sheets.map(({ name }) => name),
    readRows: (index, take) => readSheet(text(sheets[index]?.path ?? ''), values, take),
  }
}

function unpack(bytes: Uint8Array, fileName: string): Record<string, Uint8Array> {
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(workbook|sharedStrings|styles|_rels\/|worksheets\/[^/]+$)/.test(name)) return false
        size += originalSize
        if (size > MAX_UNPACKED_BYTES) throw new UserError(`"${fileName}" is too large to unpack.`)
        return true
      },
    })
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`"${fileName}" could not be read.`, 'It is no .xlsx workbook, or it is damaged.')
  }
}

function getPath(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

type CellValues = {
  readonly strings: readonly string[]
  readonly numberFormats: readonly (NumberFormat | undefined)[]
  readonly startsIn1904: boolean
}

/** Returns the formats of dates and times by cell style; undefined for plain numbers. */
function readNumberFormats(styles: string): (NumberFormat | undefined)[] {
  const formats = new Map(
    elements(styles, 'numFmt').map(({ attributes }) => [
      Number(getAttribute(attributes, 'numFmtId')),
      getAttribute(attributes, 'formatCode'),
    ]),
  )
  const [cellStyles] = elements(styles, 'cellXfs')
  return elements(cellStyles?.content ?? '', 'xf').map(({ attributes }) => {
    const id = Number(getAttribute(attributes, 'numFmtId'))
    return numberFormatOf(id, formats.get(id))
  })
}

const ROW = /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g

function readSheet(xml: string, values: CellValues, take: TakeRow): void {
  let number = 0
  for (const [, attributes = '', content = ''] of xml.matchAll(ROW)) {
    // A row without a number follows the one before (ECMA-376, part 1, 18.3.1.73).
    number = Number(getAttribute(attributes, 'r')) || number + 1
    const cells: string[] = []
    for (const cell of elements(content, 'c')) {
      const reference = getAttribute(cell.attributes, 'r')
      const column = reference ? columnNumber(reference) : cells.length
      while (cells.length < column) cells.push('')
      cells[column] = cellValue(cell.attributes, cell.content, values)
    }
    while (cells.at(-1) === '') cells.pop()
    if (cells.length > 0) take(cells, number)
  }
}

const VALUE = /<(?:\w+:)?v\b[^>]*>([^<]*)</

function cellValue(attributes: string, content: string, values: CellValues): string {
  const type = getAttribute(attributes, 't')
  if (type === 'inlineStr') return getText(content)
  const written = unescapeXml(VALUE.exec(content)?.[1] ?? '')
  if (type === 's') return values.strings[Number(written)] ?? ''
  if (type === 'b') return written === '1' ? 'true' : 'false'
  if (type !== '' && type !== 'n') return written
  const format = values.numberFormats[Number(getAttribute(attributes, 's') || '0')]
  if (format === undefined || written === '') return shortestNumber(written)
  return cellNumberText(Number(written), format, values.startsIn1904)
}

/**
 * Returns the shortest decimal of the same double. Excel writes doubles with 17 significant digits, such as
 * `0.57999999999999996` for 0.58, and with exponents. Other numbers keep all their digits: other programs write exact ones.
 */
function shortestNumber(written: string): string {
  const [, fraction, exponent] = /^[-+]?\d+(\.\d+)?(e[-+]?\d+)?$/i.exec(written) ?? []
  const isPrinted =
    fraction !== undefined && withoutZeros(Number(written).toPrecision(17)) === withoutZeros(written)
  return exponent !== undefined || isPrinted ? String(Number(written)) : written
}

function withoutZeros(decimal: string): string {
  return decimal.replace(/\.?0+$/, '')
}

/** The column of a reference from 0: `A1` is 0, `AB7` is 27. */
export function columnNumber(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const code = letter.charCodeAt(0)
    if (code < 65 || code > 90) break
    column = column * 26 + code - 64
  }
  return column - 1
}
