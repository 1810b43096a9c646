export type Workbook = {
  /** In the order of the tabs. */
  readonly sheetNames: readonly string[]
  /** Passes on the non-empty rows of a sheet, with their numbers from 1; an omitted cell is an empty string. */
  readRows(sheetIndex: number, take: TakeRow): void
}

export type TakeRow = (cells: string[], number: number) => void

const ZIP = [0x50, 0x4b, 3, 4]
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Opens the bytes of an .xlsx or .xls file, detected by their start; undefined for other bytes. Throws UserError for a
 * workbook that cannot be read.
 */
export async function openWorkbook(bytes: Uint8Array, fileName: string): Promise<Workbook | undefined> {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (begins(ZIP)) return (await import('#lib/tabular/xlsx/read-xlsx.ts')).openXlsx(bytes, fileName)
  if (begins(COMPOUND_FILE)) return (await import('#lib/tabular/xls/read-xls.ts')).openXls(bytes, fileName)
  return undefined
}
