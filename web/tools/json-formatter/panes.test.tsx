import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { JsonState } from './json-state.ts'
import { OptionsBar } from './options-bar.tsx'
import { OutputPane, WarningNotes } from './output-pane.tsx'
import type { useJsonFormatter } from './use-json-formatter.ts'
import type { Findings } from './warnings.ts'

type Formatter = ReturnType<typeof useJsonFormatter>

/** Only these parts of the formatter are used. */
const formatter = (known: Partial<Formatter>) =>
  ({ state: v.parse(JsonState, { input: '[]' }), set: vi.fn(), showExample: vi.fn(), ...known }) as Formatter

async function entriesOf(known: Partial<Formatter>) {
  const onClear = vi.fn()
  const screen = await render(<OptionsBar formatter={formatter(known)} onClear={onClear} />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await expect.element(screen.getByRole('menu')).toBeVisible()
  const entries = screen.getByRole('menuitem').elements()
  return { screen, onClear, entries: entries.slice(-2).map((one) => [one.textContent, one.ariaDisabled]) }
}

test('text can be shared and cleared; a file only cleared, as a link cannot contain it', async () => {
  const { screen, onClear, entries } = await entriesOf({})
  expect(entries).toEqual([
    ['Copy link', null],
    ['Clear', null],
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledTimes(1)
  await screen.unmount()
  const empty = v.parse(JsonState, {})
  const ofFile = await entriesOf({ file: new File(['[]'], 'a.json'), state: empty })
  expect(ofFile.entries.map(([name]) => name)).not.toContain('Copy link')
  expect(ofFile.entries.at(-1)).toEqual(['Clear', null])
})

test('each option changes its own setting', async () => {
  const set = vi.fn()
  const screen = await render(<OptionsBar formatter={formatter({ set })} onClear={vi.fn()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Options' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Indent' }), 'Tab')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sort keys' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Input is JSON Lines' }))
  expect(set.mock.calls).toEqual([[{ indent: 'Tab' }], [{ sortKeys: true }], [{ jsonLines: true }]])
})

test('findings are counted, one and many and more than are listed, with where each is', async () => {
  const findings = (count: number, hasMore = false): Findings => ({
    found: Array.from({ length: count }, (_, index) => ({
      node: index,
      offset: index,
      line: index + 1,
      column: 3,
      path: `$['a'][${index}]`,
    })),
    hasMore,
  })
  const notes = (duplicateKeys: Findings, unsafeIntegers: Findings) => (
    <WarningNotes warnings={{ duplicateKeys, unsafeIntegers }} />
  )
  const said = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent)
  const screen = await render(notes(findings(1), findings(0)))
  expect(said()).toEqual(['1 duplicate key. Most programs keep only the last one.'])
  expect(document.querySelector('li')?.textContent).toBe("line 1 column 3: $['a'][0]")
  await screen.rerender(notes(findings(2), findings(1)))
  expect(said()).toEqual([
    '2 duplicate keys. Most programs keep only the last one.',
    '1 number is too big for JavaScript and would be rounded there.',
  ])
  await screen.rerender(notes(findings(0), findings(3, true)))
  expect(said()).toEqual(['3 or more numbers are too big for JavaScript and would be rounded there.'])
})

test('the output shows sizes in and out, says when it is truncated, and can be copied only when available', async () => {
  const statistics = { sizeBytes: 2048, keys: 1, depth: 3, rootType: 'object' }
  // Only these parts of the formatted document are used.
  const formatted = {
    blob: new Blob(['[1]']),
    window: { text: '[1]', isWhole: true },
    warnings: { duplicateKeys: { found: [], hasMore: false }, unsafeIntegers: { found: [], hasMore: false } },
    statistics,
    sizeBytes: 512,
  } as unknown as NonNullable<Formatter['formatted']>
  const pane = (known: Partial<Formatter>) => (
    <OutputPane formatter={formatter({ cancel: vi.fn(), isCanceled: false, ...known })} />
  )
  const foot = () => [...document.querySelectorAll('footer span')].map(({ textContent }) => textContent)
  const getDisabled = () =>
    ['Copy', 'Download'].map((name) => screen.getByRole('button', { name }).element().matches(':disabled'))
  const screen = await render(pane({ formatted }))
  expect(foot()).toEqual(['Valid JSON', 'object', '1 key', 'depth 3', '2 KB in, 512 B out'])
  expect(getDisabled()).toEqual([false, false])
  const many = {
    ...formatted,
    statistics: { ...statistics, keys: 1200 },
    window: { text: '[1', isWhole: false },
  }
  await screen.rerender(pane({ formatted: many as typeof formatted }))
  expect(foot()[2]).toBe('1,200 keys')
  await expect
    .element(screen.getByText('This is the beginning. Copy and Download give all of it (512 B).'))
    .toBeVisible()
  await screen.rerender(pane({ isCanceled: true }))
  expect([foot(), getDisabled()]).toEqual([[], [true, true]])
  await expect
    .element(screen.getByText('Cancelled. Change the input or an option to start again.'))
    .toBeVisible()
})
