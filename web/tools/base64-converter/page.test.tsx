import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deliverInput } from '#web/platform/pending-input.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import Base64ConverterPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

/** The page, empty, with Encode chosen. */
async function shown() {
  const { screen, button, press } = await openPage(<Base64ConverterPage />)
  const input = screen.getByRole('textbox', { name: 'Input', exact: true })
  const output = screen.getByLabelText('Output', { exact: true })
  await userEvent.click(screen.getByRole('radio', { name: 'Encode' }))
  if (button('Clear').element().ariaDisabled !== 'true') await press('Clear')
  const facts = () =>
    screen
      .getByRole('region', { name: 'Statistics' })
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent)
  return { screen, button, press, input, output, facts, fill: (text: string) => userEvent.fill(input, text) }
}

test('encodes text by its options with counts, and disables copying without output', async () => {
  const { screen, button, input, output, facts, fill } = await shown()
  for (const name of ['Copy', 'Download', 'Clear']) await expect.element(button(name)).toBeDisabled()
  await expect.element(screen.getByText('The Base64 appears here.')).toBeVisible()
  expect(facts()).toEqual(['0', '0', '0', '0', '—'])
  await fill('Zoë 🙂 ~~?')
  await expect.element(output).toHaveTextContent('Wm/DqyDwn5mCIH5+Pw==')
  await expect.element(screen.getByText('Encoded')).toBeInTheDocument()
  expect(facts()).toEqual(['9', '13', '20', '20', '153.8%'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'URL-safe' }))
  await expect.element(output).toHaveTextContent('Wm_DqyDwn5mCIH5-Pw==')
  await userEvent.click(button('Options'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out padding' }))
  await expect.element(output).toHaveTextContent('Wm_DqyDwn5mCIH5-Pw')
  await userEvent.click(screen.getByRole('checkbox', { name: 'URL-safe' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out padding' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'As data URI' }))
  await expect.element(output).toHaveTextContent('data:text/plain;charset=utf-8;base64,Wm/DqyDwn5mCIH5+Pw==')
  await userEvent.click(screen.getByRole('checkbox', { name: 'As data URI' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Line width' }), '64')
  await fill('x'.repeat(60))
  await expect
    .poll(() =>
      output
        .element()
        .textContent?.split('\r\n')
        .map(({ length }) => length),
    )
    .toEqual([64, 16])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Line width' }), '0')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Character set' }), 'utf-16le')
  await fill('ab')
  await expect.element(output).toHaveTextContent('YQBiAA==')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Character set' }), 'utf-8')
  await expect.element(input).toHaveValue('ab')
})

test('Switch Mode makes the output the input, by its button and by keys', async () => {
  const { screen, press, input, output, fill } = await shown()
  await fill('Hello')
  await expect.element(output).toHaveTextContent('SGVsbG8=')
  await press('Switch Mode')
  await expect.element(screen.getByRole('radio', { name: 'Decode' })).toBeChecked()
  await expect.element(input).toHaveValue('SGVsbG8=')
  await expect.element(output).toHaveTextContent('Hello')
  await expect.element(screen.getByText('Decoded', { exact: true })).toBeInTheDocument()
  await userEvent.click(input)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByRole('radio', { name: 'Encode' })).toBeChecked()
  await expect.element(input).toHaveValue('Hello')
})

test('the output of one mode is never shown as that of the other', async () => {
  const { screen, output, fill } = await shown()
  await fill('SGVsbG8=')
  await expect.element(output).toHaveTextContent('U0dWc2JHOD0=')
  const element = output.element()
  const texts: string[] = []
  const note = () => {
    const text = element.textContent ?? ''
    if (text !== texts.at(-1)) texts.push(text)
  }
  note()
  const watch = new MutationObserver(note)
  watch.observe(element, { childList: true, characterData: true, subtree: true })
  await userEvent.click(screen.getByRole('radio', { name: 'Decode' }))
  await expect.element(output).toHaveTextContent('Hello')
  watch.disconnect()
  expect(texts).toEqual(['U0dWc2JHOD0=', '', 'Hello'])
})

test('shows invalid Base64 at the field with its position, and keeps the input when the mode is switched', async () => {
  const { screen, press, input, fill, button } = await shown()
  await userEvent.click(screen.getByRole('radio', { name: 'Decode' }))
  await fill('SGVs*G8=')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeVisible()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAttribute('aria-describedby', 'base64-problem')
  await userEvent.click(alert.getByRole('button'))
  await expect.element(input).toHaveFocus()
  const box = input.element()
  expect(box instanceof HTMLTextAreaElement && box.selectionStart).toBe(4)
  await expect.element(button('Download')).toBeDisabled()
  await press('Switch Mode')
  await expect.element(input).toHaveValue('SGVs*G8=')
  await expect.element(alert).not.toBeInTheDocument()
})

test('Base64 as input shows a question', async () => {
  const { screen, press, output, fill } = await shown()
  const note = screen.getByText(/^This looks like Base64/)
  await fill('Hello, World')
  await expect.element(output).toHaveTextContent('SGVsbG8sIFdvcmxk')
  await expect.element(note).not.toBeInTheDocument()
  await fill('SGVsbG8sIFdvcmxk')
  await expect.element(note).toBeVisible()
  await press('Decode it')
  await expect.element(output).toHaveTextContent('Hello, World')
  await expect.element(note).not.toBeInTheDocument()
})

test('Clear empties the input, and Undo brings it back', async () => {
  const { screen, press, input, output, fill } = await shown()
  await fill('Hello')
  await press('Clear')
  await expect.element(screen.getByText('Cleared')).toBeVisible()
  await expect.element(input).toHaveValue('')
  await press('Undo')
  await expect.element(input).toHaveValue('Hello')
  await expect.element(output).toHaveTextContent('SGVsbG8=')
})

test('files are encoded byte for byte or shown as text; one of another kind is refused until the next input', async () => {
  const saved = watchSaves()
  const { screen, press, input, output, fill, button } = await shown()
  const upload = (name: string, file: File) =>
    userEvent.upload(screen.getByLabelText(name, { exact: true }), file)
  await upload('Upload', new File(['x'], 'a.png', { type: 'image/png' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('"a.png" is not a supported file type.')
  await fill('y')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await upload('Upload', new File(['text'], 'a.txt', { type: 'text/plain' }))
  await expect.element(input).toHaveValue('text')
  await upload('Upload any file', new File([new Uint8Array([255, 0])], 'b.bin'))
  await expect.element(output).toHaveTextContent('/wA=')
  await expect.element(screen.getByText(/b\.bin/)).toBeVisible()
  await expect.element(screen.getByText(/is encoded byte for byte\.$/)).toBeVisible()
  await press('Download')
  await press('Switch Mode')
  await expect.element(input).toHaveValue('/wA=')
  await expect.element(screen.getByText(/Download saves them exactly\.$/)).toBeVisible()
  await expect.element(button('Copy')).toBeDisabled()
  await press('Download')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['encoded.txt', 'decoded.bin'])
  expect((await textsOf(saved))[0]).toBe('/wA=')
  await upload('Upload any file', new File(['***'], 'c.bin'))
  await expect.element(screen.getByText(/is read as Base64\.$/)).toBeVisible()
  await press('Encode this file instead')
  await expect.element(output).toHaveTextContent('Kioq')
})

test('an example is opened in its mode, and a picture shows and can be copied', async () => {
  const { screen, output, press, button } = await shown()
  const choose = async (name: string) => {
    await userEvent.click(
      screen.getByRole('group', { name: 'Options' }).getByRole('button', { name: 'Example' }),
    )
    await userEvent.click(screen.getByRole('menuitem', { name }))
  }
  await choose('Base64 of a text')
  await expect.element(output).toHaveTextContent('Hello, World!')
  await expect.element(screen.getByRole('tab', { name: 'Preview' })).not.toBeInTheDocument()
  await choose('A small picture as a data URI')
  await expect.element(screen.getByRole('img', { name: 'Decoded png file' })).toBeVisible()
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  await press('Copy')
  await expect.element(button('Copied!')).toBeVisible()
  expect(await write.mock.calls[0]?.[0][0]?.getType('image/png')).toHaveProperty('size', 284)
  await choose('Text beyond ASCII')
  await expect.element(screen.getByRole('radio', { name: 'Encode' })).toBeChecked()
  await expect.element(screen.getByRole('tab', { name: 'Preview' })).not.toBeInTheDocument()
})

test('Strict refuses what is else passed over', async () => {
  const { screen, press, output, fill } = await shown()
  await userEvent.click(screen.getByRole('radio', { name: 'Decode' }))
  await fill('SGVs bG8')
  await expect.element(output).toHaveTextContent('Hello')
  await press('Options')
  const strict = screen.getByRole('checkbox', { name: 'Strict' })
  await userEvent.click(strict)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await userEvent.click(strict)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('input too long for the text box becomes a file, and returns as one when Clear is undone', async () => {
  const { screen, input, output, press, fill } = await shown()
  deliverInput({ state: { mode: 'Encode', text: 'y'.repeat(1_000_001) } })
  const name = screen.getByText('Pasted text', { exact: true })
  await expect.element(name).toBeVisible()
  await press('Clear')
  await expect.element(input).toHaveValue('')
  await press('Undo')
  await expect.element(name).toBeVisible()
  await press('Clear')
  await fill('Hi')
  await expect.element(output).toHaveTextContent('SGk=')
})

test("converts another tool's input with its options, others at their defaults", async () => {
  const { screen, input, output } = await shown()
  const urlSafe = screen.getByRole('checkbox', { name: 'URL-safe' })
  await userEvent.click(urlSafe)
  deliverInput({ state: { mode: 'Decode', text: 'SGVsbG8=' } })
  await expect.element(input).toHaveValue('SGVsbG8=')
  await expect.element(output).toHaveTextContent('Hello')
  await userEvent.click(screen.getByRole('radio', { name: 'Encode' }))
  await expect.element(urlSafe).not.toBeChecked()
})
