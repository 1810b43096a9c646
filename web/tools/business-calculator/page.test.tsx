import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { getAnnouncements, openPage } from '#web/ui/page.fixture.tsx'
import BusinessCalculatorPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

async function opened(state: object = {}) {
  persistState('business-calculator', state)
  const page = await openPage(<BusinessCalculatorPage />)
  return {
    ...page,
    result: page.textOf,
  }
}

test('each tab has its own first result and fields, and preserves its input', async () => {
  const { screen, number, button, result } = await opened()
  const first = () => screen.container.querySelector('output')?.ariaLabel
  expect([first(), result('Current ratio')]).toEqual(['Current ratio', '—'])
  await expect.element(button('Copy')).toBeDisabled()
  await expect.element(button('Download CSV')).toBeDisabled()
  await userEvent.fill(number('Current assets'), '5')
  await userEvent.click(screen.getByRole('tab', { name: 'ROI Calculator' }))
  expect(first()).toBe('ROI')
  await userEvent.fill(number('Initial investment'), 'x')
  await expect.element(number('Initial investment')).toHaveAccessibleDescription('Enter a number')
  await expect.element(number('Current assets')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: 'Break-even Analysis' }))
  expect(first()).toBe('Break-even units')
  await userEvent.click(screen.getByRole('tab', { name: 'Financial Ratios' }))
  await expect.element(number('Current assets')).toHaveValue('5')
  expect(persistedState('business-calculator')).toEqual({
    tab: 'Financial Ratios',
    currency: 'USD',
    fields: { currentAssets: '5', investment: 'x' },
  })
})

test('answers are copied and saved with their formulas, in the chosen currency', async () => {
  const copies = spyOnClipboard()
  const saves = watchSaves()
  const { screen, press } = await opened({
    tab: 'Break-even Analysis',
    fields: { fixedCosts: '1000', variableCost: '6', price: '9' },
  })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR')
  await press('Copy')
  expect(copies[0]?.split('\n').slice(0, 2)).toEqual([
    'Break-even units: 334 (exactly 333.3333)',
    'Break-even revenue: €3,000.00',
  ])
  await press('Download CSV')
  await expect.poll(() => saves.length).toBe(1)
  const [file] = saves
  expect([file?.name, file?.type]).toEqual(['business-calculator.csv', 'text/csv'])
  expect((await file?.text())?.split('\r\n').slice(0, 2)).toEqual([
    'Result,Value,Formula',
    'Break-even units,333.3333333333,Fixed costs ÷ (Price per unit − Variable cost per unit)',
  ])
  const figure = screen.getByRole('figure', { name: 'Costs and revenue by units sold' })
  await expect.element(figure).toBeVisible()
  const lines = figure.getByRole('listitem')
  expect(lines.elements().map(({ textContent }) => textContent)).toEqual(['Revenue', 'Costs'])
  const cells = [...figure.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect([cells[0], cells.at(-1)]).toEqual([
    ['0', '€0.00', '€1,000.00', '-€1,000.00'],
    ['666.67', '€6,000.00', '€5,000.00', '€1,000.00'],
  ])
})

test.each([
  ['200', ['0.5'], ['0.5', '0.5'], 'var(--line-strong)'],
  ['25', ['1'], ['0.25', '0'], 'var(--wrong)'],
])('an investment of 100 and its final value of %s are drawn as bars', async (finalValue, ...drawn) => {
  const { screen } = await opened({ tab: 'ROI Calculator', fields: { investment: '100', finalValue } })
  const figure = screen.getByRole('figure', { name: 'Before and after' })
  await expect.element(figure).toHaveTextContent(`Before $100.00After $${finalValue}.00`)
  const [before, after] = [...figure.element().querySelectorAll('[aria-hidden]')].map((bar) =>
    [...bar.querySelectorAll('div')].map(({ style }) => style),
  )
  const growth = (styles = before) => styles?.map(({ flexGrow }) => flexGrow)
  expect([growth(), growth(after), after?.[0]?.background]).toEqual(drawn)
})

test('a loss is named, a gain is not, and an answer that cannot be says why', async () => {
  const { screen, number, result } = await opened({
    tab: 'ROI Calculator',
    fields: { investment: '100', finalValue: '80' },
  })
  expect(result('ROI')).toBe('-20.00%')
  expect(screen.getByText('a loss').elements()).toHaveLength(2)
  await userEvent.fill(number('Final value'), '100')
  expect(screen.getByText('a loss').elements()).toHaveLength(0)
  await userEvent.fill(number('Initial investment'), '0')
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  expect(result('ROI')).toBe('—')
})

test('clearing removes the figures of all tabs, and Undo restores them', async () => {
  const before = { tab: 'ROI Calculator', currency: 'CHF', fields: { investment: '100', price: '3' } }
  const { press } = await opened(before)
  await press('Clear')
  expect(persistedState('business-calculator')).toEqual({
    tab: 'Financial Ratios',
    currency: 'USD',
    fields: {},
  })
  await press('Undo')
  expect(persistedState('business-calculator')).toEqual(before)
})

test('answers are heard as they change, and the page is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { number, press } = await opened({ fields: { currentAssets: '3' } })
  expect(getAnnouncements()).toEqual([])
  await userEvent.fill(number('Current liabilities'), '2')
  await expect.poll(getAnnouncements).toEqual(['Current ratio: 1.50'])
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
})

test('ratios that miss figures are listed with what they need, until all have theirs', async () => {
  const { screen } = await opened({ fields: { currentAssets: '3' } })
  await userEvent.click(screen.getByText(/^\d+ more ratios need more figures$/))
  await expect.element(screen.getByText('Current ratio', { exact: true }).last()).toBeVisible()
  const first = screen.container.querySelector('details li')
  expect(first?.textContent).toBe('Current ratio needs Current liabilities')
})

test('an example fills the figures of its tab alone, and can be undone', async () => {
  const { screen, press, result, number } = await opened({ fields: { price: '3' } })
  await press('Try an example')
  await expect.poll(() => result('Current ratio')).toBe('2.21')
  const item = screen.getByRole('listitem').first().element()
  expect(item.textContent).toContain('weaktypical 1.5 to 3strong')
  expect(item.querySelector('.font-semibold')?.textContent).toBe('typical 1.5 to 3')
  expect(persistedState('business-calculator')).toMatchObject({ fields: { price: '3', inventory: '31000' } })
  await press('Undo')
  await expect.element(number('Inventory')).toHaveValue('')
})
