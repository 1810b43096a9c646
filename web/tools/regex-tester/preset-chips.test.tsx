import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import AboutPreset from './about-preset.tsx'
import { Presets } from './preset-chips.tsx'
import { SAMPLES } from './preset-samples.ts'
import { PRESETS } from './presets.ts'

test('the preset of the pattern in use is pressed, and another can be chosen', async () => {
  const onChoose = vi.fn()
  const chips = (pattern: string) => <Presets pattern={pattern} onChoose={onChoose} />
  const screen = await render(chips(''))
  expect(screen.getByRole('button', { pressed: true }).elements()).toEqual([])
  for (const preset of PRESETS) {
    await screen.rerender(chips(preset.pattern))
    const pressed = screen.getByRole('button', { pressed: true }).elements()
    expect(pressed.map(({ textContent }) => textContent)).toEqual([preset.title])
  }
  await userEvent.click(screen.getByRole('button', { name: PRESETS[1]?.title ?? '', exact: true }))
  expect(onChoose.mock.calls).toEqual([[PRESETS[1]]])
})

test.each(PRESETS)('$title shows what it finds and what it leaves alone', async (preset) => {
  const { container } = await render(<AboutPreset preset={preset} />)
  const { remark, good, bad } = SAMPLES[preset.title]
  expect(container.textContent).toBe(`${remark}Finds${good.join('')}Leaves alone${bad.join('')}`)
})
