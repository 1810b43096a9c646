import type { Money } from '#lib/money/cents.ts'
import { type NamedResult, NO_RESULT } from '#lib/result/named-result.ts'
import { toResult } from '#lib/result/result.ts'
import { calculateLoan, type LoanAnswer } from './calculate.ts'
import { FREQUENCIES } from './loan.ts'
import { type LoanForm, type LoanState, readLoanForm } from './loan-form.ts'
import { paidInAll, termText } from './loan-text.ts'

/** Loan of the comparison; the one in the fields is first. */
export type ComparedLoan = {
  readonly name: string
  readonly form: LoanForm
  /** Undefined if the loan cannot be repaid, or a field is invalid. */
  readonly answer: LoanAnswer | undefined
}

const NAMES = ['This loan', 'Loan A', 'Loan B']

/** Returns the current loan and the saved ones, with their results. */
export function comparedLoans({ form, compared }: LoanState): ComparedLoan[] {
  return [form, ...compared].map((one, index) => {
    const { question, hasResults } = readLoanForm(one)
    const result = hasResults ? toResult(() => calculateLoan(question)) : undefined
    return { name: NAMES[index] ?? '', form: one, answer: result?.ok ? result.value : undefined }
  })
}

/** Swaps a stored loan with the one in the fields. */
export function swapCompared({ form, compared }: LoanState, index: number): LoanState {
  return {
    form: compared[index] ?? form,
    compared: compared.map((one, at) => (at === index ? form : one)),
  }
}

export function removeCompared({ form, compared }: LoanState, index: number): LoanState {
  return { form, compared: compared.filter((_, at) => at !== index) }
}

/** Returns the values that distinguish a loan from another, including extra payments. */
export function getComparison(form: LoanForm, answer: LoanAnswer | undefined, money: Money): NamedResult[] {
  const text = (of: (answer: LoanAnswer) => string) => (answer ? of(answer) : NO_RESULT)
  const frequency = FREQUENCIES.find(({ id }) => id === form.frequency)?.label ?? ''
  return [
    { label: 'Loan amount', text: text(({ amount }) => money(amount)) },
    { label: 'Interest rate', text: text(({ ratePercent }) => `${ratePercent} %`) },
    { label: 'Payments', text: frequency },
    { label: 'Each payment', text: text(({ totals }) => money(totals.payment)) },
    { label: 'Repaid after', text: text(termText) },
    { label: 'Total payment', text: text((answer) => money(paidInAll(answer).totalPayment)) },
    { label: 'Total interest', text: text((answer) => money(paidInAll(answer).totalInterest)) },
  ]
}
