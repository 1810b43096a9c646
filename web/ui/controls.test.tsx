import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chip } from './chip.tsx'
import { CheckField, RadioGroup, SelectField, TextField } from './field.tsx'
import { MenuButton } from './menu-button.tsx'
import { Segments } from './segments.tsx'
import { SliderField } from './slider-field.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'

const TABS = ['One', 'Two', 'Three'] as const

function StatefulTabs() {
  const [chosen, choose] = useState<(typeof TABS)[number]>('One')
  return (
    <Tabs label="Views" tabs={TABS} chosen={chosen} onChoose={choose} marked="Three" actions={<b>beside</b>}>
      of {chosen}
    </Tabs>
  )
}

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{ArrowRight}', 'One'],
  ['{End}{Home}', 'One'],
])('in tabs %s leads to %s, which has the focus and names the panel', async (keys, name) => {
  const screen = await render(<StatefulTabs />)
  await userEvent.click(screen.getByRole('tab', { name: 'One' }))
  await userEvent.keyboard(keys)
  const tab = screen.getByRole('tab', { selected: true })
  await expect.element(tab).toHaveAccessibleName(name)
  await expect.element(tab).toHaveFocus()
  await expect.element(tab).toHaveAttribute('tabindex', '0')
  expect(screen.container.querySelectorAll('[role=tab][tabindex="-1"]')).toHaveLength(2)
  await expect.element(screen.getByRole('tabpanel', { name })).toHaveTextContent(`of ${name}`)
  await expect.element(screen.getByRole('tab', { name: 'Three' })).toHaveTextContent('Three •')
  await expect.element(screen.getByText('beside')).toBeVisible()
})

test('a menu opens at its first entry, is navigated by keys with wrap-around, and restores the focus', async () => {
  const first = vi.fn()
  const off = vi.fn()
  const screen = await render(
    <>
      <MenuButton
        label="More"
        items={[
          { label: 'Save', onChoose: first },
          { label: 'Send', onChoose: off, isDisabled: true },
          { label: 'Print', onChoose: () => {} },
        ]}
      />
      <button type="button">Next</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'More' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button)
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await expect.element(item('Save')).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Print')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(item('Send')).toHaveFocus()
  await expect.element(item('Send')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(off).not.toHaveBeenCalled()
  await userEvent.keyboard('{End}')
  await expect.element(item('Print')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(item('Save')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Save')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(first).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await userEvent.click(button)
  await expect.element(item('Save')).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('a choice shows the selected option, and reports another', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <>
      <Segments label="Side" value="Left" options={['Left', 'Right']} onChange={onChange} />
      <RadioGroup label="Size" value="A4" options={['A4', 'Letter']} onChange={onChange} />
    </>,
  )
  const group = screen.getByRole('group', { name: 'Side' })
  await expect.element(group.getByRole('radio', { name: 'Left' })).toBeChecked()
  await expect.element(group.getByRole('radio', { name: 'Right' })).not.toBeChecked()
  await userEvent.click(group.getByRole('radio', { name: 'Right' }))
  await expect.element(screen.getByRole('radio', { name: 'A4' })).toBeChecked()
  await userEvent.click(screen.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'Letter' }))
  expect(onChange.mock.calls).toEqual([['Right'], ['Letter']])
})

test('a switch, a checkbox and a chip show their state and report the new one', async () => {
  const onChange = vi.fn()
  const press = vi.fn()
  const screen = await render(
    <>
      <Switch label="Sound" isOn hint="Plays a click" onChange={onChange} />
      <CheckField label="All" isChecked={false} isMixed onChange={onChange} />
      <Chip isPressed title="The dark look" onPress={press}>
        Dark
      </Chip>
    </>,
  )
  const sound = screen.getByRole('switch', { name: 'Sound' })
  await expect.element(sound).toBeChecked()
  await expect.element(sound).toHaveAccessibleDescription('Plays a click')
  await userEvent.click(sound)
  const all = screen.getByRole('checkbox', { name: 'All' })
  await expect.element(all).toBePartiallyChecked()
  await userEvent.click(all)
  expect(onChange.mock.calls).toEqual([[false], [true]])
  const chip = screen.getByRole('button', { name: 'Dark' })
  await expect.element(chip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip).toHaveAttribute('title', 'The dark look')
  await userEvent.click(chip)
  expect(press).toHaveBeenCalledTimes(1)
})

test('a slider announces its value with the unit, moves by its step within its bounds, and reports dragging', async () => {
  const onDragChange = vi.fn()
  function Controlled() {
    const [value, setValue] = useState(9)
    return (
      <SliderField
        label="Time"
        value={value}
        onChange={setValue}
        min={0}
        max={10}
        step={0.5}
        text={`${value} s`}
        onDragChange={onDragChange}
      />
    )
  }
  const screen = await render(<Controlled />)
  const slider = screen.getByRole('slider', { name: 'Time' })
  await expect.element(slider).toHaveAttribute('aria-valuetext', '9 s')
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByText('9.5 s')).toBeInTheDocument()
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '10 s')
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '0 s')
  await userEvent.click(slider)
  expect(onDragChange.mock.calls).toEqual([[true], [false]])
  const point = (kind: string) => slider.element().dispatchEvent(new PointerEvent(kind, { bubbles: true }))
  point('pointerdown')
  point('pointercancel')
  expect(onDragChange.mock.calls.slice(2)).toEqual([[true], [false]])
})

test('a field is described by its error in place of its hint, and by an alert elsewhere', async () => {
  const field = (more: { readonly error?: string; readonly errorId?: string }) => (
    <>
      <TextField label="Name" value="" onChange={() => {}} hint="As on paper" {...more} />
      <p id="far">Far away</p>
    </>
  )
  const screen = await render(field({}))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveAccessibleDescription('As on paper')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await screen.rerender(field({ error: 'Enter a name' }))
  await expect.element(name).toHaveAccessibleDescription('Enter a name')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await screen.rerender(field({ errorId: 'far' }))
  await expect.element(name).toHaveAccessibleDescription('As on paper Far away')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
})

test('a list of choices shows their labels and returns the value', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <SelectField
      label="Unit"
      value="m"
      options={[{ value: 'm', label: 'Meter' }, 'km']}
      onChange={onChange}
      hint="Of length"
    />,
  )
  const unit = screen.getByRole('combobox', { name: 'Unit' })
  await expect.element(unit).toHaveDisplayValue('Meter')
  await expect.element(unit).toHaveAccessibleDescription('Of length')
  await userEvent.selectOptions(unit, 'km')
  expect(onChange.mock.calls).toEqual([['km']])
})
