import type { Question } from '#lib/quiz/quiz.ts'
import { CSV_READING, parseCsv } from '#lib/tabular/csv/csv-reader.ts'
import { detectDelimiter } from '#lib/tabular/csv/detect-delimiter.ts'
import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import type { Imported } from './imported-question.ts'
import { quizTable, readTable } from './quiz-table.ts'

/** Values that a spreadsheet would run as a formula get a `'` prefix; an existing one is doubled. */
const GUARDED = /^'+[=+\-@\t\r]/

/** Questions as CSV, to be read by `readCsvQuiz` and by spreadsheets, which run none of it. */
export function writeCsvQuiz(questions: readonly Question[]): string {
  const { heading, rows } = quizTable(questions)
  return writeCsv([
    heading,
    ...rows.map((row) => row.map((cell) => (GUARDED.test(cell) ? `'${cell}` : cell))),
  ])
}

/** Parses questions from CSV with any common delimiter; undefined if no header names a question and its answer. */
export function readCsvQuiz(csv: string): Imported | undefined {
  const rows = parseCsv(csv, { ...CSV_READING, delimiter: detectDelimiter(csv) })
  return readTable(rows.map((row) => row.map((cell) => (GUARDED.test(cell) ? cell.slice(1) : cell))))
}
