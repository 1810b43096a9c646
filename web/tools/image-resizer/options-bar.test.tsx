import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OptionsBar } from './options-bar.tsx'
import { Settings } from './settings/settings.ts'
import type { ShownSettings } from './use-settings.ts'

const set = vi.fn()
const bar = (known: Partial<Settings>) => (
  // Of the settings these parts are looked at.
  <OptionsBar
    settings={{ shown: v.parse(Settings, known), set } as Partial<ShownSettings> as ShownSettings}
    onExample={vi.fn()}
    onClear={vi.fn()}
    isEmpty
  />
)

test('folded options stand open only where one of them is set', async () => {
  const screen = await render(bar({ format: 'webp', quality: 50, mode: 'crop', keepsLocation: true }))
  const options = screen.getByRole('button', { name: 'Options' })
  await expect.element(options).toHaveAttribute('aria-expanded', 'false')
  const rare: readonly Partial<Settings>[] = [
    { filter: 'nearest' },
    { targetKilobytes: '50' },
    { isSmaller: true },
    { neverEnlarge: true },
    { fillsClear: true },
    { keepsMetadata: true },
  ]
  for (const known of rare) {
    await screen.rerender(bar(known))
    await expect.element(options).toHaveAttribute('aria-expanded', 'true')
  }
})

test('a mode, a format and a quality are set by themselves, and what is lossless has no quality', async () => {
  const screen = await render(bar({ quality: 80 }))
  const quality = screen.getByRole('slider', { name: 'Quality' })
  await expect.element(quality).toHaveAttribute('aria-valuetext', '80')
  await userEvent.fill(quality, '70')
  await userEvent.selectOptions(screen.getByLabelText('Format'), 'WebP')
  for (const mode of ['Fit', 'Crop', 'Pad', 'Percent', 'Longest'])
    await userEvent.click(screen.getByText(mode, { exact: true }))
  expect(set.mock.calls.map(([change]) => change)).toEqual([
    { quality: 70 },
    { format: 'webp' },
    { mode: 'fit' },
    { mode: 'crop' },
    { mode: 'pad' },
    { mode: 'percent' },
    { mode: 'longest' },
  ])
  await screen.rerender(bar({ format: 'png', quality: 80 }))
  await expect.element(quality).toHaveAttribute('aria-valuetext', 'Lossless')
})
