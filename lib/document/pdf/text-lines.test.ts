import { expect, test } from 'vitest'
import type { LinkAnnotation, TextObject } from './page-objects.ts'
import { type Span, textLines, visualToLogical } from './text-lines.ts'

const LOOK = { font: 'sans', bold: false, italic: false, color: '#000000' } as const
/** Letters of half their size in width. */
const mark = (text: string, x: number, y: number, more: Partial<TextObject> = {}): TextObject => {
  const size = more.size ?? 10
  return { text, x, y, size, width: text.length * size * 0.5, look: LOOK, ...more }
}
const textsOf = (...marks: TextObject[]) => textLines(marks, []).map(({ text }) => text)

test('lines are ordered from top to bottom, and their text from left to right', () => {
  expect(textsOf(mark('d', 60, 120), mark('b', 60, 100), mark('c', 50, 120), mark('a', 50, 100))).toEqual([
    'a b',
    'c d',
  ])
})

test.each([
  ['on one baseline', 100, ['a b']],
  ['up to 0.35 of its size below', 103.5, ['a b']],
  ['further below', 103.6, ['a', 'b']],
])('text %s is on the same line or not', (_, y, expected) => {
  expect(textsOf(mark('a', 50, 100), mark('b', 60, y))).toEqual(expected)
})

test.each([
  ['touches', 55, ['ab']],
  ['is 1 point away', 56, ['ab']],
  ['is a little further', 56.1, ['a b']],
  ['is less than 1.6 letters away', 70.9, ['a b']],
  ['is 1.6 letters away, as in another column', 71, ['a', 'b']],
])('text that %s is separated accordingly from the previous one', (_, x, expected) => {
  expect(textsOf(mark('a', 50, 100), mark('b', x, 100))).toEqual(expected)
})

test('textLines(): objects above each other stay apart next to one between their baselines', () => {
  const found = textsOf(mark('a', 50, 100), mark('b', 60, 103), mark('c', 50, 106))
  expect(found).toEqual(['a b', 'c'])
})

test('a space that is there already is not doubled', () => {
  expect(textsOf(mark('a ', 50, 100), mark('b', 63, 100))).toEqual(['a b'])
  expect(textsOf(mark('a', 50, 100), mark(' b', 60, 100))).toEqual(['a b'])
})

test('a line has the place and the size of its largest part', () => {
  expect(textLines([mark('main text', 50, 100, { size: 12 }), mark('2', 104, 96, { size: 7 })], [])).toEqual([
    {
      x: 50,
      toX: 107.5,
      y: 100,
      size: 12,
      text: 'main text2',
      isFromRight: false,
      spans: [
        { text: 'main text', look: LOOK, size: 12 },
        { text: '2', look: LOOK, size: 12, script: 'super' },
      ],
    },
  ])
})

test.each([
  ['small and raised', 7, 98, 'super'],
  ['small and lowered', 7, 101, 'sub'],
  ['small on the line', 7, 100, undefined],
  ['small and hardly raised', 7, 99, undefined],
  ['small and hardly lowered', 7, 100.4, undefined],
  ['large and raised', 9, 98, undefined],
])('a character that is %s is super- or subscript accordingly', (_, size, y, script) => {
  const [line] = textLines([mark('main text', 50, 100), mark('2', 95, y, { size })], [])
  expect(line?.spans.at(-1)?.script).toBe(script)
})

test.each([
  ['weight', { look: { ...LOOK, bold: true } }],
  ['slant', { look: { ...LOOK, italic: true } }],
  ['color', { look: { ...LOOK, color: '#ff0000' } }],
  ['font', { look: { ...LOOK, font: 'mono' as const } }],
  ['size', { size: 10.3 }],
])('text with another %s is a separate span', (_, more) => {
  const [line] = textLines([mark('a', 50, 100), mark('b', 55, 100, more)], [])
  expect(line?.spans.map(({ text }) => text)).toEqual(['a', 'b'])
})

test('text of the same style is one span, a space between others belongs to the first', () => {
  const [same] = textLines([mark('a', 50, 100), mark('b', 60, 100, { size: 10.2 })], [])
  expect(same?.spans).toEqual([{ text: 'a b', look: LOOK, size: 10 }])
  const [other] = textLines([mark('a', 50, 100), mark('b', 60, 100, { look: { ...LOOK, bold: true } })], [])
  expect(other?.spans.map(({ text }) => text)).toEqual(['a ', 'b'])
})

test('text whose middle is in the area of a link is linked', () => {
  const link: LinkAnnotation = { x: 60, y: 90, width: 20, height: 12, target: 'https://a.b' }
  const [line] = textLines([mark('aa', 50, 100), mark('bb', 60, 100), mark('c', 79, 100)], [link])
  expect(line?.spans.map(({ text, link: target }) => [text, target])).toEqual([
    ['aa', undefined],
    ['bb ', 'https://a.b'],
    ['c', undefined],
  ])
})

test.each([
  ['abc שלום', true],
  ['abcd שלום', false],
  ['12 של', true],
  ['12', false],
])('the line %s is read from the right: %s', (text, isFromRight) => {
  expect(textLines([mark(text, 50, 100)], [])[0]?.isFromRight).toBe(isFromRight)
})

const span = (text: string) => ({ text }) as Span
const read = (...texts: string[]) => visualToLogical(texts.map(span)).map(({ text }) => text)

// BidiMirroring.txt of Unicode.
test.each(['()', '[]', '{}', '<>', '«»'])(
  'in a line from the right %s open and close the other way',
  (pair) => {
    const [open = '', close = ''] = pair
    expect(read(`${open}גב${close}א`)).toEqual([`א${open}בג${close}`])
  },
)

test('letters are turned round, numbers and Latin words are not', () => {
  expect(read('םולש')).toEqual(['שלום'])
  expect(read('ב 12.5 א')).toEqual(['א 12.5 ב'])
  expect(read('ב a.b@c-d א')).toEqual(['א a.b@c-d ב'])
  expect(read('ב two words א')).toEqual(['א two words ב'])
  expect(read('بت 7')).toEqual(['7 تب'])
})

test('a combining character remains on its letter, and the rightmost text is first', () => {
  expect(read('בּא', 'ד')).toEqual(['ד', 'אבּ'])
})
