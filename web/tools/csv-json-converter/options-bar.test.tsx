import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DEFAULTS, type JsonOptions, type ReadOptions } from './options.ts'
import { Options } from './options-bar.tsx'
import type { Converter } from './use-converter.ts'

test.each<[string, Partial<ReadOptions>, Partial<JsonOptions>, boolean]>([
  ['nothing unusual', { delimiter: ';' }, { indent: 'tab', detectsTypes: true }, false],
  ['another shape', {}, { shape: 'lines' }, true],
  ['names to unflatten', {}, { unflattens: true }, true],
  ['a decimal comma', {}, { decimalMark: ',' }, true],
  ['no header', { hasHeader: false }, {}, true],
  ['another quote', { quote: "'" }, {}, true],
  ['another delimiter', { delimiter: '^' }, {}, true],
  ['escaped quotes', { escapes: 'backslash' }, {}, true],
  ['a comment sign', { comment: '#' }, {}, true],
  ['an encoding', { encoding: 'utf-8' }, {}, true],
  ['cells to trim', { trims: true }, {}, true],
  ['empty lines to keep', { skipsEmptyLines: false }, {}, true],
])('folded options stand open only where one of them is set: %s', async (_, read, json, isOpen) => {
  const state = { ...DEFAULTS, read: { ...DEFAULTS.read, ...read }, json: { ...DEFAULTS.json, ...json } }
  const bar = (known: Partial<Converter>) => (
    <Options converter={{ state, ...known } as Converter} onDirection={vi.fn()} onClear={vi.fn()} />
  )
  const screen = await render(bar({}))
  await expect
    .element(screen.getByRole('button', { name: 'Options' }))
    .toHaveAttribute('aria-expanded', String(isOpen))
  // The way to CSV has no such options.
  await screen.rerender(bar({ state: { ...state, direction: 'JSON to CSV' } }))
  await expect
    .element(screen.getByRole('button', { name: 'Options' }))
    .toHaveAttribute('aria-expanded', 'false')
})

test('a delimiter that the menu does not have is typed, appears in the menu, and is removed with its character', async () => {
  const set = vi.fn()
  const bar = (delimiter: string) => (
    <Options
      converter={
        { state: { ...DEFAULTS, read: { ...DEFAULTS.read, delimiter } }, set } as unknown as Converter
      }
      onDirection={vi.fn()}
      onClear={vi.fn()}
    />
  )
  const screen = await render(bar('auto'))
  await screen.getByRole('button', { name: 'Options' }).click()
  await screen.getByLabelText('Custom separator').fill('^')
  expect(set).toHaveBeenLastCalledWith({ read: { ...DEFAULTS.read, delimiter: '^' } })
  await screen.rerender(bar('^'))
  await expect.element(screen.getByLabelText('Delimiter', { exact: true })).toHaveDisplayValue('Custom ^')
  await screen.getByLabelText('Custom separator').fill('')
  expect(set).toHaveBeenLastCalledWith({ read: { ...DEFAULTS.read, delimiter: 'auto' } })
})
