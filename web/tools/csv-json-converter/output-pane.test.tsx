import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { DEFAULTS } from './options.ts'
import { OutputPane } from './output-pane.tsx'
import type { Converter } from './use-converter.ts'

type Converted = NonNullable<Converter['converted']>

const made: Converted = {
  kind: 'converted',
  sheetNames: [],
  blob: new Blob(['all of it']),
  shown: 'the beginning',
  isWhole: true,
  sizeBytes: 9,
  table: { columns: ['a'], rows: [] },
  columns: ['a'],
  rowCount: 1,
  guardedCells: 0,
  offersDecimalComma: false,
  findings: [],
  warnings: [],
  warningCount: 0,
}

/** Only these parts of a converter are used. */
const converter = (known: Partial<Converter>) =>
  ({ state: DEFAULTS, converted: made, isCurrent: true, isCanceled: false, ...known }) as Converter

const paneOf = (change: Partial<Converted>, known: Partial<Converter> = {}) => (
  <OutputPane converter={converter({ converted: { ...made, ...change }, ...known })} />
)

const foot = () => [...document.querySelectorAll('footer span')].map(({ textContent }) => textContent)

test('the foot counts rows, columns, bytes and guarded cells, one and many', async () => {
  const screen = await render(paneOf({}))
  expect(foot()).toEqual(['1 row', '1 column', '9 B'])
  const columns = Array.from({ length: 1001 }, (_, index) => String(index))
  await screen.rerender(
    paneOf({ rowCount: 12_345, table: { columns, rows: [] }, sizeBytes: 2048, guardedCells: 1 }),
  )
  expect(foot()).toEqual(['12,345 rows', '1,001 columns', '2 KB', '1 cell guarded'])
  await screen.rerender(paneOf({ guardedCells: 1200 }))
  expect(foot().at(-1)).toBe('1,200 cells guarded')
})

test('shows the first warnings and the number of the others', async () => {
  const texts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  const screen = await render(paneOf({ warnings: ['Row 2 is short', 'Row 3 is short'], warningCount: 1236 }))
  expect(texts()).toEqual(['Row 2 is short', 'Row 3 is short', 'and 1,234 more like this'])
  await screen.rerender(paneOf({ warnings: ['Row 2 is short'], warningCount: 1 }))
  expect(texts()).toEqual(['Row 2 is short'])
})

test('a beginning says that it is one, with the size of all', async () => {
  const screen = await render(paneOf({ isWhole: false, sizeBytes: 3 * 1024 * 1024 }))
  const note = screen.getByText('This is the beginning. Copy and Download give all of it (3 MB).')
  await expect.element(note).toBeVisible()
  await screen.rerender(paneOf({}))
  await expect.element(note).not.toBeInTheDocument()
})

test('outdated output can be neither copied nor saved; Excel is offered for CSV only', async () => {
  const buttons = () =>
    screen
      .getByRole('button')
      .elements()
      .map((one) => [one.ariaLabel ?? one.textContent, one.matches(':disabled')])
  const screen = await render(paneOf({}))
  expect(buttons()).toEqual([
    ['Copy', false],
    ['Download', false],
  ])
  const toCsv = { state: { ...DEFAULTS, direction: 'JSON to CSV' as const } }
  await screen.rerender(paneOf({}, { ...toCsv, isCurrent: false }))
  expect(buttons()).toEqual([
    ['Copy', true],
    ['Download Excel', true],
    ['Download', true],
  ])
})

test('decimal commas are read as numbers on demand, preserving all other settings', async () => {
  const set = vi.fn()
  const json = { ...DEFAULTS.json, indent: 'tab' as const }
  const screen = await render(paneOf({ offersDecimalComma: true }, { state: { ...DEFAULTS, json }, set }))
  await userEvent.click(screen.getByRole('button', { name: 'Read them as numbers' }))
  expect(set.mock.calls).toEqual([[{ json: { ...json, decimalMark: ',' } }]])
})

test('work shows its progress and can be canceled, and canceled work can be restarted', async () => {
  const cancel = vi.fn()
  const runAgain = vi.fn()
  const screen = await render(<OutputPane converter={converter({ progress: 0.5, cancel })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalledTimes(1)
  await screen.rerender(<OutputPane converter={converter({ isCanceled: true, runAgain })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Convert again' }))
  expect(runAgain).toHaveBeenCalledTimes(1)
})

test('files have the names of what they are', async () => {
  const saved = watchSaves()
  const saveWorkbook = async () => new Blob(['xlsx'])
  const screen = await render(paneOf({}))
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await screen.rerender(paneOf({}, { state: { ...DEFAULTS, direction: 'JSON to CSV' }, saveWorkbook }))
  await userEvent.click(screen.getByRole('button', { name: 'Download', exact: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Download Excel' }))
  await expect
    .poll(() => saved.map(({ name }) => name))
    .toEqual(['converted.json', 'converted.csv', 'converted.xlsx'])
  vi.restoreAllMocks()
})
