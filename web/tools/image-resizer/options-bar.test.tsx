import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

test('folded options of a wide screen are open at first only if one of them is set', async () => {
  await page.viewport(1280, 800)
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

test('a phone keeps its picture in sight: options that are set open only on demand', async () => {
  await page.viewport(390, 844)
  const screen = await render(bar({ filter: 'nearest' }))
  const options = screen.getByRole('button', { name: 'Options' })
  await expect.element(options).toHaveAttribute('aria-expanded', 'false')
  await options.click()
  const sheet = page.getByRole('dialog', { name: 'Options' })
  await expect.element(sheet.getByRole('combobox', { name: 'Format' })).toBeVisible()
  await expect.element(sheet.getByRole('combobox', { name: 'Resampling' })).toHaveValue('nearest')
})

test.for([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  [
    'a press above it',
    () => userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: -50 }, force: true }),
  ],
] as const)('on a phone the options are in a sheet, which %s closes', async ([, close]) => {
  await page.viewport(390, 844)
  const screen = await render(bar({}))
  const options = screen.getByRole('button', { name: 'Options' })
  const sheet = page.getByRole('dialog', { name: 'Options' })
  await options.click()
  await expect.element(sheet.getByRole('button', { name: 'Close' })).toHaveFocus()
  await close()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(options).toHaveFocus()
})
