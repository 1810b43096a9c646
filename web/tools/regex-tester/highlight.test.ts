import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'
import { blockAt, getBlocks, getChunks } from './highlight.ts'

/** Everything as text: matches in brackets, groups with their number. */
function marked(pattern: string, flags: string, text: string): string {
  const matches = findMatches(pattern, flags, text)
  return getBlocks(text, matches)
    .flatMap((block) => getChunks(text, matches, block))
    .map((chunk) => {
      if (chunk.match === undefined) return text.slice(chunk.start, chunk.end)
      const parts = chunk.parts.map(({ start, end, group }) => (group || '') + text.slice(start, end))
      return `[${parts.join('|')}]`
    })
    .join('')
}

test.each([
  ['b', 'g', 'abba', 'a[b][b]a'],
  ['', 'g', 'ab', '[]a[]b[]'],
  ['$', 'gm', 'a\n', 'a[]\n[]'],
  ['(a)(b)?c', 'g', 'abcac', '[1a|2b|c][1a|c]'],
  ['((a)b)', 'g', 'ab', '[2a|1b]'],
  ['((a))', 'g', 'a', '[2a]'],
  ['(a(b))c', 'g', 'abc', '[1a|2b|c]'],
  ['(?<=(x))y', 'g', 'xy', 'x[y]'],
  ['a(?=(b))', 'g', 'ab', '[a]b'],
  ['a', 'g', '', ''],
  ['', 'g', '', '[]'],
  ['', 'g', '😀', '[]😀[][]'],
])('/%s/%s in %j is marked %s', (pattern, flags, text, expected) => {
  expect(marked(pattern, flags, text)).toBe(expected)
})

const LINES = 'one line of words\n'.repeat(2000)
const HUGE = '😀x'.repeat(9001)
const plain = (text: string) => getBlocks(text, findMatches('(?!)', 'g', text))

test.each([LINES, HUGE])('blocks are consecutive and contain the whole text', (text) => {
  const blocks = plain(text)
  expect(blocks.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
  for (const { start, end } of blocks) {
    expect(end - start).toBeLessThanOrEqual(4000)
    expect(text.slice(start, end).isWellFormed()).toBe(true)
  }
})

test('blocks end with a line, and cut no match of ordinary length', () => {
  expect(plain(LINES).every(({ end }) => LINES[end - 1] === '\n')).toBe(true)
  const matches = findMatches('words\\none', 'g', LINES)
  const cut = getBlocks(LINES, matches).flatMap((block) => getChunks(LINES, matches, block))
  expect(cut.filter(({ match }) => match !== undefined)).toHaveLength(1999)
})

test('only a block that starts and ends with a line can be laid out separately', () => {
  expect(plain(LINES).every(({ isLines }) => isLines)).toBe(true)
  const parts = plain(`${'x'.repeat(5000)}\n${LINES}`)
  expect(parts.slice(0, 4).map(({ end, isLines }) => [end, isLines])).toEqual([
    [2000, false],
    [5001, false],
    [7017, true],
    [9033, true],
  ])
})

test('each match is in one block only, those of no length at its edges too', () => {
  const matches = findMatches('(?:)', 'g', LINES)
  const chunks = getBlocks(LINES, matches).flatMap((block) => getChunks(LINES, matches, block))
  expect(chunks.flatMap(({ match }) => match ?? [])).toEqual([...Array(LINES.length + 1).keys()])
})

test('the block of a place is found', () => {
  const blocks = [
    { start: 0, end: 4, isLines: true },
    { start: 4, end: 9, isLines: true },
  ]
  expect([0, 3, 4, 8, 9].map((place) => blockAt(blocks, place))).toEqual([0, 0, 1, 1, 1])
})
