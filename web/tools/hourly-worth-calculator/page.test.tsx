import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { HourlyForm } from './hourly-form.ts'
import HourlyWorthCalculatorPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

async function opened(form: Partial<HourlyForm> = {}) {
  persistState('hourly-worth-calculator', form)
  const { screen, press, number } = await openPage(<HourlyWorthCalculatorPage />)
  return {
    screen,
    press,
    number,
    result: (name: string) => screen.getByLabelText(name, { exact: true }).element().textContent,
  }
}

test('a price is shown in hours of work, and removing it removes the hours', async () => {
  const { number, result } = await opened()
  const hours = () => result('Hours of work')
  expect(hours()).toBe('—')
  const price = number('Price')
  await userEvent.fill(price, '100')
  await expect.poll(hours).toBe('3.65\u00a0h')
  await userEvent.fill(price, ' ')
  await expect.poll(hours).toBe('—')
})

test('five figures are shown; the pay that is typed is none of them, and is copied', async () => {
  const copies = spyOnClipboard()
  const { screen, press, result } = await opened()
  const labels = [...screen.container.querySelectorAll('output')].map(({ ariaLabel }) => ariaLabel)
  expect(labels.slice(2)).toEqual([
    'Nominal hourly rate',
    'Paid hours per year',
    'Unpaid hours per year',
    'Pay per month',
    'Pay per week',
  ])
  expect(result('Unpaid hours per year')).toBe('187.5')
  await expect.element(screen.getByText('of 2,187.5 in all')).toBeVisible()
  await press('Copy')
  expect(copies[0]).toContain('All hours per year: 2,187.5\nPay per year: $60,000.00')
})

test('each field increments by its own step and is stored under its own name', async () => {
  const { number } = await opened()
  const names = [
    'Annual salary',
    'Hours per day',
    'Days per week',
    'Weeks per year',
    'Lunch (minutes)',
    'Emails (minutes)',
    'Commute one way (minutes)',
    'Commute days per week',
    'Price',
  ]
  for (const name of names) {
    await userEvent.click(number(name))
    await userEvent.keyboard('{ArrowUp}')
  }
  expect(persistedState('hourly-worth-calculator')).toEqual(
    v.parse(HourlyForm, {
      pay: '61000',
      hoursPerDay: '8.5',
      daysPerWeek: '6',
      weeksPerYear: '51',
      lunchMinutes: '35',
      emailMinutes: '20',
      commuteMinutesOneWay: '5',
      commuteDaysPerWeek: '6',
      price: '10',
    }),
  )
})

test('arrows stop at what a day, a week and a year have', async () => {
  const { number } = await opened({
    daysPerWeek: '7',
    weeksPerYear: '53',
    commuteDaysPerWeek: '0',
    hoursPerDay: '24',
  })
  for (const [name, key, stays] of [
    ['Days per week', '{ArrowUp}', '7'],
    ['Weeks per year', '{ArrowUp}', '53'],
    ['Hours per day', '{ArrowUp}', '24'],
    ['Commute days per week', '{ArrowDown}', '0'],
  ] as const) {
    await userEvent.click(number(name))
    await userEvent.keyboard(key)
    await expect.element(number(name)).toHaveValue(stays)
  }
})

test('pay of an hour is named so and steps by one, in the chosen currency', async () => {
  const copies = spyOnClipboard()
  const { screen, number, press, result } = await opened({ pay: '20', lunchMinutes: '0', emailMinutes: '0' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'I’m paid' }), 'By the hour')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
  await userEvent.click(number('Hourly pay'))
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(number('Hourly pay')).toHaveValue('21')
  expect([result('Real hourly rate'), result('Pay per week')]).toEqual(['€21.00', '€840.00'])
  await press('Copy')
  expect(copies[0]?.split('\n').slice(0, 3)).toEqual([
    'Real hourly rate: €21.00',
    'Nominal hourly rate: €21.00',
    'Paid hours per year: 2,000',
  ])
})

test('zero hours show a message instead of a result; impossible hours are reported at the field', async () => {
  const { screen, number, result } = await opened({ hoursPerDay: '0', lunchMinutes: '0', emailMinutes: '0' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Add working hours to see a result.')
  await userEvent.fill(number('Hours per day'), '25')
  await expect.element(number('Hours per day')).toHaveAccessibleDescription('A day has 24 hours.')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(result('Real hourly rate')).toBe('—')
  await expect.element(screen.getByText('Check the marked fields.')).toBeVisible()
  await userEvent.fill(number('Hours per day'), '')
  await expect.element(number('Hours per day')).toHaveAccessibleDescription('Blank counts as 8')
  expect(result('Paid hours per year')).toBe('2,000')
})

test('clearing can be undone, and the page can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { press, number } = await opened({ pay: '7' })
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
  await press('Clear')
  await expect.element(number('Annual salary')).toHaveValue('60000')
  await press('Undo')
  await expect.element(number('Annual salary')).toHaveValue('7')
})
