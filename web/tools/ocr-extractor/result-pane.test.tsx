import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { spyOnClipboard } from '#web/platform/copies.fixture.ts'
import { watchSaves } from '#web/platform/saves.fixture.ts'
import ResultPane from './result-pane.tsx'
import { scanText } from './scan-text.ts'
import { LANGUAGES, listOf, pageOf, scanOf } from './scans.fixture.ts'

afterEach(() => vi.restoreAllMocks())

const languages = { all: LANGUAGES, chosen: LANGUAGES.slice(1, 2) }

async function shown(scan: ReturnType<typeof scanOf>) {
  const { list, done } = listOf(scan)
  const screen = await render(<ResultPane scan={scan} list={list} languages={languages} />)
  return {
    screen,
    done,
    text: screen.getByRole('textbox', { name: 'Extracted text' }),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name, exact: true })),
  }
}

const result = scanText([
  { number: 0, page: pageOf('At nine', 40) },
  { number: 2, page: pageOf('it leaves') },
])

test('text that was read is corrected, and the word at the caret is shown on its page', async () => {
  const { screen, done, text } = await shown(scanOf(1, 'a.pdf', { result }))
  await expect.element(text).toHaveValue('At nine\n\n\fit leaves')
  await expect
    .element(text)
    .toHaveAccessibleDescription('2 doubtful words are marked. Click a word to see its place on the page.')
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['At', 'nine'])
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => done.at(-1)).toEqual(['change', 1, { word: result.words[3], page: 2 }])
  await userEvent.fill(text, 'At ten')
  const changes = done.flatMap(([what, , known]) => (what === 'change' ? [known] : []))
  expect(changes).toContainEqual({
    result: {
      ...result,
      text: 'At ten',
      words: result.words.slice(0, 1),
    },
    word: undefined,
  })
  await expect.element(screen.getByText(/^Page/)).not.toBeInTheDocument()
})

test.each([
  [['', 'it leaves', ' '], 'Page 1, 3: No text found on this page.'],
  [[''], 'No text found on this page.'],
])('of pages %j it is said that there is nothing to read', async (texts, note) => {
  const pages = texts.map((text, number) => ({ number, page: { ...pageOf('x'), text, paragraphs: [] } }))
  const { screen } = await shown(scanOf(1, 'a.pdf', { result: scanText(pages) }))
  await expect.element(screen.getByText(note, { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('textbox', { name: 'Extracted text' }))
    .not.toHaveAttribute('aria-describedby')
})

test('the text is exported unchanged, and with its positions, under the name of the file', async () => {
  const [saved, copied] = [watchSaves(), spyOnClipboard()]
  const { press } = await shown(scanOf(1, 'my.scan.pdf', { result }))
  await press('Copy')
  expect(copied).toEqual(['At nine\n\n\fit leaves'])
  await press('Download')
  await press('Download hOCR')
  await press('Download JSON')
  expect(saved.map(({ name, type }) => [name, type])).toEqual([
    ['extracted-text.txt', 'text/plain;charset=utf-8'],
    ['my.scan.hocr', 'text/html;charset=utf-8'],
    ['my.scan.json', 'application/json'],
  ])
  expect(await saved[0]?.text()).toBe('At nine\n\n\fit leaves')
  expect(await saved[1]?.text()).toContain('leaves')
  expect(await saved[2]?.text()).toContain('my.scan.pdf')
  expect(await saved[2]?.text()).toContain('deu')
})
