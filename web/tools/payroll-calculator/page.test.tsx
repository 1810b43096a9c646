import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import PayrollCalculatorPage from './page.tsx'
import { PayrollForm } from './payroll-form.ts'

afterEach(() => vi.restoreAllMocks())

async function opened(form: Partial<PayrollForm> = {}) {
  persistState('payroll-calculator', form)
  const page = await openPage(<PayrollCalculatorPage />)
  const { screen } = page
  const figure = screen.getByRole('figure', { name: 'Where the pay goes' })
  await expect.element(figure).toBeVisible()
  return {
    ...page,
    figure,
    choose: (name: string, option: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name, exact: true }), option),
    result: (name: string) => screen.getByLabelText(name, { exact: true }).element().textContent,
  }
}

test('each field increments by its own step and is stored under its own name', async () => {
  const { number, choose } = await opened()
  for (const name of [
    'Gross pay',
    'Federal tax (%)',
    'State tax (%)',
    'Social security (%)',
    'Medicare (%)',
  ]) {
    await userEvent.click(number(name))
    await userEvent.keyboard('{ArrowUp}')
  }
  await choose('Pay period', 'Weekly')
  await choose('Currency', 'GBP')
  expect(persistedState('payroll-calculator')).toEqual(
    v.parse(PayrollForm, {
      gross: '51000',
      federal: '22.5',
      state: '6.5',
      socialSecurity: '6.3',
      medicare: '1.5',
      period: 'weekly',
      currency: 'GBP',
    }),
  )
})

test('the parts of the pay are drawn and listed in its currency, and excessive deductions are reported', async () => {
  const { screen, figure, number } = await opened({ gross: '1000', currency: 'EUR' })
  const rows = () =>
    [...figure.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
  expect(rows()).toEqual([
    ['Annual gross', '€1,000.00', '100 %'],
    ['Federal tax', '−\u2009€220.00', '22 %'],
    ['State tax', '−\u2009€60.00', '6 %'],
    ['Social security', '−\u2009€62.00', '6.2 %'],
    ['Medicare', '−\u2009€14.50', '1.45 %'],
    ['Total deductions', '−\u2009€356.50', '35.65 %'],
    ['Net pay', '€643.50', '64.35 %'],
  ])
  const note = screen.getByText('The deductions are more than the pay.')
  await userEvent.fill(number('State tax (%)'), '70.35')
  await expect.element(note).not.toBeInTheDocument()
  await userEvent.fill(number('State tax (%)'), '70.36')
  await expect.element(note).toBeVisible()
  await userEvent.fill(number('Gross pay'), '')
  await expect.poll(() => rows().at(-1)).toEqual(['Net pay', '€0.00', '—'])
  await expect.element(note).not.toBeInTheDocument()
})

test.each([
  ['Gross pay', '-1'],
  ['Gross pay', '12 apples'],
  ['State tax (%)', '120'],
  ['Federal tax (%)', '1e'],
  ['Medicare (%)', '-0.1'],
])('an invalid field leaves no figure to see or to copy: %s of %s', async (name, typed) => {
  const { screen, figure, number, result } = await opened()
  await userEvent.fill(number(name), typed)
  await expect.element(screen.getByText('Check the marked fields.')).toBeVisible()
  await expect.poll(() => figure.element().textContent).not.toMatch(/\d/)
  expect([result('Net annual pay'), result('Annual gross'), result('State tax')]).toEqual(['—', '—', '—'])
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
})

test('the pay is printed from its results, and clearing can be undone', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { press, number } = await opened({ gross: '7' })
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
  await press('Clear')
  await expect.element(number('Gross pay')).toHaveValue('50000')
  await press('Undo')
  await expect.element(number('Gross pay')).toHaveValue('7')
})
