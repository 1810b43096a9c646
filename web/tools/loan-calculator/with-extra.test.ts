import { expect, test } from 'vitest'
import { moneyWriter, wholeMoneyWriter } from '#lib/money/cents.ts'
import { calculateLoan } from './calculate.ts'
import { DEFAULT_LOAN_FORM, type LoanForm, readLoanForm } from './loan-form.ts'
import { extraLine, extraRows } from './with-extra.ts'

const money = moneyWriter('USD', 'en-US')
const wholeMoney = wholeMoneyWriter('USD', 'en-US')
const today = { year: 2026, month: 11, day: 21 }

const answerTo = (fields: Partial<LoanForm>) =>
  calculateLoan(readLoanForm({ ...DEFAULT_LOAN_FORM, ...fields }).question)

function rows(fields: Partial<LoanForm>) {
  return extraRows(answerTo(fields), today, 'en-US', money, wholeMoney).map((row) =>
    Object.values(row).join(' | '),
  )
}

test('amounts are sums of the schedule, and what is saved is the difference to the one without extra payments', () => {
  expect(rows({ extraMonthly: '200' })).toEqual([
    'Monthly payment | $1,322.61 | ',
    'Total | $363,947.18 | $40,193',
    'Interest | $113,947.18 | $40,193',
    'Payoff date | Nov 21, 2049 | 7 years',
  ])
})

test('names occasional extra payments instead of adding them to each payment', () => {
  expect(rows({ extraYearly: '1000' })[0]).toBe('Monthly payment | $1,122.61 + extra | ')
})

test('omits the payoff date if today is unknown', () => {
  expect(extraRows(answerTo({ extraMonthly: '200' }), undefined, 'en-US', money, wholeMoney).at(-1)).toEqual({
    label: 'Payoff date',
    withExtra: '',
    saved: '7 years',
  })
})

test.each<[Partial<LoanForm>, string]>([
  [{}, ''],
  [{ extraMonthly: '250' }, 'With $250 extra: paid off Aug 2048, 8 years 3 months sooner, $47,070 saved'],
  [{ extraMonthly: '0.5' }, 'With $0.50 extra: paid off Nov 2056, $137 saved'],
  [{ extraYearly: '1000' }, 'With extra payments: paid off Jul 2053, 3 years 4 months sooner, $19,201 saved'],
])('extraLine(): %o changes: %s', (fields, line) => {
  expect(extraLine(answerTo(fields), today, 'en-US', money, wholeMoney)).toBe(line)
})
