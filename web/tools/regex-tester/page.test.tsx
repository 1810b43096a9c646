import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { spyOnClipboard, stateInLink } from '#web/platform/copies.fixture.ts'
import { deliverInput } from '#web/platform/pending-input.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import { openPage } from '#web/ui/page.fixture.tsx'
import RegexTesterPage from './page.tsx'
import type { RegexState } from './regex-state.ts'

afterEach(() => vi.restoreAllMocks())

async function shown(state: Partial<RegexState>) {
  deliverInput({ state })
  const page = await openPage(<RegexTesterPage />)
  const { screen } = page
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true })
  const highlighted = screen.getByRole('status', { name: 'Highlighted matches' })
  return {
    ...page,
    pattern: box('Pattern'),
    flags: box('Flags'),
    text: box('Test string'),
    box,
    count: screen.getByRole('status', { name: 'Match count' }),
    task: (name: string) => userEvent.click(screen.getByRole('tab', { name })),
    marks: () =>
      [...highlighted.element().querySelectorAll('mark')].map(
        (mark) => `${mark.textContent}${mark.className.includes('outline-2') ? '!' : ''}`,
      ),
    details: () =>
      screen
        .getByRole('list', { name: 'Match details' })
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    current: () =>
      screen
        .getByRole('list', { name: 'Match details' })
        .getByRole('button')
        .elements()
        .filter((one) => one.getAttribute('aria-current') === 'true')
        .map((one) => one.textContent),
  }
}

test('matches are counted, highlighted and listed with their groups, and navigation wraps around', async () => {
  const { count, marks, details, current, press, button, text, screen } = await shown({
    pattern: '(?<head>[a-z])(\\d)?',
    text: 'a1 b c',
  })
  await expect.element(count).toHaveTextContent('3 matches')
  await expect.poll(marks).toEqual(['a1', 'b', 'c'])
  await expect
    .poll(details)
    .toEqual([
      'Match 1a10–21 heada0–1Group 211–2',
      'Match 2b3–41 headb3–4Group 2did not participate',
      'Match 3c5–61 headc5–6Group 2did not participate',
    ])
  expect(current()).toEqual([])
  await press('Previous match')
  await expect.poll(current).toEqual(['Match 3'])
  await expect.poll(marks).toEqual(['a1', 'b', 'c!'])
  await expect.element(screen.getByText('#3')).toBeVisible()
  await press('Next match')
  await expect.poll(current).toEqual(['Match 1'])
  await userEvent.click(text)
  await userEvent.keyboard('{F3}')
  await expect.poll(current).toEqual(['Match 2'])
  await userEvent.keyboard('{Shift>}{F3}{/Shift}')
  await expect.poll(current).toEqual(['Match 1'])
  await press('Match 3')
  await expect.poll(marks).toEqual(['a1', 'b', 'c!'])
  await expect.element(screen.getByText('Match 3 of 3')).toBeInTheDocument()
  await userEvent.fill(text, 'a')
  await expect.element(count).toHaveTextContent('1 match')
  expect(current()).toEqual([])
  await expect.element(screen.getByText('1 match', { exact: true }).nth(1)).toBeInTheDocument()
  // A single match can be navigated to, in both directions.
  for (const way of ['Next match', 'Previous match']) {
    await press(way)
    await expect.poll(current).toEqual(['Match 1'])
  }
  await userEvent.fill(text, 'a b')
  await expect.element(count).toHaveTextContent('2 matches')
  await press('Next match')
  await expect.poll(current).toEqual(['Match 1'])
  await userEvent.fill(text, '')
  await expect.element(count).toHaveTextContent('0 matches')
  await expect.element(button('Next match')).toBeDisabled()
  await expect.element(button('Previous match')).toBeDisabled()
  await expect.element(screen.getByText(/^Each match is listed here/)).toBeVisible()
})

test('an engine error is shown in its words until it is corrected', async () => {
  const { count, screen, pattern } = await shown({ pattern: '(', text: 'a' })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Invalid Regex')
  await expect.element(pattern).toHaveAttribute('aria-invalid', 'true')
  await expect
    .element(pattern)
    .toHaveAccessibleDescription('Invalid Regex Invalid regular expression: /(/g: Unterminated group')
  await expect.element(count).toHaveTextContent('—')
  await userEvent.fill(pattern, '()')
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(pattern).not.toHaveAttribute('aria-invalid')
})

test('flags are switched by chips and typed, u and v never both', async () => {
  const { flags, press, button, count } = await shown({ pattern: 'A', text: 'aAA', flags: 'g' })
  const all = button('g all')
  await expect.element(all).toHaveAttribute('aria-pressed', 'true')
  await expect.element(count).toHaveTextContent('2 matches')
  await press('i ignore case')
  await expect.element(flags).toHaveValue('gi')
  await expect.element(count).toHaveTextContent('3 matches')
  await press('u unicode')
  await press('v sets')
  await expect.element(flags).toHaveValue('giv')
  await expect.element(button('u unicode')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.fill(flags, '')
  await expect.element(all).toHaveAttribute('aria-pressed', 'false')
  await expect.element(count).toHaveTextContent('1 match')
})

test('a pasted literal is split into pattern and flags, and Undo restores the pasted text', async () => {
  const { pattern, flags, press, screen } = await shown({ pattern: '', text: '', flags: 'g' })
  await userEvent.fill(pattern, '/a+/im')
  await expect.element(pattern).toHaveValue('a+')
  await expect.element(flags).toHaveValue('im')
  await press('Undo')
  await expect.element(pattern).toHaveValue('/a+/im')
  await expect.element(flags).toHaveValue('g')
  await userEvent.click(pattern)
  await userEvent.keyboard('{End}{Backspace}{Enter}s')
  await expect.element(pattern).toHaveValue('/a+/is')
  await expect.element(flags).toHaveValue('g')
  await expect.element(screen.getByText('/a+/is').first()).toBeVisible()
})

test('undo restores cleared input with its task and templates', async () => {
  const before = { pattern: 'a', flags: 'gi', text: 'aA', replacement: 'x', template: '-$&' }
  const { pattern, flags, text, press, button, box, task } = await shown({ ...before, task: 'Replace' })
  await press('Clear')
  await expect.element(pattern).toHaveValue('')
  await expect.element(flags).toHaveValue('g')
  await expect.element(text).toHaveValue('')
  await expect.element(box('Replacement')).toHaveValue('')
  await expect.element(button('Clear')).toHaveAttribute('aria-disabled', 'true')
  await press('Undo')
  await expect.element(pattern).toHaveValue('a')
  await expect.element(flags).toHaveValue('gi')
  await expect.element(text).toHaveValue('aA')
  await expect.element(box('Replacement')).toHaveValue('x')
  await task('List')
  await expect.element(box('Template for each match')).toHaveValue('-$&')
  await expect.element(button('Clear')).not.toHaveAttribute('aria-disabled')
})

test("a preset replaces other samples with its own, and never the user's text", async () => {
  const { pattern, flags, text, press, count } = await shown({ pattern: 'x', flags: 'i', text: ' ' })
  await press('Time (HH:MM)')
  await expect.element(text).toHaveValue('00:00\n09:30\n23:59\n24:00\n12:60\n9:30')
  await expect.element(flags).toHaveValue('g')
  await expect.element(count).toHaveTextContent('3 matches')
  await press('Hex Color')
  await expect.element(text).toHaveValue('#fff\n#B3401A\n#12345678\n#ff\n#12345\n#ggg')
  await userEvent.fill(text, 'at 12:30')
  await press('Time (HH:MM)')
  await expect.element(count).toHaveTextContent('1 match')
  await expect.element(text).toHaveValue('at 12:30')
  await expect.element(pattern).toHaveValue('(?<![\\d:])([01]\\d|2[0-3]):([0-5]\\d)(?![\\d:])')
})

test('matches are replaced, listed, split and exported', async () => {
  const [saved, copied] = [watchSaves(), spyOnClipboard()]
  const made = (name: string) => screen.getByRole('status', { name })
  const lastSaved = async () => [saved.at(-1)?.name, await saved.at(-1)?.text()]
  const { press, task, box, button, screen } = await shown({
    pattern: '(?<at>,)|;',
    text: 'a,b;c',
    task: 'Match',
  })
  await press('Copy matches')
  await expect.poll(() => copied).toEqual([',\n;'])
  await press('Download CSV')
  await expect
    .poll(lastSaved)
    .toEqual([
      'matches.csv',
      'match,text,start,end,at,at start,at end\r\n1,",",1,2,",",1,2\r\n2,;,3,4,,,\r\n',
    ])
  await press('Download JSON')
  await expect
    .poll(async () => JSON.parse((await saved[1]?.text()) ?? 'null'))
    .toEqual([
      { text: ',', start: 1, end: 2, groups: [{ name: 'at', text: ',', start: 1, end: 2 }] },
      { text: ';', start: 3, end: 4, groups: [null] },
    ])
  expect(saved[1]?.name).toBe('matches.json')
  await task('Replace')
  await userEvent.fill(box('Replacement'), '[$&]')
  await expect.element(made('Replaced text')).toHaveTextContent('a[,]b[;]c')
  await press('Copy')
  await press('Download')
  await expect.poll(lastSaved).toEqual(['replaced.txt', 'a[,]b[;]c'])
  await task('List')
  await userEvent.fill(box('Template for each match'), '<$1>')
  await expect.element(made('List of matches')).toHaveTextContent('<,> <>')
  await press('Copy')
  await press('Download')
  await expect.poll(lastSaved).toEqual(['list.txt', '<,>\n<>'])
  await task('Split')
  await expect.element(screen.getByText('5 parts')).toBeVisible()
  const parts = screen.getByRole('region', { name: 'Parts of the text' })
  await expect
    .poll(() =>
      [...parts.element().querySelectorAll('.tabular-nums')].map((row) => row.parentElement?.textContent),
    )
    .toEqual(['0a', '1,', '2b', '3did not participate', '4c'])
  await press('Copy')
  await press('Download')
  await expect.poll(lastSaved).toEqual(['parts.json', '[\n  "a",\n  ",",\n  "b",\n  null,\n  "c"\n]\n'])
  expect(copied.slice(1)).toEqual(['a[,]b[;]c', '<,>\n<>', 'a\n,\nb\n\nc'])
  await userEvent.fill(box('Pattern'), '(')
  await expect.element(button('Copy')).toBeDisabled()
  await expect.element(button('Download')).toBeDisabled()
  await expect.element(screen.getByText('0 parts')).toBeVisible()
  await expect.element(button('Copy matches')).not.toBeInTheDocument()
})

test('whitespace is shown on request, empty parts are labeled and a long one truncated', async () => {
  const long = 'x'.repeat(501)
  const { screen, task } = await shown({ pattern: '-', text: `a b--${long}`, task: 'Match' })
  const shows = screen.getByRole('checkbox', { name: 'Show whitespace' })
  const whitespace = () => document.querySelectorAll('output [class*="content-"]').length
  await expect.element(shows).not.toBeChecked()
  expect(whitespace()).toBe(0)
  await userEvent.click(shows)
  await expect.poll(whitespace).toBe(1)
  await task('Split')
  const parts = screen.getByRole('region', { name: 'Parts of the text' })
  await expect.element(parts.getByText('empty')).toBeVisible()
  await expect.element(parts.getByText(`${'x'.repeat(500)}…`)).toBeVisible()
})

test('a part of the explanation that is pressed is selected in the pattern', async () => {
  const { screen, pattern } = await shown({ pattern: 'a(b|c)', text: 'ab', flags: 'gi' })
  const part = screen.getByRole('list', { name: 'Explanation' }).getByRole('button', { name: /^\(b\|c\)/ })
  await userEvent.click(part)
  await expect.element(pattern).toHaveFocus()
  const field = pattern.element()
  expect(field instanceof HTMLTextAreaElement && [field.selectionStart, field.selectionEnd]).toEqual([1, 6])
  const mark = () => document.querySelector('[aria-hidden] > .outline-ink')?.textContent
  part.element().focus()
  await expect.poll(mark).toBe('(b|c)')
  part.element().blur()
  await expect.poll(mark).toBe(undefined)
  await expect.element(screen.getByText(/A and a are the same$/)).toBeVisible()
  await userEvent.fill(pattern, '(')
  await expect.element(screen.getByText('Each part of a valid pattern is explained here.')).toBeVisible()
})

test('the code snippet matches the pattern, with notes on Python', async () => {
  const copied = spyOnClipboard()
  const { screen, press, pattern, flags } = await shown({ pattern: '(?<a>x)', flags: 'g', text: 'x' })
  await expect.element(screen.getByText('What is different in Python')).toBeVisible()
  await press('Copy code')
  expect(copied).toEqual([document.querySelector('pre')?.textContent])
  expect(copied[0]).toContain('/(?<a>x)/g')
  await expect.element(screen.getByText('Nothing: the pattern means the same there.')).not.toBeInTheDocument()
  await userEvent.fill(flags, '')
  await userEvent.fill(pattern, 'x')
  await expect.element(screen.getByText('Nothing: the pattern means the same there.')).toBeVisible()
})

test('a file replaces the text; an unsupported file is reported until the text is edited', async () => {
  const { screen, text } = await shown({ pattern: 'a', text: 'old' })
  const upload = screen.getByLabelText('Upload')
  await userEvent.upload(upload, new File(['a\0'], 'a.txt', { type: 'text/plain' }))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('"a.txt" is not a supported file type.')
  await expect.element(text).toHaveValue('old')
  await userEvent.upload(upload, new File(['new'], 'b.txt', { type: 'text/plain' }))
  await expect.element(text).toHaveValue('new')
  await expect.element(alert).not.toBeInTheDocument()
  await userEvent.upload(upload, new File(['\0'], 'c.txt', { type: 'text/plain' }))
  await expect.element(alert).toBeVisible()
  await userEvent.fill(text, 'typed')
  await expect.element(alert).not.toBeInTheDocument()
})

test('a link contains the state except text that is too long', async () => {
  const copied = spyOnClipboard()
  const { press, text } = await shown({ pattern: 'a', text: 'abc', flags: 'i' })
  await press('Copy link')
  await expect.poll(() => copied.length).toBe(1)
  const state = {
    pattern: 'a',
    flags: 'i',
    text: 'abc',
    task: 'Match',
    replacement: '',
    template: '$&',
    readsEscapes: false,
    showsWhitespace: false,
  }
  expect(await stateInLink(copied)).toEqual(state)
  await userEvent.fill(text, 'a'.repeat(5001))
  await press(/^(Copy link|Copied!)$/)
  await expect.poll(() => copied.length).toBe(2)
  expect(await stateInLink(copied)).toEqual({ ...state, text: '' })
})

test('five hundred matches are listed at a time, also those that are stepped to', async () => {
  const { screen, details, button, press } = await shown({ pattern: 'a', text: 'a'.repeat(1001) })
  const showing = (part: string) => screen.getByText(`showing ${part} of 1,001`)
  await expect.element(showing('1–500')).toBeVisible()
  expect(details()).toHaveLength(500)
  await expect.element(button('Previous 500')).toBeDisabled()
  await press('Next 500')
  await expect.element(showing('501–1,000')).toBeVisible()
  expect(details()[0]).toBe('Match 501a500–501')
  await press('Previous match')
  await expect.element(showing('1,001–1,001')).toBeVisible()
  expect(details()).toEqual(['Match 1001a1000–1001'])
  await expect.element(button('Next 500')).toBeDisabled()
})

const LINES = `${'x'.repeat(99)}\n`
test.each([
  ['a text of 200,000 characters', LINES.repeat(2000), true],
  ['a longer one', `${LINES.repeat(2000)}x`, false],
  ['a line of 50,000 characters', 'x'.repeat(50_000), true],
  ['a longer line', 'x'.repeat(50_001), false],
])('%s is wrapped: %s', async (_, long, isWrapped) => {
  const { text } = await shown({ pattern: '', text: '' })
  await expect.element(text).toHaveClass('whitespace-pre-wrap')
  deliverInput({ state: { pattern: '', text: long } })
  await expect.element(text).toHaveClass(isWrapped ? 'whitespace-pre-wrap' : 'whitespace-pre')
  deliverInput({ state: { pattern: '', text: 'short' } })
  await expect.element(text).toHaveClass('whitespace-pre-wrap')
})

test('of a match its first 300 characters are listed, and a match of no length is a bar that says so', async () => {
  const { details, screen } = await shown({
    pattern: 'x+|^',
    flags: 'gm',
    text: `${'x'.repeat(301)}\n\n${'x'.repeat(300)}`,
  })
  await expect
    .poll(details)
    .toEqual([`Match 1${'x'.repeat(300)}…0–301`, 'Match 2empty302–302', `Match 3${'x'.repeat(300)}303–603`])
  await expect.element(screen.getByTitle('Match 2, empty')).toBeInTheDocument()
})
