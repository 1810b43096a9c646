import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from './field.tsx'

function Amount({ initial, step }: { readonly initial: string; readonly step?: number }) {
  const [value, setValue] = useState(initial)
  return (
    <NumberField
      label="Amount"
      value={value}
      onChange={setValue}
      min={0}
      max={2000}
      {...(step && { step })}
    />
  )
}

test.each([
  ['1,000', 1, '{ArrowUp}', '1001'],
  ['0.1', 0.1, '{ArrowUp}{ArrowUp}', '0.3'],
  ['2.55', 1, '{ArrowDown}', '1.55'],
  ['', 1, '{ArrowUp}', '1'],
  ['0', 1, '{ArrowDown}', '0'],
  ['2000', 1, '{ArrowUp}', '2000'],
  ['12', 1, '{End}x', '12x'],
])('"%s" by steps of %d: %s gives "%s"', async (initial, step, keys, expected) => {
  const screen = await render(<Amount initial={initial} step={step} />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await userEvent.click(field)
  await userEvent.keyboard(keys)
  await expect.element(field).toHaveValue(expected)
})

test('the wheel changes nothing', async () => {
  const screen = await render(<Amount initial="5" />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await userEvent.click(field)
  field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }))
  await expect.element(field).toHaveValue('5')
})
