import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecentChips } from './converter-card.tsx'
import { ConverterState } from './converter-state.ts'

const recent = [
  { category: 'Length', value: '5', from: 'Kilometer', to: 'Mile' },
  { category: 'Length', value: '7', from: 'Gone', to: 'Mile' },
  { category: 'Temperature', value: '20', from: 'Celsius', to: 'Fahrenheit' },
]

test('a recent conversion is restored as typed, in its category; removed units are omitted', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <RecentChips state={v.parse(ConverterState, { exact: '1/3', recent })} onChange={onChange} />,
  )
  const chips = screen.getByRole('button').elements()
  expect(chips.map(({ textContent }) => textContent)).toEqual(['5 km → mi', '20 °C → °F'])
  await userEvent.click(screen.getByRole('button', { name: '20 °C → °F' }))
  expect(onChange.mock.calls).toEqual([
    [{ category: 'Temperature', value: '20', from: 'Celsius', to: 'Fahrenheit', exact: '' }],
  ])
  await screen.rerender(<RecentChips state={v.parse(ConverterState, {})} onChange={onChange} />)
  expect(screen.container.textContent).toBe('')
})
