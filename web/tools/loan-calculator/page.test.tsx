import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { DEFAULT_LOAN_FORM, type LoanForm } from './loan-form.ts'
import LoanCalculatorPage from './page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const formOf = (fields: Partial<LoanForm>) => ({ ...DEFAULT_LOAN_FORM, ...fields })

async function opened(fields: Partial<LoanForm> = {}, compared: readonly LoanForm[] = []) {
  persistState('loan-calculator', { form: formOf(fields), compared })
  const { screen, button, press } = await openPage(<LoanCalculatorPage />)
  const schedule = screen.getByRole('table', { name: 'Amortization schedule' })
  await expect.element(schedule).toBeVisible()
  return {
    screen,
    button,
    press,
    field: (name: string) => screen.getByRole('spinbutton', { name, exact: true }),
    result: (name: string) => screen.getByLabelText(name, { exact: true }).element().textContent,
    schedule,
  }
}

/** The text of each cell of the table's body rows. */
const cellsOf = (table: { element: () => Element }) =>
  [...table.element().querySelectorAll('tbody tr:not([aria-hidden])')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )

test('the fields are those of what is known, and each is named for its unit', async () => {
  const { screen, field, result } = await opened({ solveFor: 'term', frequency: 'weekly', currency: 'EUR' })
  const options = screen.getByRole('button', { name: 'Options' })
  await expect.element(options).toHaveAttribute('aria-expanded', 'true')
  const names = () =>
    screen
      .getByRole('spinbutton')
      .elements()
      .map((one) => document.querySelector(`label[for="${one.id}"]`)?.textContent)
  await expect.poll(names).toContain('With payment no.')
  expect(names().slice(-4)).toEqual([
    'Loan amount',
    'Interest rate (%)',
    'Your payment',
    'Extra monthly payment',
  ])
  await expect.element(field('Your payment')).toHaveAccessibleDescription('Paid every week')
  expect(result('Term')).toBe('3 years 21 weeks')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Solve for' }), 'Interest rate')
  await expect.element(field('Interest rate (%)')).not.toBeInTheDocument()
  await expect.element(field('Term (years)')).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Solve for' }), 'Loan amount')
  await expect.element(field('Loan amount')).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Months')
  await expect.element(field('Term (months)')).toHaveValue('30')
  await userEvent.click(screen.getByRole('checkbox', { name: '0 % interest' }))
  await expect.element(field('Interest rate (%)')).toHaveAccessibleDescription('Not used')
  expect(persistedState('loan-calculator')).toEqual({
    form: formOf({
      solveFor: 'amount',
      frequency: 'weekly',
      currency: 'EUR',
      termUnit: 'months',
      isInterestFree: true,
    }),
    compared: [],
  })
})

test.each<[string, string, string]>([
  ['Loan amount', '{ArrowUp}', '251000'],
  ['Interest rate (%)', '{ArrowDown}', '3.4'],
  ['Term (years)', '{ArrowUp}', '31'],
  ['Extra monthly payment', '{ArrowUp}', '50'],
  ['Extra yearly payment', '{ArrowUp}', '500'],
  ['One-time payment', '{ArrowUp}', '1000'],
  ['With payment no.', '{ArrowUp}', '13'],
])('%s steps by %s to %s', async (name, key, expected) => {
  const { field } = await opened({ currency: 'EUR' })
  await userEvent.click(field(name))
  await userEvent.keyboard(key)
  await expect.element(field(name)).toHaveValue(expected)
})

test('a payment that never repays the loan is marked in its field, until it is enough', async () => {
  const { screen, field, result } = await opened({ solveFor: 'term', payment: '729.16' })
  const payment = field('Your payment')
  await expect.element(payment).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This payment never repays the loan.The first interest alone is 729.17')
  expect(result('Term')).toBe('—')
  await userEvent.fill(payment, '1500')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(payment).not.toHaveAttribute('aria-invalid')
  expect(result('Term')).toBe('19 years 1 month')
})

test('the schedule has twelve payments at first, all on demand and on paper, and its years', async () => {
  const { screen, schedule, press, button } = await opened({ term: '2' })
  expect(cellsOf(schedule)[0]).toEqual([
    '1',
    'Dec 21, 2026',
    '$10,800.68',
    '$10,071.51',
    '$729.17',
    '$239,928.49',
  ])
  expect(cellsOf(schedule)).toHaveLength(12)
  await expect.element(schedule).toHaveAttribute('aria-rowcount', '13')
  await expect.element(screen.getByText('24 in all')).toBeVisible()
  await press('Show all payments')
  await expect.element(schedule).toHaveAttribute('aria-rowcount', '25')
  await press('Show the first 12 payments')
  await expect.poll(() => cellsOf(schedule).length).toBe(12)
  dispatchEvent(new Event('beforeprint'))
  expect(cellsOf(schedule)).toHaveLength(24)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => cellsOf(schedule).length).toBe(12)
  await expect.element(button('Payments')).toHaveAttribute('aria-pressed', 'true')
  await press('Years')
  await expect.element(button('Years')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Payments')).toHaveAttribute('aria-pressed', 'false')
  const years = screen.getByRole('table', { name: 'Yearly totals' })
  expect(cellsOf(years).map(([year]) => year)).toEqual(['1', '2'])
  expect(cellsOf(years)[1]?.at(-1)).toBe('$0.00')
})

test('a schedule of twelve payments has no more to show, and an invalid loan has no figure and no file', async () => {
  const { screen, schedule, button, field, result } = await opened({ term: '12', termUnit: 'months' })
  expect(cellsOf(schedule)).toHaveLength(12)
  await expect.element(button('Show all payments')).not.toBeInTheDocument()
  await expect.element(button('Download')).toBeEnabled()
  await userEvent.fill(field('Loan amount'), 'x')
  await expect.element(field('Loan amount')).toHaveAccessibleDescription('Enter a number')
  for (const name of ['Download', 'Excel (XLSX)', 'Print']) await expect.element(button(name)).toBeDisabled()
  await expect.element(screen.getByText('Check the marked fields.')).toBeVisible()
  for (const name of ['Monthly payment', 'Total payment', 'Total interest']) expect(result(name)).toBe('—')
  await expect.element(screen.getByText('There is no schedule yet.')).toBeVisible()
  await userEvent.fill(field('Loan amount'), '0')
  await expect.poll(() => result('Monthly payment')).toBe('$0.00')
  const nothing = screen.getByText('There is nothing to repay.')
  await expect.element(nothing).toBeVisible()
  await userEvent.fill(field('Loan amount'), '5000')
  await userEvent.fill(field('Interest rate (%)'), '-3')
  await expect.element(screen.getByText(/^Without a rate above 0 % there is no loan/)).toBeVisible()
  await expect.element(button('Save to compare')).toBeDisabled()
  await expect.element(nothing).not.toBeInTheDocument()
})

test('extra payments have a column, are part of the results, and what they save is copied with these', async () => {
  const copies = spyOnClipboard()
  const { schedule, press, result } = await opened({ extraMonthly: '200', term: '15' })
  const heads = [...schedule.element().querySelectorAll('thead th')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['No.', 'Date', 'Payment', 'Principal', 'Interest', 'Extra', 'Balance'])
  expect(cellsOf(schedule)[0]?.slice(2)).toEqual([
    '$1,787.21',
    '$1,058.04',
    '$729.17',
    '$200.00',
    '$248,741.96',
  ])
  expect(result('Monthly payment')).toBe('$1,987.21')
  await press('Copy')
  const lines = copies[0]?.split('\n') ?? []
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'Monthly payment',
    'Total payment',
    'Total interest',
    'Payoff date',
    'Interest saved',
    'Time saved',
    'Interest without extra payments',
    'Total without extra payments',
  ])
})

test('an example replaces the fields and leaves the comparison; Undo and Clear apply to both', async () => {
  const { screen, press, field } = await opened({ amount: '5' }, [formOf({ amount: '7' })])
  const before = { form: formOf({ amount: '5' }), compared: [formOf({ amount: '7' })] }
  await press('Example')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Car, 60 months' }))
  await expect.element(field('Loan amount')).toHaveValue('32,000')
  expect(persistedState('loan-calculator')).toEqual({
    form: formOf({ amount: '32,000', rate: '6.9', term: '60', termUnit: 'months' }),
    compared: before.compared,
  })
  await press('Undo')
  expect(persistedState('loan-calculator')).toEqual(before)
  await press('Clear')
  await expect
    .element(screen.getByRole('status', { name: 'Notifications' }))
    .toHaveTextContent('ClearedUndoCtrl+Z')
  expect(persistedState('loan-calculator')).toEqual({ form: DEFAULT_LOAN_FORM, compared: [] })
  await press('Undo')
  expect(persistedState('loan-calculator')).toEqual(before)
})

test('at most two loans are saved next to the current one, can be swapped, and are restored after a removal', async () => {
  const { screen, press, button } = await opened({ term: '10' })
  await press('Save to compare')
  const comparison = screen.getByRole('table', { name: 'Comparison of loans' })
  await expect.element(comparison).toBeVisible()
  persistState('loan-calculator', {
    form: formOf({ term: '20' }),
    compared: [formOf({ term: '10' }), formOf({ term: '30', currency: 'EUR' })],
  })
  await expect.element(button('Save to compare')).toBeDisabled()
  const row = () => cellsOf(comparison).find(([label]) => label === 'Each payment')
  expect(row()).toEqual(['Each payment', '$1,449.90', '$2,472.15', '€1,122.61'])
  await press('Edit Loan B')
  expect(row()).toEqual(['Each payment', '€1,122.61', '$2,472.15', '$1,449.90'])
  await press('Remove Loan A')
  await expect
    .element(screen.getByRole('status', { name: 'Notifications' }))
    .toHaveTextContent('Loan A removedUndoCtrl+Z')
  expect(row()).toEqual(['Each payment', '€1,122.61', '$1,449.90'])
  await expect.element(button('Save to compare')).toBeEnabled()
  await press('Undo')
  expect(row()).toEqual(['Each payment', '€1,122.61', '$2,472.15', '$1,449.90'])
})

test('the schedule is saved with the dates of a loan that starts today', async () => {
  const saves = watchSaves()
  const { press } = await opened({ frequency: 'bi-weekly' })
  await press('Download')
  await press('Excel (XLSX)')
  await expect
    .poll(() => saves.map(({ name }) => name))
    .toEqual(['amortization-schedule.csv', 'amortization-schedule.xlsx'])
  const [csv, book] = saves
  expect((await csv?.text())?.split('\r\n')[1]).toMatch(/^1,2026-12-05,561\.31,/)
  expect([csv?.type, book?.type]).toEqual([
    'text/csv;charset=utf-8',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
})

test('shares of loan and interest are drawn', async () => {
  const { screen } = await opened({ extraMonthly: '500' })
  await expect.element(screen.getByRole('list', { name: 'Of all you pay' })).toBeVisible()
  const shares = screen.getByRole('list', { name: 'Of all you pay' }).getByRole('listitem').elements()
  expect(shares.map(({ textContent }) => textContent)).toEqual(['Loan 75.2%', 'Interest 24.8%'])
})
