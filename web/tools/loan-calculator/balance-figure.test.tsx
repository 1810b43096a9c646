import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { moneyWriter } from '#lib/money/cents.ts'
import { balanceLine } from './balance-curve.ts'
import { BalanceFigure } from './balance-figure.tsx'
import { calculateLoan } from './calculate.ts'
import LoanBalance from './loan-balance.tsx'
import { DEFAULT_LOAN_FORM, readLoanForm } from './loan-form.ts'

const FREE = { ...DEFAULT_LOAN_FORM, amount: '2400', term: '2', isInterestFree: true }
const answerOf = (extraMonthly: string) => calculateLoan(readLoanForm({ ...FREE, extraMonthly }).question)

const rows = () =>
  [...document.querySelectorAll('table tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

test('each line has a column of what is owed at the end of each year, nothing once it is repaid', async () => {
  const lines = [balanceLine('Slow', answerOf('')), balanceLine('Fast', answerOf('100'))]
  await render(
    <BalanceFigure
      title="Both"
      lines={lines}
      currency="USD"
      locale="en-US"
      money={moneyWriter('USD', 'en-US')}
    />,
  )
  expect(rows()).toEqual([
    ['End of year', 'Slow', 'Fast'],
    ['1', '$1,200.00', '$0.00'],
    ['2', '$0.00', '$0.00'],
  ])
  expect(document.querySelector('caption')?.textContent).toBe('Both by year')
})

test('a loan has one line, and one more for what it would be without its extra payments', async () => {
  const screen = await render(<LoanBalance answer={answerOf('')} currency="USD" />)
  expect(rows()[0]).toEqual(['End of year', 'Balance'])
  await screen.unmount()
  await render(<LoanBalance answer={answerOf('50')} currency="USD" />)
  expect(rows()).toEqual([
    ['End of year', 'With extra payments', 'Without extra payments'],
    ['1', '$600.00', '$1,200.00'],
    ['2', '$0.00', '$0.00'],
  ])
})
