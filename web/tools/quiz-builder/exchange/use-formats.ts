import type { Quiz } from '#lib/quiz/quiz.ts'
import type { Problem } from '#lib/result/user-error.ts'
import { download } from '#web/platform/download.ts'
import { writeGift } from './gift.ts'
import type { Imported } from './imported-question.ts'
import { writeCsvQuiz } from './quiz-csv.ts'
import { getFileName } from './quiz-file.ts'
import { quizTable } from './quiz-table.ts'
import type { Format } from './use-exchange.ts'
import { writeAiken } from './write-aiken.ts'

export { readQuestions } from './read-questions.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves the questions in another program's format; returns the features that it does not support. */
export async function saveQuestions(quiz: Quiz, format: Format): Promise<Problem | undefined> {
  const { questions } = quiz
  if (format === 'CSV') download(writeCsvQuiz(questions), getFileName(quiz, 'csv'), 'text/csv;charset=utf-8')
  if (format === 'GIFT') download(writeGift(questions), getFileName(quiz, 'gift'))
  if (format === 'Excel') {
    const { writeXlsx } = await import('#lib/tabular/xlsx/write-xlsx.ts')
    const bytes = writeXlsx([{ name: 'Quiz', ...quizTable(questions) }])
    download(new Blob([bytes], { type: XLSX }), getFileName(quiz, 'xlsx'))
  }
  if (format !== 'Aiken') return undefined
  const { text, leftOut } = writeAiken(questions)
  if (text !== '') download(text, getFileName(quiz, 'txt'))
  if (leftOut === 0) return undefined
  const count = leftOut === 1 ? '1 question was' : `${leftOut} questions were`
  return { message: `${count} left out`, detail: 'Aiken holds only questions with one right option.' }
}

/** Parses the questions of a workbook's first sheet. Throws UserError if the file is not a workbook. */
export async function readWorkbook(file: File): Promise<Imported> {
  const { readWorkbookQuiz } = await import('./quiz-workbook.ts')
  return readWorkbookQuiz(new Uint8Array(await file.arrayBuffer()), file.name)
}
