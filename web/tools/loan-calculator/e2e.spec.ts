import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

const KEY = 'sundry-tool-loan-calculator'

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const result = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const schedule = (page: Page) => page.getByRole('table', { name: 'Amortization schedule', exact: true })

/** Puts a state into the browser before the page's first script, once. */
async function seed(page: Page, stored: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem(key, value)
    },
    [KEY, stored] as const,
  )
}

test('results follow each key, and every row of the schedule is within reach', async ({ page, open }) => {
  await open('/loan-calculator')
  await field(page, 'Loan amount').fill('300,000')
  await field(page, 'Interest rate (%)').fill('4')
  await field(page, 'Term (years)').fill('2.5')
  await expect(result(page, 'Monthly payment')).toHaveText('$10,524.98')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Months')
  await field(page, 'Term (months)').fill('360')
  await expect(result(page, 'Monthly payment')).toHaveText('$1,432.25')
  await button(page, 'Show all payments').click()
  await expect(schedule(page)).toHaveAttribute('aria-rowcount', '361')
  await page.getByRole('region', { name: 'Amortization schedule, scrollable' }).focus()
  await page.keyboard.press('End')
  const last = schedule(page).locator('tr[aria-rowindex="361"]')
  await expect(last).toContainText('$0.00')
  await expect(last.getByRole('rowheader')).toHaveText('360')
  expect(await schedule(page).locator('tr').count()).toBeLessThan(100)
  await button(page, 'Show the first 12 payments').click()
  await expect(schedule(page).locator('tbody tr')).toHaveCount(12)
  await button(page, 'Years').click()
  await expect(page.getByRole('table', { name: 'Yearly totals' }).locator('tbody tr')).toHaveCount(30)
})

test('a reload brings back what was typed, and Clear can be undone', async ({ page, open }) => {
  await open('/loan-calculator')
  await field(page, 'Loan amount').fill(' 99,999.50 ')
  await field(page, 'Interest rate (%)').fill('abc')
  await open('/loan-calculator')
  await expect(field(page, 'Loan amount')).toHaveValue(' 99,999.50 ')
  await expect(field(page, 'Interest rate (%)')).toHaveValue('abc')
  await button(page, 'Clear').click()
  await expect(field(page, 'Loan amount')).toHaveValue('250000')
  await button(page, 'Undo').click()
  await expect(field(page, 'Loan amount')).toHaveValue(' 99,999.50 ')
})

test('a stored state that does not fit is set aside, and the defaults are used', async ({ page, open }) => {
  const broken = JSON.stringify({ version: 1, state: { form: { amount: 5 } } })
  await seed(page, broken)
  await open('/loan-calculator')
  await expect(result(page, 'Monthly payment')).toHaveText('$1,122.61')
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.bad`), KEY)).toBe(broken)
})

test('a link opens the same loan elsewhere; a damaged one is reported', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await open('/loan-calculator')
  await field(page, 'Loan amount').fill('123456.78')
  await button(page, 'Copy link').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/loan-calculator#s=1.')

  const elsewhere = await browser.newContext({ locale: 'en-US', baseURL: baseURL ?? '' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(field(other, 'Loan amount')).toHaveValue('123456.78')
  await expect(other).toHaveURL(/\/loan-calculator$/)
  await elsewhere.close()

  await page.goto('/loan-calculator#s=1.AAAA')
  await expect(page.getByRole('alert')).toContainText('This link is damaged or incomplete.')
  await expect(field(page, 'Loan amount')).toHaveValue('123456.78')
})

test('a German amount is read with its separators, also from a link', async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  const german = await browser.newContext({
    locale: 'de-DE',
    baseURL: baseURL ?? '',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const there = await german.newPage()
  await there.goto('/loan-calculator')
  await field(there, 'Loan amount').fill('125.000')
  await expect(field(there, 'Loan amount')).toHaveValue('125.000')
  await expect(field(there, 'Loan amount')).toHaveAccessibleDescription('Read as 125000. Change to 125')
  await field(there, 'Interest rate (%)').fill('3,125')
  await expect(result(there, 'Monthly payment')).toHaveText(/^535,47\s\$$/)
  await button(there, 'Copy link').click()
  await expect(button(there, 'Copied!')).toBeVisible()
  const link = await there.evaluate(() => navigator.clipboard.readText())
  await there.reload()
  await expect(field(there, 'Loan amount')).toHaveValue('125000')
  await expect(result(there, 'Monthly payment')).toHaveText(/^535,47\s\$$/)
  await german.close()

  await open('/loan-calculator')
  await page.goto(link)
  await expect(field(page, 'Interest rate (%)')).toHaveValue('3.125')
  await expect(result(page, 'Monthly payment')).toHaveText('$535.47')
})
