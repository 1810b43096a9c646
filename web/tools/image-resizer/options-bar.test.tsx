import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { OptionsBar } from './options-bar.tsx'
import { Settings } from './settings/settings.ts'
import type { ShownSettings } from './use-settings.ts'

const set = vi.fn()
const bar = (known: Partial<Settings>) => (
  // Only these parts of the settings are used.
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
