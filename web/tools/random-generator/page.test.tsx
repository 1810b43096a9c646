import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { textsOf, watchSaves } from '#web/platform/saves.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { getAnnouncements, openPage } from '#web/ui/page.fixture.tsx'
import RandomGeneratorPage from './page.tsx'
import { RandomForm } from './random-form.ts'
import { WORDS } from './words.ts'

afterEach(() => vi.restoreAllMocks())

const formOf = (fields: Partial<RandomForm>) => v.parse(RandomForm, fields)
const getStored = () => v.parse(RandomForm, persistedState('random-generator'))

async function opened(fields: Partial<RandomForm> = {}) {
  persistState('random-generator', fields)
  const page = await openPage(<RandomGeneratorPage />)
  return {
    ...page,
    shown: page.textOf,
  }
}

const drawOf = (at: number, ...values: string[]) => ({
  at,
  kind: 'numbers' as const,
  title: '1 to 100',
  values,
  details: [],
  isSwapped: false,
})

test('the latest draw is shown, copied and saved, earlier ones are listed below, up to twenty', async () => {
  const copies = spyOnClipboard()
  const saves = watchSaves()
  const draws = Array.from({ length: 20 }, (_, index) => drawOf(1000 - index, String(index)))
  const { screen, press, shown } = await opened({
    minimum: '7',
    maximum: '7',
    count: '2',
    draws,
    separator: 'semicolon',
  })
  expect(shown('Numbers')).toBe('0')
  await press('Generate Numbers')
  expect(shown('Numbers')).toBe('7; 7')
  await press('Copy')
  expect(copies).toEqual(['7; 7'])
  await press('Download')
  await expect.poll(() => saves.length).toBe(1)
  const [file] = saves
  expect([file?.name, file?.type]).toEqual(['random-numbers.csv', 'text/csv;charset=utf-8'])
  expect(
    (await file?.text())
      ?.trim()
      .split('\r\n')
      .map((line) => line.split(',').slice(1)),
  ).toEqual([
    ['Draw', 'Value'],
    ['7 to 7', '7'],
    ['7 to 7', '7'],
  ])
  const earlier = screen.getByRole('list', { name: 'Earlier draws' }).getByRole('listitem')
  expect(earlier.elements().map((item) => item.querySelector('span')?.textContent)).toEqual(
    draws.slice(0, 19).map(({ values }) => values[0]),
  )
  expect(getStored().draws.map(({ values }) => values.join())).toEqual([
    '7,7',
    ...draws.slice(0, 19).map(({ values }) => values[0]),
  ])
})

test('the effective bound or count is shown if it differs from the input', async () => {
  const { screen, number } = await opened()
  const minimum = number('Minimum')
  const say = async (text: string, hint: string) => {
    await userEvent.fill(minimum, text)
    await expect.element(minimum).toHaveAccessibleDescription(hint)
  }
  await say('', 'Blank counts as 0')
  await say('abc', 'No number: counts as 0')
  await say('1.7', 'Counts as 2')
  await say('1e2', 'Counts as 100')
  await say('12', '')
  const count = number('Count')
  for (const [text, hint] of [
    ['101', '1 to 100: counts as 100'],
    ['0', '1 to 100: counts as 1'],
    ['x', 'Counts as 1'],
    ['100', ''],
  ] as const) {
    await userEvent.fill(count, text)
    await expect.element(count).toHaveAccessibleDescription(hint)
  }
  await userEvent.click(screen.getByText('More options'))
  await userEvent.fill(number('Decimal places'), '1')
  await say('1.7', '')
})

test('each kind of draw has its own fields, and each option is stored under its own name', async () => {
  const { screen, number, press, shown } = await opened({ minimum: '3', maximum: '1' })
  await userEvent.click(screen.getByText('More options'))
  await userEvent.fill(number('Step'), '2')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Largest first')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Between values' }), 'Space')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Unique numbers' }))
  await userEvent.fill(number('Count'), '2')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => shown('Numbers')).toBe('3 1')
  await expect
    .element(screen.getByText('Swapped: minimum was larger than maximum', { exact: true }))
    .toBeVisible()
  const { step, order, separator, isUnique } = getStored()
  expect([step, order, separator, isUnique]).toEqual(['2', 'down', 'space', true])
  await userEvent.fill(number('Count'), '3')
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Only 2 different numbers exist between 1 and 3')
  await press('Generate Numbers')
  expect(getStored().draws.length).toBe(1)
  await userEvent.click(screen.getByRole('tab', { name: 'Dice' }))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(number('Minimum')).not.toBeInTheDocument()
  await expect.element(number('Step')).not.toBeInTheDocument()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Dice' }), '2d6+3')
  await press('Roll')
  const dice = screen.getByRole('list', { name: 'Dice' }).getByRole('listitem')
  await expect.poll(() => dice.elements().length).toBe(3)
  const falls = dice.elements().map(({ textContent }) => textContent?.split(' = ') ?? [])
  expect(falls.map(([, sum]) => sum).join(' ')).toBe(shown('Numbers'))
  for (const [fall, sum] of falls) {
    const [one, other] = fall?.match(/\d/g) ?? []
    expect(fall).toBe(`(${one} + ${other}) + 3`)
    expect(Number(sum)).toBe(Number(one) + Number(other) + 3)
  }
  const total = falls.reduce((sum, [, fall]) => sum + Number(fall), 0)
  await expect.element(screen.getByText(`Total ${total}`)).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Coin' }))
  await press('Flip')
  await expect.poll(() => shown('Numbers')).toMatch(/^(Heads|Tails) (Heads|Tails) (Heads|Tails)$/)
  await expect.element(screen.getByRole('textbox', { name: 'Dice' })).not.toBeInTheDocument()
})

test('single dice are not listed again, and coins are counted above them', async () => {
  const { screen, number, press, shown } = await opened({ kind: 'dice', dice: 'd20', count: '30' })
  await press('Roll')
  await expect.poll(() => shown('Numbers')).toMatch(/^\d+(, \d+){29}$/)
  await expect.element(screen.getByRole('list', { name: 'Dice' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: 'Coin' }))
  await userEvent.fill(number('Count'), '40')
  await press('Flip')
  await expect.poll(() => shown('Numbers')).toMatch(/^(Heads|Tails)(, (Heads|Tails)){39}$/)
  const heads = shown('Numbers').split('Heads').length - 1
  await expect.element(screen.getByText(`${heads} heads, ${40 - heads} tails`, { exact: true })).toBeVisible()
  await expect.element(screen.getByText('40 coins', { exact: true })).toBeVisible()
})

test('clearing removes the settings and draws of numbers, or the items of a list, and Undo restores them', async () => {
  const before = formOf({
    minimum: '5',
    draws: [drawOf(1, '5')],
    separator: 'line',
    items: 'a\nb',
    pick: '1',
  })
  const { screen, press, number, button } = await opened(before)
  await press('Clear')
  await expect.element(number('Minimum')).toHaveValue('1')
  expect(getStored()).toEqual({ ...before, minimum: '1', draws: [] })
  for (const name of ['Copy', 'Download', 'Full screen']) await expect.element(button(name)).toBeDisabled()
  await expect.element(screen.getByText('Your numbers appear here.')).toBeVisible()
  await press('Undo')
  expect(getStored()).toEqual(before)
  await userEvent.click(screen.getByRole('tab', { name: 'List Shuffle' }))
  await press('Shuffle List')
  await expect
    .poll(() => screen.getByLabelText('Shuffled list', { exact: true }).element().textContent)
    .toMatch(/^[ab]$/)
  await press('Clear')
  await expect.element(screen.getByRole('textbox', { name: 'Items' })).toHaveValue('')
  expect(screen.getByLabelText('Shuffled list', { exact: true }).element().textContent).toBe('')
  expect(getStored()).toEqual({ ...before, tab: 'List Shuffle', items: '' })
  await press('Undo')
  expect(getStored()).toEqual({ ...before, tab: 'List Shuffle' })
})

test('a list is shuffled by its options: picked, numbered, without duplicates; copied and saved as displayed', async () => {
  const copies = spyOnClipboard()
  const saves = watchSaves()
  const { screen, press, button } = await opened({ tab: 'List Shuffle' })
  await expect.element(button('Shuffle List')).toBeDisabled()
  const items = screen.getByRole('textbox', { name: 'Items' })
  await userEvent.fill(items, 'Ann\nAnn\n\nAnn')
  await expect.element(screen.getByText('3 items')).toBeVisible()
  await expect.element(screen.getByText('Press Shuffle List: the new order appears here.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Number the lines' }))
  await press('Shuffle List')
  const shuffled = screen.getByLabelText('Shuffled list', { exact: true })
  await expect.poll(() => shuffled.element().textContent).toBe('1. Ann\n2. Ann\n3. Ann')
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'Pick' }), '2')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => shuffled.element().textContent).toBe('1. Ann\n2. Ann')
  await press('Copy')
  expect(copies).toEqual(['1. Ann\n2. Ann'])
  await press('Download')
  await press('CSV')
  await expect
    .poll(() => saves.map(({ name, type }) => [name, type]))
    .toEqual([
      ['shuffled-list.txt', 'text/plain;charset=utf-8'],
      ['shuffled-list.csv', 'text/csv;charset=utf-8'],
    ])
  expect(await textsOf(saves)).toEqual(['1. Ann\n2. Ann', 'Ann\r\nAnn\r\n'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Drop duplicates' }))
  await press('Shuffle List')
  await expect.poll(() => shuffled.element().textContent).toBe('1. Ann')
  await expect.element(screen.getByText('1 item', { exact: true })).toBeVisible()
  await userEvent.upload(screen.getByLabelText('Upload'), new File(['x'], 'list.pdf'))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('"list.pdf" is not a supported file')
  await userEvent.upload(screen.getByLabelText('Upload'), new File(['Zoe,1\nYan,2'], 'list.csv'))
  await expect.element(items).toHaveValue('Zoe\nYan')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('passwords live while the page does: hidden, copied whole, cleared without a trace', async () => {
  const copies = spyOnClipboard()
  const { screen, press, button, number, shown } = await opened({
    tab: 'Password',
    length: 6,
    uppercase: false,
    lowercase: false,
    symbols: false,
  })
  await expect.element(button('Generate Password')).toBeVisible()
  // The first one is there at once.
  await expect.poll(() => shown('Password')).toMatch(/^\d{6}$/)
  await expect.element(button('Copy')).toBeEnabled()
  await userEvent.click(screen.getByText('More options'))
  await userEvent.fill(number('How many'), '2')
  await press('Generate Password')
  await expect.poll(() => shown('Password')).toMatch(/^\d{6}\n\d{6}$/)
  const made = shown('Password')
  expect([shown('Strength'), shown('Entropy')]).toEqual(['Weak', '19.9 bits'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide' }))
  await expect.poll(() => shown('Password')).toBe('••••••\n••••••')
  await press('Copy')
  expect(copies).toEqual([made])
  // Another tab of the tool does not remove them.
  await userEvent.click(screen.getByRole('tab', { name: 'Numbers' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Password' }))
  await expect.poll(() => shown('Password')).toBe('••••••\n••••••')
  await press('Clear')
  await expect.element(screen.getByText('Your password appears here.')).toBeVisible()
  await expect.element(button('Undo')).not.toBeInTheDocument()
  expect(shown('Password')).toBe('')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Digits' }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Please select at least one character')
  await press('Generate Password')
  expect(shown('Password')).toBe('')
})

test('every setting of characters and of words is stored under its own name', async () => {
  const { screen } = await opened({ tab: 'Password' })
  const check = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
  const slide = (name: string, value: string) => userEvent.fill(screen.getByRole('slider', { name }), value)
  await slide('Length', '50')
  await userEvent.click(screen.getByText('More options'))
  await check('No look-alikes (I l 1 | O 0 o)')
  await check('Unique characters')
  await check('Symbols')
  await userEvent.click(screen.getByRole('radio', { name: 'Words' }))
  await expect.element(screen.getByRole('slider', { name: 'Length' })).not.toBeInTheDocument()
  await slide('Words', '3')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Between words' }), 'Full stop')
  await check('Capital letters')
  await check('A digit after one of the words')
  expect(getStored()).toEqual(
    formOf({
      tab: 'Password',
      length: 50,
      withoutLookAlikes: true,
      withoutRepeats: true,
      symbols: false,
      passwordKind: 'Words',
      wordCount: 3,
      wordSeparator: '.',
      isCapitalized: true,
      hasDigit: true,
    }),
  )
  await expect.element(screen.getByText('From a list of 7,776 common words: 12.9 bits each.')).toBeVisible()
})

test('announces the result, and mentions swapped bounds', async () => {
  const { press } = await opened({ minimum: '4', maximum: '4', count: '2', separator: 'space' })
  expect(getAnnouncements()).toEqual([])
  await press('Generate Numbers')
  await expect.poll(getAnnouncements).toEqual(['4 4'])
  persistState('random-generator', { draws: [{ ...drawOf(1, '2', '3'), isSwapped: true }] })
  await expect.poll(getAnnouncements).toEqual(['Swapped: minimum was larger than maximum. 2, 3'])
})

test('of passwords only their number is heard, of a list how many lines it has now', async () => {
  const { screen, press, number } = await opened({ tab: 'Password', items: 'a\nb\nc', pick: '2' })
  await press('Generate Password')
  await expect.poll(getAnnouncements).toEqual(['Password made'])
  await userEvent.click(screen.getByText('More options'))
  await userEvent.fill(number('How many'), '3')
  await press('Generate Password')
  await expect.poll(getAnnouncements).toEqual(['3 passwords made'])
  await userEvent.click(screen.getByRole('tab', { name: 'List Shuffle' }))
  await press('Shuffle List')
  await expect.poll(getAnnouncements).toEqual(['2 items shuffled'])
  await userEvent.fill(number('Pick'), '1')
  await press('Shuffle List')
  await expect.poll(getAnnouncements).toEqual(['1 item shuffled'])
})

test('a draw is repeated on the full screen until that is left', async () => {
  const { press, button } = await opened({ minimum: '6', maximum: '6' })
  await expect.element(button('Draw again')).not.toBeInTheDocument()
  await press('Generate Numbers')
  await press('Full screen')
  await press('Draw again')
  await press('Draw again')
  expect(getStored().draws.map(({ values }) => values)).toEqual([['6'], ['6'], ['6']])
  await press('Exit full screen')
  await expect.element(button('Draw again')).not.toBeInTheDocument()
})

test('a draw delivered from another tool replaces the form', async () => {
  const { screen, shown } = await opened({ tab: 'List Shuffle', minimum: '5' })
  await expect.element(screen.getByRole('textbox', { name: 'Items' })).toBeVisible()
  const draw = { at: 5, kind: 'dice' as const, title: 'd6', values: ['4'], details: ['(4)'] }
  deliverInput({ state: { tab: 'Numbers', kind: 'dice', dice: 'd6', count: '1', draws: [draw] } })
  await expect.poll(() => getStored().tab).toBe('Numbers')
  expect(shown('Numbers')).toBe('4')
  await expect.element(screen.getByRole('textbox', { name: 'Dice' })).toHaveValue('d6')
  await expect.element(screen.getByRole('heading', { name: 'Earlier draws' })).not.toBeInTheDocument()
  expect(getStored()).toEqual(formOf({ kind: 'dice', dice: 'd6', draws: [{ ...draw, isSwapped: false }] }))
})

test('chance is tested on demand, and once more', async () => {
  const { screen, press } = await opened()
  const verdict = screen.getByRole('figure').getByRole('status')
  await expect.element(verdict).not.toBeInTheDocument()
  await press('Test it')
  await expect
    .poll(() => verdict.query()?.textContent)
    .toMatch(/Each number should come about 10,000 times; .* with 9 degrees of freedom;/)
  const first = verdict.element()
  await press('Test again')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(verdict).toBeVisible()
})

test('a passphrase has the requested number of words of the list, joined and capitalized as configured', async () => {
  const copies = spyOnClipboard()
  const { press, shown } = await opened({
    tab: 'Password',
    passwordKind: 'Words',
    wordCount: 5,
    isCapitalized: true,
    hasDigit: false,
    passwordCount: '2',
  })
  await press('Generate Password')
  await expect.poll(() => shown('Password')).toContain('\n')
  await press('Copy')
  await expect.poll(() => copies.length).toBe(1)
  const phrases = copies[0]?.split('\n') ?? []
  expect(phrases.map((phrase) => phrase.split('-').length)).toEqual([5, 5])
  const words = phrases.flatMap((phrase) => phrase.split('-'))
  expect(words.filter((word) => !WORDS.includes(word.toLowerCase()))).toEqual([])
  expect(words.every((word) => /^[A-Z]/.test(word))).toBe(true)
})

test('a range typed backwards is read out while it is typed; each kind of draw shows its own latest', async () => {
  const { screen, number, press, shown } = await opened({ draws: [drawOf(1, '7')] })
  await userEvent.fill(number('Minimum'), '200')
  await expect.element(screen.getByText('Draws 100 to 200.')).toBeVisible()
  await userEvent.click(screen.getByRole('tab', { name: 'Dice' }))
  await expect.element(screen.getByText('Your dice appear here.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Dice' })).toBeVisible()
  await press('Roll')
  await expect.poll(() => shown('Numbers')).toMatch(/^[1-6]$/)
  await userEvent.click(screen.getByRole('tab', { name: 'Numbers' }))
  await expect.poll(() => shown('Numbers')).toBe('7')
})

test('bounds are stored each under its own name', async () => {
  const { number } = await opened()
  await userEvent.fill(number('Minimum'), '3')
  await userEvent.fill(number('Maximum'), '33')
  expect(getStored()).toEqual(formOf({ minimum: '3', maximum: '33' }))
})
