import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Presets } from './preset-chips.tsx'
import { SAMPLES } from './preset-samples.ts'
import { PRESETS } from './presets.ts'

test('the pattern in use shows what it finds and what it leaves alone', async () => {
  const onChoose = vi.fn()
  const chips = (pattern: string) => <Presets pattern={pattern} onChoose={onChoose} notes="Said first. " />
  const screen = await render(chips(''))
  const about = screen.getByRole('region', { name: 'About the pattern' })
  expect(about.element().textContent).toBe('Said first. ')
  expect(screen.getByRole('button', { pressed: true }).elements()).toEqual([])
  for (const preset of PRESETS) {
    await screen.rerender(chips(preset.pattern))
    const { remark, good, bad } = SAMPLES[preset.title]
    await expect
      .poll(() => about.element().textContent)
      .toBe(`Said first. ${remark}Finds${good.join('')}Leaves alone${bad.join('')}`)
    const [pressed] = screen.getByRole('button', { pressed: true }).elements()
    expect(pressed?.textContent).toBe(preset.title)
  }
  await userEvent.click(screen.getByRole('button', { name: PRESETS[1]?.title ?? '', exact: true }))
  expect(onChoose.mock.calls).toEqual([[PRESETS[1]]])
})
