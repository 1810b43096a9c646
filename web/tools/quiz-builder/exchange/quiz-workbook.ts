import { openXlsx } from '#lib/tabular/xlsx/read-xlsx.ts'
import type { Imported } from './imported-question.ts'
import { readTable } from './quiz-table.ts'

/**
 * Parses questions from a workbook's first sheet; errors contain the sheet's row numbers. Throws UserError if the file
 * is not a workbook.
 */
export function readWorkbookQuiz(bytes: Uint8Array, fileName: string): Imported {
  const rows: string[][] = []
  const numbers: number[] = []
  openXlsx(bytes, fileName).readRows(0, (cells, number) => {
    rows.push(cells)
    numbers.push(number)
  })
  return readTable(rows, numbers) ?? { questions: [], errors: [] }
}
