import { test } from '#e2e/browsers/test.ts'

test('net pay follows the input; excessive deductions are reported', async ({ tab }) => {
  await tab.open('/payroll-calculator')
  await tab.fill('Gross pay', '8,000', 'spinbutton')
  await tab.choose('Pay period', 'Monthly')
  await tab.shows('Net annual pay', '$61,776.00')
  await tab.choose('Rules', 'US 2026 rules')
  await tab.shows('Federal tax', '$12,290.00')
  await tab.choose('Rules', 'Flat rates')
  await tab.fill('State tax (%)', '95', 'spinbutton')
  await tab.says('The deductions are more than the pay.')
})
