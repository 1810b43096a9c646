import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { JsonState } from './json-state.ts'
import JsonFormatterPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

const stateOf = (fields: Partial<JsonState>) => v.parse(JsonState, fields)
const getStored = () => v.parse(JsonState, persistedState('json-formatter'))

async function opened(state: Partial<JsonState> = {}) {
  persistState('json-formatter', state)
  const { screen, button, press, said } = await openPage(<JsonFormatterPage />)
  return {
    screen,
    input: screen.getByRole('textbox', { name: 'JSON input', exact: true }),
    output: () => screen.getByLabelText('Formatted output', { exact: true }).element().textContent,
    button,
    press,
    said,
  }
}

test('Ctrl+Enter formats minified text, Ctrl+Shift+M minifies, and another indent is preserved', async () => {
  const { input, output } = await opened({ input: '{"a": 1}', indent: 'Tab' })
  await expect.poll(output).toBe('{\n\t"a": 1\n}')
  await userEvent.click(input)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(getStored().indent).toBe('Tab')
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}')
  await expect.poll(output).toBe('{"a":1}')
  expect(getStored().indent).toBe('Minified')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(output).toBe('{\n  "a": 1\n}')
})

test('an error is shown at the text with its position, and disappears after the correction', async () => {
  const { screen, input, output, press } = await opened({ input: "{'a': 1}" })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  expect(alert.element().querySelector('code')?.textContent).toBe("{'a': 1}")
  expect(alert.element().querySelector('mark')?.textContent).toBe("'")
  await expect.element(screen.getByRole('button', { name: 'Read as JSON Lines' })).not.toBeInTheDocument()
  await press('Repair')
  const dialog = screen.getByRole('dialog', { name: 'Repair' })
  await expect.element(dialog.getByText(/^\d changes? makes? this valid JSON/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getStored().input).toBe("{'a': 1}")
  await press('Repair')
  await userEvent.click(dialog.getByRole('button', { name: 'Use repaired text' }))
  await expect.poll(() => getStored().input).toBe('{"a": 1}')
  await expect.poll(output).toBe('{\n  "a": 1\n}')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('lines that are JSON each are read so on demand', async () => {
  const { press, output, screen } = await opened({ input: '{"a":1}\n{"a":2}', indent: 'Minified' })
  await press('Read as JSON Lines')
  await expect.poll(output).toBe('[{"a":1},{"a":2}]')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(getStored().jsonLines).toBe(true)
})

test('an example replaces text and query, clearing keeps the options, and Undo restores everything', async () => {
  const before = stateOf({ input: '[1]', path: '$[0]', sortKeys: true, indent: '4 spaces' })
  const { screen, press, button, said, input } = await opened(before)
  await press('Clear')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  expect(getStored()).toEqual({ ...before, input: '', path: '' })
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await press('Undo')
  expect(getStored()).toEqual(before)
  await expect.element(input).toHaveValue('[1]')
  await press('Example')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Duplicate keys' }))
  expect(getStored()).toMatchObject({ path: '', sortKeys: true, jsonLines: false })
  await expect
    .element(screen.getByText('1 duplicate key. Most programs keep only the last one.'))
    .toBeVisible()
})

test('text is converted to a JSON string and back, other text remains unchanged, and Undo restores it', async () => {
  const { press, said, screen } = await opened({ input: 'a "b"\n' })
  await press('Escape as string')
  await expect.element(said).toHaveTextContent('EscapedUndoCtrl+Z')
  expect(getStored().input).toBe('"a \\"b\\"\\n"')
  await press('Undo')
  expect(getStored().input).toBe('a "b"\n')
  await press('Escape as string')
  await press('Unescape string')
  await expect.element(said).toHaveTextContent('UnescapedUndoCtrl+Z')
  expect(getStored().input).toBe('a "b"\n')
  await press('Unescape string')
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
  expect(getStored().input).toBe('a "b"\n')
})

test('a query picks values, counts them, and says what is wrong with it', async () => {
  const copies = spyOnClipboard()
  const saves = watchSaves()
  const { screen, press } = await opened({ input: '{"a":[1,2,3]}', indent: 'Minified' })
  const path = screen.getByRole('textbox', { name: 'JSONPath' })
  const result = () => screen.getByLabelText('JSONPath result').element().textContent
  await userEvent.fill(path, ' $.a[1:] ')
  await expect.poll(result).toBe('[2,3]')
  await expect.element(screen.getByText('2 values')).toBeVisible()
  await press('Copy')
  await expect.poll(() => copies).toEqual(['[2,3]'])
  await press('Download')
  await expect.poll(() => saves.map(({ name }) => name)).toEqual(['jsonpath-result.json'])
  expect(await textsOf(saves)).toEqual(['[2,3]'])
  await userEvent.fill(path, '$.a[0]')
  await expect.poll(result).toBe('[1]')
  await expect.element(screen.getByText('1 value', { exact: true })).toBeVisible()
  await userEvent.fill(path, '$.a[')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      "Invalid JSONPath: found the end, expected a name in quotes, an index, a slice, '*' or a filter '?' (column 5)",
    )
  await userEvent.fill(path, '')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(result()).toBe('')
})

test('a word typed into the find field leads to its places in the tree, a path to what it selects', async () => {
  const { screen } = await opened({ input: '{"a":{"b":{"c":"needle"}},"d":"needle"}' })
  const field = screen.getByRole('textbox', { name: 'JSONPath' })
  const chosen = () =>
    screen.getByRole('tab', { name: /^(Text|Tree|Query)$/, selected: true }).element().textContent
  const active = () => screen.getByRole('treeitem', { selected: true }).element().textContent
  expect(chosen()).toBe('Text')
  await userEvent.fill(field, 'needle')
  await expect.poll(chosen).toBe('Tree')
  await expect.poll(active).toBe('c:"needle"')
  await expect.element(screen.getByRole('status').getByText('1 of 2')).toBeVisible()
  await userEvent.type(field, '{Enter}')
  await expect.poll(active).toBe('d:"needle"')
  await userEvent.type(field, '{Shift>}{Enter}{/Shift}')
  await expect.poll(active).toBe('c:"needle"')
  await userEvent.fill(field, 'nowhere')
  await expect.element(screen.getByRole('status').getByText('No match')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.fill(field, '$.d')
  await expect.poll(chosen).toBe('Query')
})

test('the document is copied and saved as formatted, and an invalid file shows an error until text is typed', async () => {
  const copies = spyOnClipboard()
  const saves = watchSaves()
  const { screen, input, press, output } = await opened({ input: '[1]', indent: 'Minified' })
  await expect.poll(output).toBe('[1]')
  await press('Copy')
  await expect.poll(() => copies).toEqual(['[1]'])
  await press('Download')
  await expect.poll(() => saves.map(({ name }) => name)).toEqual(['formatted.json'])
  expect(await textsOf(saves)).toEqual(['[1]'])
  await userEvent.upload(screen.getByLabelText('Upload'), new File(['x'], 'a.pdf'))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('"a.pdf" is not a supported file type.')
  await expect.element(screen.getByRole('button', { name: 'Repair' })).not.toBeInTheDocument()
  await userEvent.fill(input, '[2]')
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.upload(screen.getByLabelText('Upload'), new File(['[3]'], 'a.json'))
  await expect.poll(output).toBe('[3]')
})

test('a screen reader hears that the text is valid, and how many keys it has', async () => {
  const { screen, input } = await opened({ input: '{"a":1}' })
  await expect.element(screen.getByText('Valid JSON, 1 key', { exact: true })).toBeInTheDocument()
  await userEvent.fill(input, '{"a":1,"b":2}')
  await expect.element(screen.getByText('Valid JSON, 2 keys', { exact: true })).toBeInTheDocument()
})

test.each(['Clear', 'Example'])('%s removes the error of a refused file', async (action) => {
  const { screen, press } = await opened({ input: '[1]' })
  await userEvent.upload(screen.getByLabelText('Upload'), new File(['x'], 'a.pdf'))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await press(action)
  if (action === 'Example') await userEvent.click(screen.getByRole('menuitem').first())
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a part of a broken text is selected where the error is', async () => {
  const { input, press } = await opened({ input: '[1, x]' })
  await press('Go to error')
  await expect.element(input).toHaveFocus()
  const box = input.element()
  expect(box instanceof HTMLTextAreaElement && [box.selectionStart, box.selectionEnd]).toEqual([4, 5])
})
