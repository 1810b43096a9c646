import { writeCsv } from '#lib/tabular/csv/write-csv.ts'
import { type Answer, isFound } from './answer.ts'

/** The answers as CSV: name, plain number (percents as shares), formula. */
export function answersCsv(answers: readonly Answer[]): string {
  const rows = answers.map(({ label, formula, result }) => [
    label,
    isFound(result) ? { numeral: result.value.round(10).toFixed() } : result.reason,
    formula,
  ])
  return writeCsv([['Result', 'Value', 'Formula'], ...rows])
}
