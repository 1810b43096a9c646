import { test } from '#e2e/browsers/test.ts'

test('ratios follow the input, and a zero denominator is reported', async ({ tab }) => {
  await tab.open('/business-calculator')
  await tab.fill('Current assets', '150,000', 'spinbutton')
  await tab.fill('Current liabilities', '100000', 'spinbutton')
  await tab.shows('Current ratio', '1.50')
  await tab.fill('Current liabilities', '0', 'spinbutton')
  await tab.warns('Current liabilities cannot be 0.')
  await tab.focus('tab', 'Financial Ratios')
  await tab.press('ArrowRight')
  await tab.fill('Initial investment', '10000', 'spinbutton')
  await tab.fill('Final value', '8000', 'spinbutton')
  await tab.shows('ROI', '-20.00%')
})
