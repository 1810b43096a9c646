import { writeCsv } from '#lib/csv/write-csv.ts'
import { type Answer, isFound } from './answer.ts'

/** The answers as CSV: name, plain number (percents as shares), formula. */
export function answersCsv(answers: readonly Answer[]): string {
  const rows = answers.map(({ label, formula, outcome }) => [
    label,
    isFound(outcome) ? { numeral: outcome.value.round(10).toFixed() } : outcome.reason,
    formula,
  ])
  return writeCsv([['Result', 'Value', 'Formula'], ...rows])
}
