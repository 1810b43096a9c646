import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard, stateInLink } from '#web/platform/copies.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { ConverterState, DEFAULTS } from './options.ts'
import CsvJsonConverterPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

const getStored = () => v.parse(ConverterState, persistedState('csv-json-converter'))
const MINIFIED = { ...DEFAULTS.json, indent: 'none' } as const

async function opened(state: Partial<ConverterState> = {}) {
  persistState('csv-json-converter', state)
  const { screen, button, press, said } = await openPage(<CsvJsonConverterPage />)
  return {
    screen,
    input: screen.getByRole('textbox', { name: 'Input', exact: true }),
    output: () => screen.getByLabelText('Output', { exact: true }).element().textContent,
    button,
    press,
    choose: (name: string, option: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name, exact: true }), option),
    check: (name: string) => userEvent.click(screen.getByRole('checkbox', { name, exact: true })),
    said,
  }
}

test('switching direction uses the output as input, by key too, and Undo restores the input', async () => {
  const before = { ...DEFAULTS, text: 'a,b\n1,2\n', json: MINIFIED }
  const { input, output, said, press } = await opened(before)
  await expect.poll(output).toBe('[{"a":"1","b":"2"}]')
  await userEvent.click(input)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(said).toHaveTextContent('The output is now the inputUndoCtrl+Z')
  expect(getStored()).toEqual({ ...before, direction: 'JSON to CSV', text: '[{"a":"1","b":"2"}]' })
  await expect.poll(output).toBe('a,b\r\n1,2\r\n')
  await press('Undo')
  expect(getStored()).toEqual(before)
  await expect.poll(output).toBe('[{"a":"1","b":"2"}]')
})

test('without an output, switching direction preserves the text', async () => {
  const { screen, said } = await opened({ text: ' ', edits: [{ from: 'a', to: 'b', isIncluded: true }] })
  await userEvent.click(screen.getByRole('radio', { name: 'JSON to CSV' }))
  expect(getStored()).toEqual({ ...DEFAULTS, direction: 'JSON to CSV', text: ' ' })
  expect(said.element().textContent).not.toContain('The output is now the input')
})

test('clearing keeps the options, and Undo restores the text with its columns', async () => {
  const before = {
    ...DEFAULTS,
    text: 'a\n1',
    json: MINIFIED,
    edits: [{ from: 'a', to: 'b', isIncluded: true }],
  }
  const { press, button, said, output } = await opened(before)
  await expect.poll(output).toBe('[{"b":"1"}]')
  await press('Clear')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  expect(getStored()).toEqual({ ...before, text: '', edits: [] })
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await press('Undo')
  expect(getStored()).toEqual(before)
})

test('shows how JSON is read; if it is not an array of objects, the user can choose and undo this', async () => {
  const { screen, output, press, input } = await opened({
    direction: 'JSON to CSV',
    text: '{"data":[{"x":1}],"n":2}',
  })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  const fixes = alert
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(fixes.length).toBeGreaterThan(1)
  await userEvent.click(alert.getByRole('button', { name: /one row/ }))
  await expect.poll(output).toBe('data,n\r\n"[{""x"":1}]",2\r\n')
  await expect.element(screen.getByText(/^The object is read as one row\./)).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
  await press('Read it as an array of objects')
  expect(getStored().csv.reading).toBe('')
  await expect.element(alert).toBeVisible()
})

test('each option of reading and writing is stored under its own name', async () => {
  const { screen, press, choose, check } = await opened({ text: 'a\n1' })
  await press('Options')
  await choose('JSON shape', 'Columns')
  await choose('Quote', 'None')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Comment sign' }), '#;')
  await choose('Escape character', 'Backslash \\"')
  await choose('File encoding', 'UTF-8')
  await choose('Delimiter', 'Semicolon ;')
  await choose('Indent', 'Tab')
  await check('Detect types')
  await check('First row is the header')
  await check('Skip empty lines')
  await check('Trim cells')
  await check('Unflatten names such as a.b[0]')
  expect([getStored().read, getStored().json]).toEqual([
    {
      delimiter: ';',
      quote: '',
      comment: ';',
      encoding: 'utf-8',
      escapes: 'backslash',
      hasHeader: false,
      skipsEmptyLines: false,
      trims: true,
    },
    { shape: 'columns', indent: 'tab', detectsTypes: true, unflattens: true, decimalMark: '.' },
  ])
  await check('Detect types')
  await check('Decimal comma, as in 1.234,50')
  expect([getStored().json.detectsTypes, getStored().json.decimalMark]).toEqual([true, ','])
  await check('Decimal comma, as in 1.234,50')
  expect(getStored().json.decimalMark).toBe('.')
  await userEvent.click(screen.getByRole('radio', { name: 'JSON to CSV' }))
  await expect.element(screen.getByRole('combobox', { name: 'JSON shape' })).not.toBeInTheDocument()
  await choose('Delimiter', 'Tab')
  await choose('Nested values', 'Flatten: a.b[0]')
  await check('Guard formulas')
  await check('Excel-friendly (byte order mark)')
  expect(getStored().csv).toEqual({
    delimiter: '\t',
    nesting: 'flatten',
    guardsFormulas: false,
    isForExcel: true,
    reading: '',
  })
})

test('columns are left out, renamed and moved in the output, and set back', async () => {
  const { screen, output, press, button, check } = await opened({ text: 'a,b,c\n1,2,3', json: MINIFIED })
  await expect.poll(output).toBe('[{"a":"1","b":"2","c":"3"}]')
  await userEvent.click(screen.getByRole('tab', { name: 'Table' }))
  await userEvent.click(screen.getByText('Choose, rename and order columns'))
  await expect.element(button('Reset columns')).toBeDisabled()
  await expect.element(button('Move a up')).toBeDisabled()
  await expect.element(button('Move c down')).toBeDisabled()
  await press('Move a down')
  await expect.poll(output).toBe('[{"b":"2","a":"1","c":"3"}]')
  await press('Move c up')
  await expect.poll(output).toBe('[{"b":"2","c":"3","a":"1"}]')
  await check('Include c')
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name of b' }), 'x')
  await expect.poll(output).toBe('[{"x":"2","a":"1"}]')
  await press('Reset columns')
  await expect.poll(output).toBe('[{"a":"1","b":"2","c":"3"}]')
  expect(getStored().edits).toEqual([])
})

test('a file sets the direction by its name, an unsupported one shows an error until the text changes', async () => {
  const copies = spyOnClipboard()
  const { screen, input, output, press } = await opened({
    text: 'a\n1',
    json: MINIFIED,
    edits: [{ from: 'a', to: 'b', isIncluded: true }],
  })
  const upload = screen.getByLabelText('Upload')
  await userEvent.upload(upload, new File(['x'], 'a.pdf'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('"a.pdf" is not a supported file type.')
  await userEvent.fill(input, 'a\n2')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.poll(output).toBe('[{"b":"2"}]')
  await userEvent.upload(upload, new File(['[{"z":9}]'], 'a.json'))
  await expect.poll(output).toBe('z\r\n9\r\n')
  expect([getStored().direction, getStored().edits]).toEqual(['JSON to CSV', []])
  await press('Copy')
  await expect.poll(() => copies).toEqual(['z\r\n9\r\n'])
  await userEvent.upload(upload, new File(['q\n7'], 'a.txt'))
  await expect.element(input).toHaveValue('q\n7')
  expect(getStored().direction).toBe('JSON to CSV')
})

test('an example brings its own way and leaves the options', async () => {
  const { screen, press } = await opened({ json: MINIFIED })
  await press('Example')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Nested JSON' }))
  expect([getStored().direction, getStored().json, getStored().text.slice(0, 4)]).toEqual([
    'JSON to CSV',
    MINIFIED,
    '[\n  ',
  ])
  await expect.element(screen.getByText('1 cell guarded')).toBeVisible()
})

test('a screen reader hears how many rows there are, one or more', async () => {
  const { screen, input } = await opened({ text: 'a\n1' })
  await expect.element(screen.getByText('1 row converted', { exact: true })).toBeInTheDocument()
  await userEvent.fill(input, 'a\n1\n2')
  await expect.element(screen.getByText('2 rows converted', { exact: true })).toBeInTheDocument()
})

test('a link carries the text with all options', async () => {
  const copies = spyOnClipboard()
  const before = { ...DEFAULTS, text: 'a\n1', json: MINIFIED }
  const { press } = await opened(before)
  await press('Copy link')
  await expect.poll(() => copies.length).toBe(1)
  expect(await stateInLink(copies)).toEqual(before)
})

/** Ten rows below a header, longer than the limit of the text box. */
const LONG = `${'x'.repeat(99_998)},y\n`.repeat(11)

test('a file too long for the text box is converted whole, cleared and restored, and is not part of a link', async () => {
  const copies = spyOnClipboard()
  const { screen, button, press, said } = await opened({ text: 'old\n1', json: MINIFIED })
  const name = screen.getByText('long.csv', { exact: true })
  const give = (text: string) =>
    userEvent.upload(screen.getByLabelText('Upload'), new File([text], 'long.csv'))
  await give(LONG)
  await expect.element(name).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Input', exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByText('10 rows', { exact: true })).toBeVisible()
  await press('Copy link')
  await expect.poll(() => copies.length).toBe(1)
  expect(await stateInLink(copies)).toEqual({ ...DEFAULTS, json: MINIFIED, text: '' })
  await press('Clear')
  await expect.element(name).not.toBeInTheDocument()
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  await press('Undo')
  await expect.element(name).toBeVisible()
  await press('Example')
  await userEvent.click(screen.getByRole('menuitem').first())
  await expect.element(name).not.toBeInTheDocument()
})

test.each([
  ['a.json', 'CSV to JSON', 'JSON to CSV'],
  ['a.NDJSON', 'CSV to JSON', 'JSON to CSV'],
  ['a.jsonl', 'CSV to JSON', 'JSON to CSV'],
  ['a.tsv', 'JSON to CSV', 'CSV to JSON'],
  ['a.csv', 'JSON to CSV', 'CSV to JSON'],
  ['a.txt', 'JSON to CSV', 'JSON to CSV'],
] as const)('a file called %s with %s selected is converted from %s', async (name, direction, then) => {
  const { screen } = await opened({ direction, text: 'old' })
  await userEvent.upload(screen.getByLabelText('Upload'), new File(['[1]'], name))
  await expect.poll(() => getStored().text).toBe('[1]')
  expect(getStored().direction).toBe(then)
})

test('column edits survive a correction of the text and are reset by a new text', async () => {
  const edits = [{ from: 'a', to: 'b', isIncluded: true }]
  const reading = { ...DEFAULTS.csv, reading: 'row' }
  const { input } = await opened({ text: 'a\n1', edits, csv: reading })
  await userEvent.fill(input, 'a\n2')
  expect([getStored().edits, getStored().csv.reading]).toEqual([edits, 'row'])
  await userEvent.fill(input, '')
  await userEvent.fill(input, 'a\n3')
  expect([getStored().edits, getStored().csv.reading]).toEqual([[], ''])
})

test('opening a link replaces a file, and includes its options', async () => {
  const { screen, output } = await opened({ text: '' })
  const long = new File([LONG], 'long.csv')
  await userEvent.upload(screen.getByLabelText('Upload'), long)
  await expect.element(screen.getByText('long.csv', { exact: true })).toBeVisible()
  deliverInput({ state: { ...DEFAULTS, text: 'a\n1', json: MINIFIED } })
  await expect.poll(output).toBe('[{"a":"1"}]')
  await expect.element(screen.getByText('long.csv', { exact: true })).not.toBeInTheDocument()
})
