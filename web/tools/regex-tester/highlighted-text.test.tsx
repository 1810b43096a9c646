import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Chunk } from './highlight.ts'
import HighlightedText, { HighlightedChunk } from './highlighted-text.tsx'
import { NO_MATCHES } from './matches.ts'

const part = (start: number, end: number, group = 0) => ({ start, end, group })

async function shown(
  chunk: Chunk,
  text: string,
  known: { isCurrent?: boolean; showsWhitespace?: boolean } = {},
) {
  const { isCurrent = false, showsWhitespace = false } = known
  const screen = await render(
    <HighlightedChunk chunk={chunk} text={text} isCurrent={isCurrent} showsWhitespace={showsWhitespace} />,
  )
  return screen.container
}

test('text between matches is unchanged, and a match is highlighted with its groups', async () => {
  const plain = await shown({ start: 1, end: 3, parts: [] }, 'abcd')
  expect(plain.innerHTML).toBe('bc')
  const match = { start: 0, end: 3, match: 4, parts: [part(0, 1), part(1, 3, 2)] }
  const marked = await shown(match, 'abcd', { isCurrent: true })
  const mark = marked.querySelector('mark')
  expect([mark?.textContent, mark?.dataset.match, mark?.title]).toEqual(['abc', '4', ''])
  expect(mark?.className).toContain('outline-ink')
  expect([...marked.querySelectorAll('span')].map(({ title, textContent }) => [title, textContent])).toEqual([
    ['Group 2', 'bc'],
  ])
})

test('neighboring matches differ in shade, and every second one is the same', async () => {
  const look = async (match: number) =>
    (await shown({ start: 0, end: 1, match, parts: [part(0, 1)] }, 'a')).querySelector('mark')?.className
  const looks = [await look(0), await look(1), await look(2)]
  expect([looks[0] === looks[1], looks[0] === looks[2], looks[0]?.includes('outline')]).toEqual([
    false,
    true,
    false,
  ])
})

test('a match of no length is a bar that says which it is', async () => {
  const container = await shown({ start: 1, end: 1, match: 2, parts: [] }, 'ab')
  const mark = container.querySelector('mark')
  expect([mark?.title, mark?.textContent, mark?.className.includes('bg-accent')]).toEqual([
    'Match 3, empty',
    '',
    true,
  ])
})

test('each kind of whitespace can have a separate symbol, without changing the text', async () => {
  const text = 'a \t\r\n\u00a0b'
  const chunk = { start: 0, end: text.length, parts: [] }
  expect((await shown(chunk, text)).querySelectorAll('span')).toHaveLength(0)
  const container = await shown(chunk, text, { showsWhitespace: true })
  const chars = [...container.querySelectorAll('span')].map(({ className, textContent }) => [
    textContent,
    /content-\["(.)"\]/.exec(className)?.[1],
  ])
  expect(chars).toEqual([
    [' ', '·'],
    ['\t', '→'],
    ['\r', '␍'],
    ['\n', '↵'],
    ['\u00a0', '°'],
  ])
  expect(container.textContent).toBe(text)
})

test('a large text does not enter an element whose direction the browser determines', async () => {
  const shown = (text: string, dir: 'auto' | 'ltr') => (
    <HighlightedText
      text={text}
      matches={NO_MATCHES}
      current={undefined}
      showsWhitespace={false}
      isWrapped={true}
      dir={dir}
      className=""
    />
  )
  const screen = await render(shown('1', 'auto'))
  const before = screen.container.querySelector('output')
  await screen.rerender(shown('12', 'ltr'))
  expect(before?.textContent).toBe('1')
  expect(screen.container.querySelector('output')?.textContent).toBe('12')
})
