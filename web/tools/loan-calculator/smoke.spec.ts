import { test } from '#e2e/browsers/test.ts'

test('a loan updates at each key; invalid input has no payment', async ({ tab }) => {
  await tab.open('/loan-calculator')
  await tab.shows('Monthly payment', '$1,122.61')
  await tab.fill('Interest rate (%)', '', 'spinbutton')
  await tab.typeKeys('4', [0])
  await tab.fill('Loan amount', '300,000', 'spinbutton')
  await tab.shows('Monthly payment', '$1,432.25')
  await tab.shows('Amortization schedule', /\$1,432\.25/, 'table')
  await tab.click('button', 'Show all payments')
  await tab.at({ role: 'table', name: 'Amortization schedule' }, (table) => {
    if (table.ariaRowCount !== '361') throw new Error(`it has ${table.ariaRowCount} rows`)
  })
  await tab.fill('Term (years)', '-1', 'spinbutton')
  await tab.shows('Monthly payment', '$0.00')
})
