import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import MoreOptions from './more-options.tsx'
import { type ConverterState, DEFAULTS } from './options.ts'

test('each option changes only itself; the comment character is the last one typed', async () => {
  const onChange = vi.fn<(change: Partial<ConverterState>) => void>()
  const state: ConverterState = { ...DEFAULTS, read: { ...DEFAULTS.read, comment: '#' } }
  const screen = await render(<MoreOptions state={state} onChange={onChange} />)
  const { read, json } = state
  await userEvent.fill(screen.getByRole('textbox', { name: 'Comment sign' }), '#;')
  for (const label of ['First row is the header', 'Skip empty lines', 'Trim cells'])
    await userEvent.click(screen.getByRole('checkbox', { name: label }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Unflatten names/ }))
  expect(onChange.mock.calls.map(([change]) => change)).toEqual([
    { read: { ...read, comment: ';' } },
    { read: { ...read, hasHeader: false } },
    { read: { ...read, skipsEmptyLines: false } },
    { read: { ...read, trims: true } },
    { json: { ...json, unflattens: true } },
  ])
})

test('numbers with a decimal comma are found only where types are', async () => {
  const onChange = vi.fn<(change: Partial<ConverterState>) => void>()
  const json = { ...DEFAULTS.json, detectsTypes: false }
  const options = (mark: '.' | ',') => (
    <MoreOptions state={{ ...DEFAULTS, json: { ...json, decimalMark: mark } }} onChange={onChange} />
  )
  const screen = await render(options('.'))
  const comma = screen.getByRole('checkbox', { name: 'Decimal comma, as in 1.234,50' })
  await expect.element(comma).not.toBeChecked()
  await userEvent.click(comma)
  await screen.rerender(options(','))
  await expect.element(comma).toBeChecked()
  await userEvent.click(comma)
  expect(onChange.mock.calls.map(([change]) => change)).toEqual([
    { json: { ...json, detectsTypes: true, decimalMark: ',' } },
    { json: { ...json, detectsTypes: true, decimalMark: '.' } },
  ])
})
