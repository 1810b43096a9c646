import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '#e2e/test.ts'

const KEY = 'sundry-tool-loan-calculator'

const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })
const result = (page: Page, name: string) => page.getByRole('status', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const schedule = (page: Page) => page.getByRole('table', { name: 'Amortization schedule', exact: true })
const options = (page: Page) => page.getByRole('button', { name: 'Options' })

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

/** Changes the color scheme and waits until it is painted. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
}

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

test('a loan of the defaults has its payment, totals, chart and first twelve rows', async ({
  page,
  open,
}) => {
  await open('/loan-calculator')
  await expect(field(page, 'Loan amount')).toHaveValue('250000')
  await expect(field(page, 'Interest rate (%)')).toHaveValue('3.5')
  await expect(field(page, 'Term (years)')).toHaveValue('30')
  await expect(result(page, 'Monthly payment')).toHaveText('$1,122.61')
  await expect(result(page, 'Total payment')).toHaveText('$404,140.22')
  await expect(result(page, 'Total interest')).toHaveText('$154,140.22')
  await expect(page.getByRole('figure', { name: 'Balance over time' })).toBeVisible()
  await expect(schedule(page).locator('tbody tr')).toHaveCount(12)
  await expect(schedule(page).locator('tbody tr').first()).toHaveText(
    /^1.*\$1,122\.61\$393\.44\$729\.17\$249,606\.56$/,
  )
  await expect(page.getByText('$0.56 more than the totals by formula')).toBeVisible()
})

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

test('invalid input is reported at its field, and the results are zero', async ({
  page,
  open,
  violations,
}) => {
  await open('/loan-calculator')
  await field(page, 'Loan amount').fill('a lot')
  await field(page, 'Interest rate (%)').fill('0')
  await field(page, 'Term (years)').fill('101')
  await expect(field(page, 'Loan amount')).toHaveAccessibleDescription('Enter a number')
  await expect(field(page, 'Interest rate (%)')).toHaveAccessibleDescription(
    'For an interest-free loan turn on 0 % interest',
  )
  await expect(field(page, 'Term (years)')).toHaveAccessibleDescription('Enter a number up to 100')
  for (const name of ['Monthly payment', 'Total payment', 'Total interest'])
    await expect(result(page, name)).toHaveText('$0.00')
  await expect(schedule(page).locator('tbody tr')).toHaveCount(0)
  await expect(button(page, 'Download')).toBeDisabled()
  expect(await violations()).toEqual([])
})

test('an interest-free loan is the amount over its payments', async ({ page, open }) => {
  await open('/loan-calculator')
  await field(page, 'Loan amount').fill('1200')
  await field(page, 'Interest rate (%)').fill('0')
  await field(page, 'Term (years)').fill('1')
  await page.getByRole('checkbox', { name: '0 % interest' }).check()
  await expect(result(page, 'Monthly payment')).toHaveText('$100.00')
  await expect(result(page, 'Total interest')).toHaveText('$0.00')
})

test('extra payments save interest and time', async ({ page, open, violations }) => {
  await open('/loan-calculator')
  await field(page, 'Extra monthly payment').fill('200')
  const beside = page.getByRole('table', { name: 'As agreed and with extra payments' })
  await expect(beside.getByRole('row', { name: /^Interest/ })).toHaveText(
    'Interest$154,140.78$113,947.18$40,193.60',
  )
  await expect(beside.getByRole('row', { name: /^Payoff date/ })).toContainText('7 years')
  await expect(schedule(page).getByRole('columnheader', { name: 'Extra' })).toBeVisible()
  await options(page).click()
  await field(page, 'One-time payment').fill('1e9')
  await field(page, 'With payment no.').fill('3')
  await expect(schedule(page).locator('tbody tr')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    expect(await violations(), colorScheme).toEqual([])
  }
})

test('amount, term and rate are found from a payment; one that never repays is refused', async ({
  page,
  open,
  violations,
}) => {
  await open('/loan-calculator')
  await options(page).click()
  const solveFor = page.getByRole('combobox', { name: 'Solve for' })
  await solveFor.selectOption('Loan amount')
  await expect(result(page, 'Loan amount')).toHaveText('$334,042.48')
  await expect(field(page, 'Loan amount')).toHaveCount(0)
  await solveFor.selectOption('Interest rate')
  await expect(result(page, 'Interest rate')).toHaveText('6.007 %')
  await solveFor.selectOption('Term')
  await expect(result(page, 'Term')).toHaveText('19 years 1 month')
  await field(page, 'Your payment').fill('729.16')
  await expect(page.getByRole('alert')).toContainText('This payment never repays the loan.')
  await expect(field(page, 'Your payment')).toHaveAccessibleDescription(/never repays/)
  await expect(result(page, 'Term')).toHaveText('—')
  await expect(result(page, 'Total interest')).toHaveText('—')
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme)
    expect(await violations(), colorScheme).toEqual([])
  }
})

test('frequency, compounding and currency are the lender’s', async ({ page, open }) => {
  await open('/loan-calculator')
  await options(page).click()
  await page.getByRole('combobox', { name: 'Payment frequency' }).selectOption('Bi-weekly (accelerated)')
  await expect(result(page, 'Bi-weekly payment')).toHaveText('$561.31')
  await button(page, 'Example').click()
  await page.getByRole('menuitem', { name: 'Canadian mortgage, bi-weekly' }).click()
  await expect(field(page, 'Loan amount')).toHaveValue('450000')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await expect(result(page, 'Bi-weekly payment')).toHaveText(/^€1,26\d\.\d\d$/)
  await button(page, 'Undo').click()
  await expect(result(page, 'Bi-weekly payment')).toHaveText('$561.31')
})

test('loans stand side by side, change places and are removed without loss', async ({
  page,
  open,
  violations,
}) => {
  await open('/loan-calculator')
  await button(page, 'Keep to compare').click()
  await field(page, 'Term (years)').fill('15')
  await button(page, 'Keep to compare').click()
  await field(page, 'Interest rate (%)').fill('5')
  const table = page.getByRole('table', { name: 'Comparison of loans' })
  const row = (name: string) => table.getByRole('row', { name })
  await expect(row('Each payment')).toHaveText('Each payment$1,976.98$1,122.61$1,787.21')
  await expect(button(page, 'Keep to compare')).toBeDisabled()
  await expect(page.getByRole('figure', { name: 'Balances compared' })).toBeVisible()
  expect(await violations()).toEqual([])
  await button(page, 'Edit Loan A').click()
  await expect(field(page, 'Term (years)')).toHaveValue('30')
  await expect(row('Each payment')).toHaveText('Each payment$1,122.61$1,976.98$1,787.21')
  await button(page, 'Remove Loan B').click()
  await expect(row('Each payment')).toHaveText('Each payment$1,122.61$1,976.98')
  await button(page, 'Undo').click()
  await expect(row('Each payment')).toHaveText('Each payment$1,122.61$1,976.98$1,787.21')
})

test('the keyboard alone sets a loan, and the arrow keys step', async ({ page, open }) => {
  await open('/loan-calculator')
  await field(page, 'Loan amount').focus()
  await page.keyboard.press('ArrowUp')
  await expect(field(page, 'Loan amount')).toHaveValue('251000')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Interest rate (%)')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'Interest rate (%)')).toHaveValue('3.4')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: '0 % interest' })).toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('15')
  await expect(result(page, 'Monthly payment')).toHaveText('$1,782.05')
  await expect(page.locator('[aria-live=polite]', { hasText: 'Monthly payment: $1,782.05' })).toBeAttached()
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

test('a copied link opens the same loan elsewhere; a damaged one says so', async ({
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

test('with a point as group separator, 250.000 is a quarter of a million, also for the recipient of the link', async ({
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

test('the results are copied as text', async ({ page, open }) => {
  await open('/loan-calculator')
  await button(page, 'Copy').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(
    /^Monthly payment: \$1,122\.61\nTotal payment: \$404,140\.22\nTotal interest: \$154,140\.22\nPayoff date: /,
  )
})

test('the schedule is saved as CSV and as a workbook', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'))
  await open('/loan-calculator')
  const csv = page.waitForEvent('download')
  await button(page, 'Download').click()
  expect((await csv).suggestedFilename()).toBe('amortization-schedule.csv')
  const lines = (await bytesOf(await csv)).toString('utf8').split('\r\n')
  expect(lines).toHaveLength(362)
  expect(lines.slice(0, 2)).toEqual([
    'Number,Date,Payment,Principal,Interest,Extra payment,Balance',
    '1,2026-12-21,1122.61,393.44,729.17,0.00,249606.56',
  ])

  const xlsx = page.waitForEvent('download')
  await button(page, 'Excel (XLSX)').click()
  expect((await xlsx).suggestedFilename()).toBe('amortization-schedule.xlsx')
  const files = unzipSync(new Uint8Array(await bytesOf(await xlsx)))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const cells = [...sheet.matchAll(/<(?:v|t)[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(cells.slice(0, 9)).toEqual([
    'Number',
    'Date',
    'Payment',
    'Principal',
    'Interest',
    'Extra payment',
    'Balance',
    '1',
    '46377',
  ])
  expect(cells[9]).toBe('1122.61')
})

test('paper gets every payment, and none of the buttons', async ({ page, open }) => {
  await open('/loan-calculator')
  await page.emulateMedia({ media: 'print' })
  // The schedule's own script comes after the page is alive; printing is asked for again until it is there.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return schedule(page).locator('tbody tr').count()
    })
    .toBe(360)
  await expect(button(page, 'Download')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(schedule(page).locator('tbody tr')).toHaveCount(12)
})

test('a phone of 320 pixels shows the largest loan without sideways scrolling', async ({
  page,
  open,
  violations,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const form = {
    amount: '1e12',
    rate: '100',
    term: '100',
    frequency: 'weekly',
    extraMonthly: '5',
    currency: 'CHF',
  }
  await seed(page, JSON.stringify({ version: 1, state: { form, compared: [form, {}] } }))
  await open('/loan-calculator')
  await expect(result(page, 'Weekly payment')).toHaveText(
    /^CHF\s18,643,045,529\.81$|^CHF\s18,643,045,529\.82$/,
  )
  await expect(page.getByRole('table', { name: 'Comparison of loans' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('CHF')
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await violations()).toEqual([])
})
