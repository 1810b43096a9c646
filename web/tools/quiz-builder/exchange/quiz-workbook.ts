import { openXlsx } from '#lib/tabular/xlsx/read-xlsx.ts'
import type { Imported } from './imported-question.ts'
import { readTable } from './quiz-table.ts'

/** The questions of a workbook's first sheet; errors name its rows as the sheet does. Throws UserError for what is no workbook. */
export function readWorkbookQuiz(bytes: Uint8Array, fileName: string): Imported {
  const rows: string[][] = []
  const numbers: number[] = []
  openXlsx(bytes, fileName).readRows(0, (cells, number) => {
    rows.push(cells)
    numbers.push(number)
  })
  return readTable(rows, numbers) ?? { questions: [], errors: [] }
}
