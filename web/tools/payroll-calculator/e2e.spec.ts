import { expect, test } from '#e2e/test.ts'

test('from gross to net as one types, by flat rates and by the rules of 2026', async ({ page, open }) => {
  await open('/payroll-calculator')
  const net = page.getByLabel('Net annual pay', { exact: true })
  await expect(net).toHaveText('$32,175.00')
  await page.getByRole('spinbutton', { name: 'Gross pay' }).fill('8,000')
  await page.getByRole('combobox', { name: 'Pay period' }).selectOption('Monthly')
  await expect(page.getByLabel('Annual gross', { exact: true })).toHaveText('$96,000.00')
  await expect(net).toHaveText('$61,776.00')
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('US 2026 rules')
  await expect(page.getByRole('spinbutton', { name: 'Federal tax (%)' })).toHaveCount(0)
  await expect(page.getByLabel('Federal tax', { exact: true })).toHaveText('$12,290.00')
  await page.getByRole('combobox', { name: 'Filing status' }).selectOption('Married filing jointly')
  await expect(page.getByLabel('Federal tax', { exact: true })).toHaveText('$7,160.00')
  await expect(page.getByRole('row', { name: 'State tax' })).toContainText('$5,760.00')

  await page.reload()
  await expect(page.getByLabel('Federal tax', { exact: true })).toHaveText('$7,160.00')
})

test('negative pay and deductions that exceed the pay are reported', async ({ page, open }) => {
  await open('/payroll-calculator')
  const gross = page.getByRole('spinbutton', { name: 'Gross pay' })
  await gross.fill('-5')
  await expect(gross).toHaveAccessibleDescription('Gross pay cannot be negative.')
  await expect(page.getByLabel('Net annual pay', { exact: true })).toHaveText('—')
  await gross.fill('100')
  await page.getByRole('spinbutton', { name: 'State tax (%)' }).fill('95')
  await expect(page.getByText('The deductions are more than the pay.')).toBeVisible()
  await expect(page.getByLabel('Net annual pay', { exact: true })).toHaveText('-$24.65')
})
