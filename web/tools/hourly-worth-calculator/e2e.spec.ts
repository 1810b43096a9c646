import { expect, test } from '#e2e/test.ts'

test('the rates follow what is typed, survive a reload, and travel in a link', async ({
  page,
  open,
  browser,
}) => {
  await open('/hourly-worth-calculator')
  await page.getByRole('spinbutton', { name: 'Annual salary' }).fill('50,000')
  await page.getByRole('spinbutton', { name: 'Commute one way (minutes)' }).fill('30')
  const real = page.getByLabel('Real hourly rate', { exact: true })
  await expect(real).toHaveText('$20.51')
  await expect(page.getByLabel('Nominal hourly rate', { exact: true })).toHaveText('$25.00')
  await expect(page.getByLabel('Paid hours per year', { exact: true })).toHaveText('2,000')
  await expect(page.getByLabel('Unpaid hours per year', { exact: true })).toHaveText('437.5')
  await page.getByRole('spinbutton', { name: 'Price' }).fill('100')
  await expect(page.getByLabel('Hours of work', { exact: true })).toHaveText('4.88 hours')

  await page.reload()
  await expect(real).toHaveText('$20.51')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByLabel('Real hourly rate', { exact: true })).toHaveText('$20.51')
  await other.close()
})
