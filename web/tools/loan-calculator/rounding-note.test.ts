import { expect, test } from 'vitest'
import { moneyWriter } from '#lib/money/cents.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'
import { roundingNote } from './rounding-note.ts'

const money = moneyWriter('USD', 'en-US')

const answerTo = (fields: Partial<LoanForm>) =>
  calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields }).question)

test('the note below the schedule accounts for every cent', () => {
  const answer = answerTo({})
  expect(answer.schedule.totalPayment - answer.totals.totalPayment).toBe(56n)
  expect(roundingNote(answer, money)).toBe(
    'Payments are booked in whole cents. Together they come to $0.56 more than the totals by formula.',
  )
  expect(roundingNote(answerTo({ extraMonthly: '200' }), money)).toBe(
    'Payments are booked in whole cents. Without the extra payments they come to $0.56 more than the totals by formula.',
  )
  expect(roundingNote(answerTo({ isInterestFree: true, amount: '360' }), money)).toContain(
    'add up to the total',
  )
  expect(roundingNote(undefined, money)).toBe('There is no schedule yet.')
})
