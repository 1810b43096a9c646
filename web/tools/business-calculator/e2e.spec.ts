import { expect, test } from '#e2e/test.ts'

test('ratios appear as their figures are filled, with formula and meaning', async ({ page, open }) => {
  await open('/business-calculator')
  await expect(page.getByLabel('Current ratio', { exact: true })).toHaveText('—')
  await page.getByRole('spinbutton', { name: 'Current assets' }).fill('150,000')
  await page.getByRole('spinbutton', { name: 'Current liabilities' }).fill('100000')
  await expect(page.getByLabel('Current ratio', { exact: true })).toHaveText('1.50')
  await expect(page.getByText('= $150,000.00 ÷ $100,000.00')).toBeVisible()
  await page.getByText('9 more with more figures').click()
  await expect(page.getByText('Quick ratio needs Inventory')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Current liabilities' }).fill('0')
  await expect(page.getByRole('alert')).toHaveText('Current liabilities cannot be 0.')
})

test('tabs are walked by arrows and keep what was typed, across a reload and in a link', async ({
  page,
  open,
  browser,
}) => {
  await open('/business-calculator')
  await page.getByRole('tab', { name: 'Financial Ratios' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('spinbutton', { name: 'Initial investment' }).fill('10000')
  await page.getByRole('spinbutton', { name: 'Final value' }).fill('8000')
  await expect(page.getByLabel('ROI', { exact: true })).toHaveText('-20.00%')
  await expect(page.getByText('a loss').first()).toBeVisible()
  await expect(page.getByLabel('Annualized ROI', { exact: true })).toHaveCount(0)
  await page.getByRole('spinbutton', { name: 'Years' }).fill('2')
  await expect(page.getByLabel('Annualized ROI', { exact: true })).toHaveText('-10.56%')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'ROI Calculator' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Net gain', { exact: true })).toHaveText('-$2,000.00')

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByLabel('ROI', { exact: true })).toHaveText('-20.00%')
  await other.close()
})
