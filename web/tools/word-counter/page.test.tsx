import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { persistedState, persistState } from '#web/platform/store/persisted.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import { CounterState } from './counter-state.ts'
import WordCounterPage from './page.tsx'

afterEach(() => vi.restoreAllMocks())

const stateOf = (fields: Partial<CounterState>) => v.parse(CounterState, fields)
const getStored = () => v.parse(CounterState, persistedState('word-counter'))

async function opened(state: Partial<CounterState> = {}) {
  persistState('word-counter', state)
  const page = await openPage(<WordCounterPage />)
  const { screen } = page
  return {
    ...page,
    box: screen.getByRole('textbox', { name: 'Text', exact: true }),
    result: (name: string) => screen.getByLabelText(name, { exact: true }).element().textContent,
    rows: () =>
      screen
        .getByRole('heading', { name: 'Limits and goal' })
        .element()
        .parentElement?.querySelectorAll('li') ?? [],
  }
}

const textsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll('span') ?? [])].map(({ textContent }) => textContent)

test('a replaced text can be restored, and Undo restores cleared text', async () => {
  const { box, press, button, said } = await opened({ text: 'The first text of all' })
  await expect.element(button('Restore previous text')).not.toBeInTheDocument()
  await userEvent.fill(box, 'Something else')
  expect(getStored().previous).toBe('The first text of all')
  await press('Restore previous text')
  await expect.element(box).toHaveValue('The first text of all')
  expect(getStored().previous).toBe('Something else')
  const before = getStored()
  await press('Clear')
  await expect.element(said).toHaveTextContent('ClearedUndoCtrl+Z')
  await expect.element(box).toHaveValue('')
  expect(getStored().previous).toBe('The first text of all')
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await press('Undo')
  expect(getStored()).toEqual(before)
})

test('an unsupported file is reported next to the text until the text changes', async () => {
  const { screen, box } = await opened({ text: 'Mine' })
  const upload = screen.getByLabelText('Upload')
  await userEvent.upload(upload, new File(['x'], 'a.pdf'))
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box).toHaveAccessibleDescription('"a.pdf" is not a supported file type.')
  await userEvent.fill(box, 'Mine!')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  await userEvent.upload(upload, new File(['From a file'], 'a.md'))
  await expect.element(box).toHaveValue('From a file')
  expect(getStored().previous).toBe('Mine!')
  // Text inserted into an empty box replaces nothing.
  await userEvent.fill(box, '')
  await userEvent.upload(upload, new File(['Another'], 'b.md'))
  await expect.element(box).toHaveValue('Another')
  expect(getStored().previous).toBe('From a file')
})

test('selected text is counted next to the totals until the text changes', async () => {
  const { screen, box } = await opened({ text: 'one two three' })
  await userEvent.click(box)
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight>7/}{/Shift}')
  const selected = () =>
    screen
      .getByText(/ selected$/)
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(selected)
    .toEqual([
      '2 selected',
      '7 selected',
      '6 selected',
      '1 selected',
      '1 selected',
      '1 min selected',
      '1 min selected',
    ])
  await userEvent.fill(box, 'four')
  await expect.poll(selected).toEqual([])
})

test('the pace of reading is not that of speaking, and one that is none is said', async () => {
  const { number, result, press } = await opened({
    text: 'word '.repeat(400),
    readingWpm: '400',
    speakingWpm: '100',
  })
  expect([result('Reading time'), result('Speaking time')]).toEqual(['1 min', '4 min'])
  await press('Options')
  await userEvent.fill(number('Speaking pace (wpm)'), '2001')
  await expect
    .element(number('Speaking pace (wpm)'))
    .toHaveAccessibleDescription('Enter 1 to 2000; 135 is used')
  await expect.element(number('Reading pace (wpm)')).not.toHaveAttribute('aria-invalid')
  await userEvent.click(number('Reading pace (wpm)'))
  await userEvent.keyboard('{ArrowDown}')
  expect([getStored().readingWpm, getStored().speakingWpm]).toEqual(['395', '2001'])
})

test('limits count what is left and what is too much, and an own goal is good to pass', async () => {
  const { screen, number, rows } = await opened({ text: 'x'.repeat(61) })
  const limit = (at: number) => textsOf(rows()[at])
  expect([limit(2), limit(3)]).toEqual([
    ['Meta description', '61 of 160', 'In search results', '99 left'],
    ['Page title', '61 of 60', 'In search results', '1 too many'],
  ])
  expect(rows()).toHaveLength(4)
  const goal = number('Own goal')
  for (const wrong of ['0', '1.5', 'many', '100000001']) {
    await userEvent.fill(goal, wrong)
    await expect.element(goal).toHaveAccessibleDescription('Enter a whole number')
    expect(rows()).toHaveLength(4)
  }
  await userEvent.fill(goal, '2')
  expect(limit(4)).toEqual(['Goal', '1 of 2', 'words', '1 left'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Goal counts' }), 'Characters')
  expect(limit(4)).toEqual(['Goal', '61 of 2', 'characters', '59 more than the goal'])
  await userEvent.fill(goal, '61')
  expect(limit(4)).toEqual(['Goal', '61 of 61', 'characters', '0 left'])
})

test('totals are announced by Alt+S, copied and saved under their names', async () => {
  const copies = spyOnClipboard()
  const saves = watchSaves()
  const { box, said, press } = await opened({ text: 'One two.' })
  await userEvent.click(box)
  await userEvent.keyboard('{Alt>}s{/Alt}')
  await expect.element(said).toMatchTextContent('TotalsWords: 2, Characters: 8, Characters (no spaces): 7')
  await press('Copy')
  expect(copies[0]?.split('\n').slice(-3)).toEqual(['Code points: 8', 'UTF-16 units: 8', 'UTF-8 bytes: 8'])
  await press('Download')
  await press('Download as JSON')
  await expect
    .poll(() => saves.map(({ name, type }) => [name, type]))
    .toEqual([
      ['statistics.csv', 'text/csv;charset=utf-8'],
      ['statistics.json', 'application/json'],
    ])
  const [csv, json] = saves
  expect((await csv?.text())?.split(/\r?\n/)[1]).toBe('Words,2')
  expect(JSON.parse((await json?.text()) ?? '')).toMatchObject({ words: 2, characters: 8, readingMinutes: 1 })
})

test('the analysis follows the text and whether common words count', async () => {
  const { screen } = await opened({ text: 'the cat and the dog. The cat sat.' })
  const top = screen.getByRole('table', { name: 'Top words' })
  const words = () =>
    [...top.element().querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
  await expect.element(top).toBeVisible()
  expect(words()[0]).toEqual(['cat', '2', '25%'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out common English words' }))
  await expect.poll(() => words()[0]).toEqual(['the', '3', '37.5%'])
  expect(getStored()).toEqual(stateOf({ text: 'the cat and the dog. The cat sat.', leavesOutCommon: false }))
  const facts = [...(top.element().parentElement?.parentElement?.querySelectorAll('dt') ?? [])].map(
    (term) => [term.textContent, term.nextElementSibling?.textContent],
  )
  expect(
    facts
      .slice(-5)
      .map(([, value]) => value)
      .slice(0, 3),
  ).toEqual(['5', '3 characters', '4 words'])
  const triples = screen.getByRole('table', { name: 'Three-word phrases' })
  await expect.element(triples.getByText('None recurs')).toBeVisible()
})
