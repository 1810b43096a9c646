import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from './number-field.tsx'

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
])('"%s" by steps of %d: %s yields "%s"', async (initial, step, keys, expected) => {
  const screen = await render(<Amount initial={initial} step={step} />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await userEvent.click(field)
  await userEvent.keyboard(keys)
  await expect.element(field).toHaveValue(expected)
})

test('arrow keys stop at the minimum, even without a maximum', async () => {
  const onChange = vi.fn()
  const screen = await render(<NumberField label="Amount" value="0.5" onChange={onChange} min={0} />)
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Amount' }))
  await userEvent.keyboard('{ArrowDown}{ArrowUp}')
  expect(onChange.mock.calls).toEqual([['0'], ['1.5']])
})

function visitFrom(locale: string) {
  const options = new Intl.NumberFormat(locale).resolvedOptions()
  vi.spyOn(Intl.NumberFormat.prototype, 'resolvedOptions').mockReturnValue(options)
}

afterEach(() => vi.restoreAllMocks())

test.each([
  ['de-DE', '1.250', '1250', 'Read as 1250. Change to 1,25', '1,25'],
  ['en-US', '1.000', '1', 'Read as 1. Change to 1000', '1000'],
])('in %s "%s" is the number %s, and the other is a click away', async (locale, typed, now, said, other) => {
  visitFrom(locale)
  const screen = await render(<Amount initial="" />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await userEvent.fill(field, typed)
  await expect.element(field).toHaveValue(typed)
  await expect.element(field).toHaveAttribute('aria-valuenow', now)
  await expect.element(field).toHaveAccessibleDescription(said)
  await userEvent.click(screen.getByRole('button', { name: /^Change to/ }))
  await expect.element(field).toHaveValue(other)
  await expect.element(field).toHaveAccessibleDescription('')
})

test('a number stored elsewhere is displayed in the local format', async () => {
  visitFrom('de-DE')
  const screen = await render(<Amount initial="1,250" step={0.5} />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await expect.element(field).toHaveValue('1250')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('1250,5')
  await expect.element(field).toHaveAttribute('aria-valuenow', '1250.5')
})

test('the wheel changes nothing', async () => {
  const screen = await render(<Amount initial="5" />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  await userEvent.click(field)
  field.element().dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }))
  await expect.element(field).toHaveValue('5')
})

test('a number field uses larger steps with Shift, respects its bounds, and reports the end of editing', async () => {
  const onDone = vi.fn()
  function Controlled() {
    const [value, setValue] = useState('100')
    return (
      <>
        <NumberField
          label="Tempo"
          value={value}
          onChange={setValue}
          step={2}
          largeStep={20}
          min={50}
          max={130}
          prefix="~"
          hint="A minute"
          errorId="far"
          onDone={onDone}
        />
        <p id="far">Too fast</p>
      </>
    )
  }
  const screen = await render(<Controlled />)
  const field = screen.getByRole('spinbutton', { name: 'Tempo' })
  await expect.element(field).toHaveAttribute('aria-valuemin', '50')
  await expect.element(field).toHaveAttribute('aria-valuemax', '130')
  await expect.element(field).toHaveAccessibleDescription('A minute Too fast')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('102')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(field).toHaveValue('122')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(field).toHaveValue('130')
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(field).toHaveValue('50')
  expect(onDone).toHaveBeenCalledTimes(0)
  await userEvent.keyboard('{Enter}')
  expect(onDone).toHaveBeenCalledTimes(1)
  await userEvent.tab()
  expect(onDone).toHaveBeenCalledTimes(2)
  await userEvent.fill(field, '')
  await expect.element(field).toHaveAttribute('aria-valuetext', 'blank')
  await expect.element(field).not.toHaveAttribute('aria-valuenow')
})
