import type { Detector } from '#lib/content-detection/detection.ts'
import { formatCents } from '#lib/money/cents.ts'
import { toResult } from '#lib/result/result.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, readLoanForm } from './loan-form.ts'
import { readLoan } from './read-loan.ts'

const MAX_LENGTH = 80

/** A loan in a line: amount, rate, term. */
export const detect: Detector = ({ text, isWhole, files }) => {
  if (!isWhole || files.length > 0 || text.length > MAX_LENGTH) return undefined
  const phrase = readLoan(text)
  if (!phrase) return undefined
  const form = { ...DEFAULT_LOAN_FORM, ...phrase }
  const { question, hints } = readLoanForm(form)
  const loan = Object.keys(hints).length === 0 ? toResult(() => calculateLoan(question)) : undefined
  if (!loan?.ok) return undefined
  return {
    confidence: 0.94,
    says: `a loan at ${phrase.rate}% over ${phrase.term} ${phrase.termUnit}`,
    state: { form, compared: [] },
    answer: `${formatCents(loan.value.totals.payment, form.currency)} per month`,
  }
}
