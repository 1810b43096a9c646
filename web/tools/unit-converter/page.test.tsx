import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard, stateInLink } from '#web/platform/copies.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { getAnnouncements, openPage } from '#web/ui/page.fixture.tsx'
import { ConverterState } from './converter-state.ts'
import UnitConverterPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

const stateOf = (fields: Partial<ConverterState>) => v.parse(ConverterState, fields)
const getStored = () => v.parse(ConverterState, persistedState('unit-converter'))

async function opened(state: Partial<ConverterState> = {}) {
  persistState('unit-converter', state)
  const page = await openPage(<UnitConverterPage />)
  const { screen } = page
  const units = screen.getByRole('list', { name: 'All units' })
  await expect.element(units).toBeVisible()
  return {
    ...page,
    choose: (name: string, option: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name, exact: true }), option),
    result: () => screen.getByLabelText('Result', { exact: true }).element().textContent,
    units: () =>
      units
        .getByRole('listitem')
        .elements()
        .map((item) =>
          [...item.querySelectorAll('p:first-child, p > span')].map(({ textContent }) => textContent),
        ),
  }
}

const MILES = { from: 'Mile', to: 'Kilometer', value: '2' }

test.each(['abc', '1e', '1..2', '1/0', '--3'])(
  'Converted value: an invalid number (%s) clears the result',
  async (typed) => {
    const { number, result, press, button } = await opened(MILES)
    await userEvent.fill(number('Converted value'), typed)
    await expect.element(number('Converted value')).toHaveAccessibleDescription('Enter a number')
    expect(result()).toBe('')
    await expect.element(button('Copy')).toBeDisabled()
    await press('Swap')
    await expect.poll(result).toBe('2')
  },
)

test('typing on the right sets the left, and is shown as typed until blur', async () => {
  const { number, result } = await opened(MILES)
  const converted = number('Converted value')
  await expect.element(converted).toHaveValue('3.218688')
  await userEvent.fill(converted, '1.6093440')
  await expect.element(converted).toHaveValue('1.6093440')
  await expect.element(number('Value')).toHaveValue('1')
  await userEvent.fill(converted, 'x')
  await expect.element(number('Value')).toHaveValue('1')
  await userEvent.click(number('Value'))
  await expect.element(converted).toHaveValue('1.609344')
  expect(result()).toBe('1.609344')
})

test('a conversion is stored when its fields are left, without duplicates, and is restored with a press', async () => {
  const { screen, number, press } = await opened(MILES)
  const chips = screen.getByRole('group', { name: 'Recent conversions' })
  await expect.element(chips).not.toBeInTheDocument()
  await userEvent.fill(number('Value'), '5')
  expect(getStored().recent).toEqual([])
  await userEvent.click(screen.getByRole('textbox', { name: 'Ask in words' }))
  expect(getStored().recent).toEqual([{ category: 'Length', ...MILES, value: '5' }])
  await userEvent.fill(number('Value'), '7')
  await userEvent.click(screen.getByRole('textbox', { name: 'Ask in words' }))
  await press('5 mi → km')
  await expect.element(number('Value')).toHaveValue('5')
  expect(getStored().recent.map(({ value }) => value)).toEqual(['7', '5'])
  // Without a result, the history remains unchanged.
  await userEvent.fill(number('Value'), 'warm')
  await userEvent.click(screen.getByRole('textbox', { name: 'Ask in words' }))
  expect(getStored().recent.map(({ value }) => value)).toEqual(['7', '5'])
})

test('units change places by the button and by Alt+S, and other units or categories do not', async () => {
  const { number, press, result, choose, screen } = await opened(MILES)
  await press('Swap')
  expect(result()).toBe('2')
  expect([getStored().from, getStored().to]).toEqual(['Kilometer', 'Mile'])
  await userEvent.click(number('Value'))
  await userEvent.keyboard('{Alt>}s{/Alt}')
  expect([getStored().from, getStored().to]).toEqual(['Mile', 'Kilometer'])
  await choose('From', 'Meter')
  await choose('To', 'Centimeter')
  expect(result()).toBe('200')
  await expect.element(screen.getByText('cm = m × 100')).toBeVisible()
  await userEvent.fill(number('Value'), '9')
  await choose('Category', 'Temperature')
  await expect.element(number('Value')).toHaveValue('1')
  expect([getStored().category, getStored().from, getStored().to]).toEqual([
    'Temperature',
    'Celsius',
    'Fahrenheit',
  ])
})

test('a value below absolute zero is marked, until it is none', async () => {
  const { screen, number, button, result } = await opened({
    category: 'Temperature',
    from: 'Celsius',
    to: 'Kelvin',
    value: '-300',
  })
  await expect.element(number('Value')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(number('Value')).toHaveAccessibleDescription(/^Below absolute zero/)
  expect(result()).toBe('')
  await expect.element(button('Copy')).toBeDisabled()
  await expect.element(button('Copy Kelvin')).toBeDisabled()
  await userEvent.fill(number('Value'), '0')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(number('Value')).not.toHaveAttribute('aria-invalid')
  expect(result()).toBe('273.15')
})

test('pinned units stand first in their own order, and each value is copied without grouping', async () => {
  const copies = spyOnClipboard()
  const { button, press, units } = await opened({ from: 'Kilometer', to: 'Meter', value: '2' })
  const names = () => units().map(([name]) => name)
  const [first, second] = names()
  await expect.element(button('Pin Meter')).toHaveAttribute('aria-pressed', 'false')
  await press('Pin Mile')
  await press('Pin Meter')
  await expect.element(button('Pin Meter')).toHaveAttribute('aria-pressed', 'true')
  expect(names().slice(0, 4)).toEqual(['Meter', 'Mile', first, second])
  expect(units()[0]).toEqual(['Meter', '2000'])
  expect(getStored().pinned).toEqual(['Mile', 'Meter'])
  await press('Copy Meter')
  await press('Copy')
  expect(copies).toEqual(['2000', '2000'])
  await press('Pin Mile')
  await expect.poll(() => getStored().pinned).toEqual(['Meter'])
})

test('round amounts are listed for the chosen units, and digits are as many as are wanted', async () => {
  const { screen, choose, result } = await opened({ from: 'Inch', to: 'Meter', value: '1' })
  const table = screen.getByRole('table', { name: 'Quick conversions' })
  const rows = [...table.element().querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['Inch', 'Meter'],
    ['1', '0.0254'],
    ['10', '0.254'],
    ['100', '2.54'],
    ['1000', '25.4'],
  ])
  expect(result()).toBe('0.0254')
  await choose('Digits', '2')
  expect(result()).toBe('0.03')
  await choose('Precision', 'Scientific')
  expect(result()).toBe('2.5e-2')
  const digits = [...screen.getByRole('combobox', { name: 'Digits' }).element().querySelectorAll('option')]
  expect([digits[0]?.value, digits.at(-1)?.value]).toEqual(['0', '15'])
})

test('a request that is not understood is reported until the next action', async () => {
  const { screen, number, result } = await opened(MILES)
  const ask = screen.getByRole('textbox', { name: 'Ask in words' })
  await userEvent.fill(ask, 'five parsecs')
  await userEvent.keyboard('{Enter}')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await userEvent.fill(ask, 'five')
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toBeVisible()
  await userEvent.fill(number('Value'), '3')
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.fill(ask, '2 h in min')
  expect([getStored().category, result()]).toEqual(['Time', '120'])
})

test('a request is converted while it is typed, and one that cannot be read leaves the result', async () => {
  const { screen, result, button } = await opened(MILES)
  const ask = screen.getByRole('textbox', { name: 'Ask in words' })
  await userEvent.fill(ask, '3 h in min')
  expect(result()).toBe('180')
  await userEvent.fill(ask, '3 bananas in min')
  expect(result()).toBe('180')
  // After a pause, without Enter.
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'This conversion could not be read. Write it like 5 ft 11 in in cm, or 72 f to c. Below is still 3 h to min.',
    )
  await expect.element(ask).toHaveAttribute('aria-invalid', 'true')
  // Values of the earlier request are not copied by mistake.
  for (const name of ['Copy', 'Copy Second']) await expect.element(button(name)).toBeDisabled()
  await userEvent.fill(ask, '3 h in min')
  for (const name of ['Copy', 'Copy Second']) await expect.element(button(name)).toBeEnabled()
})

test('clearing can be undone', async () => {
  const before = stateOf({ ...MILES, pinned: ['Mile'], digits: 3 })
  const { press } = await opened(before)
  await press('Clear')
  expect(getStored()).toEqual(stateOf({}))
  await press('Undo')
  expect(getStored()).toEqual(before)
})

test('a link carries the conversion and not what one pinned or did before, and Undo leaves it', async () => {
  const recent = [{ category: 'Length', value: '5', from: 'Mile', to: 'Meter' }]
  const before = stateOf({ ...MILES, pinned: ['Mile'], recent, digits: 3 })
  const copies = spyOnClipboard()
  const { press, result, screen } = await opened(before)
  await press('Copy link')
  await expect.poll(() => copies.length).toBe(1)
  expect(await stateInLink(copies)).toEqual({ ...before, pinned: [], recent: [] })
  deliverInput({ state: { from: 'Meter', to: 'Centimeter', value: '3' } })
  await expect.poll(result).toBe('300')
  await expect
    .element(screen.getByRole('status', { name: 'Notifications' }))
    .toHaveTextContent('Shared link openedUndoCtrl+Z')
  await press('Undo')
  expect(getStored()).toEqual(before)
})

test('announces the result with the name of its unit, or the error without one', async () => {
  const { number } = await opened(MILES)
  await expect.poll(getAnnouncements).toEqual(['3.218688 Kilometer'])
  await userEvent.fill(number('Value'), 'far')
  await expect.poll(getAnnouncements).toEqual(['Value: Enter a number'])
})
