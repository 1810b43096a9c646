import { expect, test } from 'vitest'
import type { Inline, TextStyle } from '../../document/blocks.ts'
import { plainText, styledText } from './styled-text.ts'

const styled = (content: readonly Inline[], base: TextStyle = {}) =>
  styledText(content, base, {
    language: 'en',
    pageNumbers: { number: 4, count: 12, numbering: 'lower-roman' },
  })
const text = (words: string, style?: TextStyle): Inline => ({
  kind: 'text',
  text: words,
  ...(style ? { style } : {}),
})

test.each([
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\u2028b\u2029c\vd\fe\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['a\tb', 'a\tb'],
  ['a\0b\u001bc\u007fd', 'abcd'],
  ['e\u0301', '\u00e9'],
  ['a\ud800b', 'ab'],
  ['\u{1F600}', '\u{1F600}'],
  ['', '\u200b'],
])('%j is set as %j', (given, set) => {
  expect(styled([text(given)]).text).toBe(set)
})

test('breaks, images, note references and page numbers each count as one character', () => {
  const image: Inline = {
    kind: 'image',
    source: { kind: 'png', bytes: new Uint8Array() },
    width: 1,
    height: 1,
    alt: 'dot',
  }
  const note: Inline = { kind: 'note-mark', text: '7', note: [] }
  const { text: all, spans } = styled([
    text('a'),
    { kind: 'line-break' },
    image,
    note,
    { kind: 'page-field', shows: 'number' },
    { kind: 'page-field', shows: 'count' },
  ])
  expect(all).toBe('a\n\uFFFC7iv12')
  expect(spans.map(({ start, end }) => [start, end])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 6],
    [6, 8],
  ])
  expect([spans[2]?.image, spans[3]?.note, spans[0]?.image]).toEqual([image, note, undefined])
})

test('a style overrides its own properties and inherits the others', () => {
  const { spans } = styled([text('a', { size: 20, link: '#x', italic: true }), text(''), text('b')], {
    size: 8,
    color: '#123456',
    bold: true,
  })
  const common = {
    color: '#123456',
    font: 'sans',
    underline: false,
    strike: false,
    language: 'en',
    isCode: false,
  }
  expect(spans.map(({ style: { request, ...style } }) => [style, request.isBold, request.isItalic])).toEqual([
    [{ ...common, size: 20, link: '#x' }, true, true],
    [{ ...common, size: 8 }, true, false],
  ])
})

test.each([
  [{ code: true }, 'mono', 9.2],
  [{ code: true, size: 20 }, 'mono', 18.4],
  [{ code: true, font: 'mono' }, 'mono', 10],
  [{ font: 'mono' }, 'mono', 10],
] as const)('%o is set in %s at %d points', (style, font, size) => {
  const [span] = styled([text('a', style)]).spans
  expect([span?.style.font, span?.style.size]).toEqual([font, expect.closeTo(size, 9)])
})

test('in an outline what is not text is a space', () => {
  expect(plainText([text('a'), { kind: 'line-break' }, text('b')])).toBe('a b')
})
