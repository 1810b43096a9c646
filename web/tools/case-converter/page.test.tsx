import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard, stateInLink } from '#web/platform/copies.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { CASES } from './cases.ts'
import CaseConverterPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

async function shown() {
  const { screen, button, press } = await openPage(<CaseConverterPage />)
  const text = screen.getByRole('textbox', { name: 'Text', exact: true })
  await userEvent.fill(text, '')
  return {
    screen,
    button,
    text,
    press,
    fill: (words: string) => userEvent.fill(text, words),
    output: (name: string) => screen.getByRole('status', { name, exact: true }),
  }
}

test('all cases follow the input, are copied singly or together, and are hidden for empty input', async () => {
  const copied = spyOnClipboard()
  const saved = watchSaves()
  const { screen, button, press, fill, output, text } = await shown()
  for (const name of ['Copy all', 'Download', 'Copy lowercase', 'Use as input: lowercase', 'Clear'])
    await expect.element(button(name)).toBeDisabled()
  await expect.element(screen.getByText('0 characters')).toBeVisible()
  await fill('An apple')
  await expect.element(output('UPPERCASE')).toHaveTextContent('AN APPLE')
  await expect.element(screen.getByText('8 characters')).toBeVisible()
  await expect.element(screen.getByText('2 words')).toBeVisible()
  await press('Copy snake_case')
  await expect.poll(() => copied).toEqual(['an_apple'])
  output('camelCase').element().focus()
  await userEvent.keyboard('{Alt>}c{/Alt}')
  await expect.poll(() => copied.at(-1)).toBe('anApple')
  await press('Copy all')
  await expect.poll(() => copied.length).toBe(3)
  expect(copied[2]?.startsWith('lowercase\nan apple\n\nUPPERCASE\nAN APPLE\n\nTitle Case\nAn Apple\n')).toBe(
    true,
  )
  await press('Download')
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['cases.txt'])
  expect(await textsOf(saved)).toEqual([copied[2]])
  await expect.element(text).toHaveValue('An apple')
  expect(screen.getByRole('button', { name: 'Re-roll' }).elements()).toHaveLength(1)
  expect(document.querySelectorAll('li output')).toHaveLength(CASES.length)
})

test('a case becomes the input, and Undo brings back the text and its choices', async () => {
  const { screen, press, fill, text } = await shown()
  await fill('An apple')
  await press('Use as input: kebab-case')
  await expect.element(text).toHaveValue('an-apple')
  await expect.element(screen.getByText('The input is now kebab-case')).toBeVisible()
  await press('Undo')
  await expect.element(text).toHaveValue('An apple')
  await press('Clear')
  await expect.element(text).toHaveValue('')
  await expect.element(screen.getByText('Cleared')).toBeVisible()
  await press('Undo')
  await expect.element(text).toHaveValue('An apple')
})

test('chance is drawn again with Re-roll alone', async () => {
  const { press, fill, output } = await shown()
  await fill('abcdefghij'.repeat(10))
  const random = () => output('RanDoM CaSe').element().textContent
  await expect.poll(() => random()?.length).toBe(100)
  const first = random()
  await fill(`${'abcdefghij'.repeat(10)}k`)
  await expect.poll(() => random()?.length).toBe(101)
  expect(random()?.slice(0, 100)).toBe(first)
  await press('Re-roll')
  await expect.poll(() => random()?.slice(0, 100)).not.toBe(first)
  expect(random()?.toLowerCase()).toBe(`${'abcdefghij'.repeat(10)}k`)
})

test('each choice changes the cases that it is about', async () => {
  const { screen, press, fill, output } = await shown()
  await fill('i of NASA\nparseText')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'tr')
  await expect.element(output('UPPERCASE')).toHaveTextContent('İ OF NASA PARSETEXT')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'root')
  await expect.element(output('UPPERCASE')).toHaveTextContent('I OF NASA PARSETEXT')
  await expect.element(output('Title Case')).toHaveTextContent('I Of Nasa Parsetext')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title style' }), 'AP')
  await expect.element(output('Title Case')).toHaveTextContent('I of Nasa Parsetext')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title style' }), 'every')
  await press('Options')
  const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
  await check('Keep existing capitals in titles and sentences')
  await expect.element(output('Title Case')).toHaveTextContent('I Of NASA ParseText')
  await check('Keep existing capitals in titles and sentences')
  await expect.element(output('snake_case')).toHaveTextContent('i_of_nasa parse_text')
  await check('Keep camelCase words together')
  await expect.element(output('snake_case')).toHaveTextContent('i_of_nasa parsetext')
  await check('Keep camelCase words together')
  await check('Each line its own identifier')
  await expect.element(output('snake_case')).toHaveTextContent('i_of_nasa_parse_text')
  await check('Each line its own identifier')
  await expect.element(output('snake_case')).toHaveTextContent('i_of_nasa parse_text')
})

test('accepts plain text files; the error of a refused file remains until the next input', async () => {
  const { screen, fill, text } = await shown()
  const upload = (file: File) => userEvent.upload(screen.getByLabelText('Upload', { exact: true }), file)
  await upload(new File(['x'], 'a.png', { type: 'image/png' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('"a.png" is not a supported file type.')
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await fill('b')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await upload(new File(['from a file'], 'a.txt', { type: 'text/plain' }))
  await expect.element(text).toHaveValue('from a file')
})

test('long input is shown by its start and copied whole; input too long for the text box is shown by name', async () => {
  const copied = spyOnClipboard()
  const { screen, press, text, output } = await shown()
  const upload = (words: string, name: string) =>
    userEvent.upload(
      screen.getByLabelText('Upload', { exact: true }),
      new File([words], name, { type: 'text/plain' }),
    )
  const long = 'Word '.repeat(5000)
  await upload(long, 'long.txt')
  await expect.element(screen.getByText('25,000 characters')).toBeVisible()
  expect(screen.getByText('This is the beginning. Copy gives all of it.').elements()).toHaveLength(1)
  expect(output('lowercase').element().textContent?.length).toBeLessThan(20_000)
  await press('Copy lowercase')
  await expect.poll(() => copied, { timeout: 5000 }).toEqual([long.toLowerCase()])
  await upload('x'.repeat(1_000_001), 'huge.txt')
  await expect.element(screen.getByText('huge.txt', { exact: true })).toBeVisible()
  await expect.element(text).not.toBeInTheDocument()
  await press('Clear')
  await expect.element(text).toHaveValue('')
  await press('Undo')
  await expect.element(screen.getByText('huge.txt', { exact: true })).toBeVisible()
  await press('Clear')
})

test('a link brings its text and choices, which stand open', async () => {
  const copied = spyOnClipboard()
  const { press, fill, text, button } = await shown()
  const options = button('Options')
  await fill('An apple')
  await expect.element(options).toHaveAttribute('aria-expanded', 'false')
  await press('Copy link')
  await expect.poll(() => copied.length).toBe(1)
  expect(await stateInLink(copied)).toMatchObject({ text: 'An apple', isPerLine: true })
  for (const choice of [{ keepsCapitals: true }, { keepsHumps: true }, { isPerLine: false }]) {
    deliverInput({ state: { text: 'One link', ...choice } })
    await expect.element(text).toHaveValue('One link')
    await expect.element(options).toHaveAttribute('aria-expanded', 'true')
    deliverInput({ state: { text: 'Plain' } })
    await expect.element(text).toHaveValue('Plain')
  }
  await fill('')
})
