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

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('spinbutton', { name: 'Commute one way (minutes)' })).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(real).toHaveText('$20.51')
})

test('impossible hours are reported at their field, and zero hours in place of the result', async ({
  page,
  open,
  violations,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open('/hourly-worth-calculator')
  const hours = page.getByRole('spinbutton', { name: 'Hours per day' })
  await hours.fill('25')
  await expect(hours).toHaveAccessibleDescription('A day has 24 hours.')
  await expect(page.getByLabel('Real hourly rate', { exact: true })).toHaveText('—')
  await hours.fill('0')
  await expect(page.getByRole('alert')).toHaveText('Add working hours to see a result.')
  expect(await violations()).toEqual([])
  await hours.fill('')
  await expect(hours).toHaveAccessibleDescription('Blank counts as 8')
  await expect(page.getByLabel('Paid hours per year', { exact: true })).toHaveText('2,000')
  await hours.press('ArrowUp')
  await expect(hours).toHaveValue('0.5')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
