import { expect, test } from 'vitest'
import type { Direction, TextStyle } from '../../document/blocks.ts'
import { testEngine } from '../engine.fixture.ts'
import { collectFontRequests } from './itemize.ts'
import { breakLines, breakOpportunities, getWidths } from './lines.ts'
import { placeLine } from './position-line.ts'
import { shapeText } from './shaped-text.ts'
import { styledText } from './styled-text.ts'

const engine = testEngine()

async function shaped(text: string, direction: Direction = 'ltr', style: TextStyle = { size: 10 }) {
  const { fonts } = await engine
  const styled = styledText([{ kind: 'text', text }], style, {
    language: 'en',
    pageNumbers: { number: 1, count: 1 },
  })
  const requests = new Map()
  collectFontRequests(styled, requests)
  await fonts.prepare(requests)
  return shapeText(styled, direction, fonts)
}

async function linesOf(text: string, width: number, direction: Direction = 'ltr') {
  const own = await shaped(text, direction)
  return breakLines(own, 'en', () => width).map(({ start, contentEnd }) => own.text.slice(start, contentEnd))
}

test('a line ends before the word that does not fit, and spaces hang over', async () => {
  expect(await linesOf('The quick brown fox jumps over the lazy dog', 110)).toEqual([
    'The quick brown fox',
    'jumps over the lazy',
    'dog',
  ])
})

test('a line that just fits its own width is not broken', async () => {
  const own = await shaped('Amount due in full')
  expect(breakLines(own, 'en', () => getWidths(own, 'en').maxContent)).toHaveLength(1)
})

test('the least width is that of the longest word', async () => {
  const { minContent } = getWidths(await shaped('an extraordinarily short line'), 'en')
  expect(minContent).toBeCloseTo(getWidths(await shaped('extraordinarily'), 'en').maxContent, 6)
})

test('a word that is longer than a line is parted between its letters', async () => {
  const lines = await linesOf('Donaudampfschifffahrtsgesellschaft', 60)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaft')
})

test.each([
  ['line breaks end lines, empty ones stay', 'a\n\nb', ['a', '', 'b']],
  ['a break at the end begins one more line', 'a\n', ['a', '']],
  ['Windows and old Mac ends are line breaks as well', 'a\r\nb\rc', ['a', 'b', 'c']],
])('%s', async (_, text, expected) => {
  expect(await linesOf(text, 500)).toEqual(expected)
})

test('a soft hyphen is drawn only where a line ends with it', async () => {
  const own = await shaped('Rechnungs\u00ADempfänger')
  const [first, second] = breakLines(own, 'de', () => 60)
  if (!first || !second) throw new Error('It was not broken')
  expect(placeLine(own, first, 60, 'start').runs.map(({ text }) => text)).toEqual(['Rechnungs\u00AD', '-'])
  const [whole] = breakLines(own, 'de', () => 500)
  if (!whole) throw new Error('There is no line')
  expect(placeLine(own, whole, 500, 'start').runs.map(({ text }) => text)).toEqual([
    'Rechnungs\u00ADempfänger',
  ])
})

test.each([
  ['start', 'ltr', 0],
  ['end', 'ltr', 1],
  ['center', 'ltr', 0.5],
  ['start', 'rtl', 1],
  ['end', 'rtl', 0],
  ['left', 'rtl', 0],
  ['right', 'ltr', 1],
] as const)(
  'a line aligned to its %s, %s, has that share of the free room before it',
  async (align, direction, share) => {
    const own = await shaped('abc', direction)
    const [line] = breakLines(own, 'en', () => 100)
    if (!line) throw new Error('There is no line')
    const [run] = placeLine(own, line, 100, align).runs
    expect(run?.x).toBeCloseTo((100 - getWidths(own, 'en').maxContent) * share, 6)
  },
)

test('a justified line reaches both sides, the last one does not', async () => {
  const own = await shaped('The quick brown fox jumps over the lazy dog')
  const [first, , last] = breakLines(own, 'en', () => 110)
  if (!first || !last) throw new Error('There are not three lines')
  const reach = (line: typeof first) => {
    const seen = placeLine(own, line, 110, 'justify').runs.filter(({ text }) => text !== ' ')
    return Math.max(...seen.map(({ x, width }) => x + width))
  }
  expect(reach(first)).toBeCloseTo(110, 6)
  expect(reach(last)).toBeLessThan(30)
})

test('right-to-left words are in visual order, numbers within them left-to-right', async () => {
  const own = await shaped('שלום 123 עולם', 'rtl')
  const [line] = breakLines(own, 'he', () => 300)
  if (!line) throw new Error('There is no line')
  const seen = placeLine(own, line, 300, 'start').runs.map(({ text }) => text.trim())
  expect(seen.filter((text) => text !== '')).toEqual(['עולם', '123', 'שלום'])
})

test('a line of a long paragraph has the glyphs of the line alone', async () => {
  const own = await shaped('مرحبا بالعالم فاتورة رقم عمل التصميم', 'rtl')
  for (const line of breakLines(own, 'ar', () => 60)) {
    const text = own.text.slice(line.start, line.contentEnd)
    const alone = await shaped(text, 'rtl')
    const [only] = breakLines(alone, 'ar', () => 500)
    if (!only) throw new Error('There is no line')
    const glyphs = (one: ReturnType<typeof placeLine>) =>
      one.runs
        .filter((run) => run.text !== ' ')
        .flatMap((run) => run.glyphs.map(({ glyph, cluster }) => [glyph, cluster]))
    expect(glyphs(placeLine(own, line, 60, 'start'))).toEqual(glyphs(placeLine(alone, only, 500, 'start')))
  }
})

test.each([
  ['Latin breaks at spaces and hyphens', 'well-known fact', ['well-', 'known ', 'fact']],
  ['an address breaks after its slashes', 'https://example.com/a/b', ['https://', 'example.com/', 'a/', 'b']],
  ['Japanese breaks between characters, never before a full stop', '日本。', ['日', '本。']],
  ['Thai breaks between words', 'ภาษาไทย', ['ภาษา', 'ไทย']],
  ['Thai behind other words, too', 'in Thai: ภาษาไทย', ['in ', 'Thai: ', 'ภาษา', 'ไทย']],
  ['a space that must not break does not', 'EUR\u00A05', ['EUR\u00A05']],
])('%s', (_, text, expected) => {
  const ends = [...breakOpportunities(text, 'en').map(({ position }) => position), text.length]
  expect(ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))).toEqual(expected)
})
