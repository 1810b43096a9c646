import { expect, test } from 'vitest'
import { type FontFacts, type Operation, type PageSource, readPageObjects } from './read-page-objects.ts'

const FONT: FontFacts = {
  name: 'Helvetica',
  isMono: false,
  isSerif: false,
  bold: false,
  italic: false,
  isVertical: false,
  scale: 0.001,
}
const IMAGE = { kind: 'pixels', width: 1, height: 1, bytes: Uint8Array.of(0, 0, 0, 255) } as const

/** A page of 200 by 300 points, whose own units begin at its lower left edge. */
function marksOf(operations: readonly Operation[], font: Partial<FontFacts> = {}) {
  const source: PageSource = {
    viewport: [1, 0, 0, -1, 0, 300],
    width: 200,
    height: 300,
    operations,
    font: (id) => (id === 'F' ? { ...FONT, ...font } : undefined),
    image: (id) => (id === 'I' ? IMAGE : undefined),
    links: [],
  }
  return readPageObjects(source)
}
const op = (name: string, ...args: unknown[]): Operation => ({ name, args })
const glyphs = (text: string, width = 500) =>
  [...text].map((unicode) => ({ unicode, width, isSpace: unicode === ' ' }))
const show = (...parts: unknown[]) => op('showText', parts)
const begin = (size = 10) => [op('beginText'), op('setFont', 'F', size)]
const at = (x: number, y: number) => op('setTextMatrix', [1, 0, 0, 1, x, y])
const placesOf = (...operations: Operation[]) =>
  marksOf([...begin(), ...operations]).texts.map(({ text, x, y, width, size }) => [text, x, y, width, size])

test('text has the position of the page and the width of its glyphs', () => {
  expect(marksOf([...begin(), at(20, 100), show(...glyphs('ab'))]).texts).toEqual([
    {
      text: 'ab',
      x: 20,
      y: 200,
      width: 10,
      size: 10,
      look: { font: 'sans', bold: false, italic: false, color: '#000000' },
    },
  ])
})

test('the pen advances from text to text, and moves back by thousandths of the size', () => {
  expect(placesOf(at(20, 100), show(...glyphs('a')), show(...glyphs('b')))).toEqual([
    ['a', 20, 200, 5, 10],
    ['b', 25, 200, 5, 10],
  ])
  expect(placesOf(at(20, 100), show(-1000, ...glyphs('a')))).toEqual([['a', 30, 200, 5, 10]])
})

test.each([
  ['no gap', -102, ['ab']],
  ['a gap of a word', -103, ['a b']],
  ['the widest gap of a word', -1200, ['a b']],
  ['a gap of a column', -1201, ['a', 'b']],
])('between two letters is %s', (_, gap, texts) => {
  const found = placesOf(at(0, 100), show(...glyphs('a'), gap, ...glyphs('b')))
  expect(found.map(([text]) => text)).toEqual(texts)
})

test('a space that is written is not doubled by a gap', () => {
  expect(placesOf(at(0, 100), show(...glyphs('a '), -500, ...glyphs('b')))[0]?.[0]).toBe('a b')
  expect(placesOf(at(0, 100), show(...glyphs('a'), -500, ...glyphs(' b')))[0]?.[0]).toBe('a b')
})

test('letter spacing does not separate words', () => {
  const spaced = (...parts: unknown[]) => placesOf(op('setCharSpacing', 4), at(0, 100), show(...parts))
  expect(spaced(...glyphs('abc'))[0]?.[0]).toBe('abc')
  expect(spaced(...glyphs('ab'), -150, ...glyphs('c'))[0]?.[0]).toBe('ab c')
})

test('a space shown by itself ends the word before it, however narrow it is', () => {
  const words = placesOf(at(0, 100), show(...glyphs('a')), show(...glyphs(' ', 50)), show(...glyphs('b')))
  expect(words.map(([text]) => text)).toEqual(['a ', 'b'])
})

test('letter and word spacing widen text, in its scale', () => {
  const spaced = [op('setCharSpacing', 1), op('setWordSpacing', 3), at(0, 100), show(...glyphs('a b'))]
  expect(placesOf(...spaced)).toEqual([['a b', 0, 200, 21, 10]])
  expect(placesOf(op('setHScale', 50), ...spaced)).toEqual([['a b', 0, 200, 10.5, 10]])
  expect(placesOf(op('setHScale', 50), at(0, 100), show(-1000, ...glyphs('a')))).toEqual([
    ['a', 5, 200, 2.5, 10],
  ])
})

test('lines follow each other by the way that the page says', () => {
  expect(
    placesOf(
      op('moveText', 10, 250),
      show(...glyphs('a')),
      op('moveText', 5, -20),
      show(...glyphs('b')),
      op('setLeading', 12),
      op('nextLine'),
      show(...glyphs('c')),
      op('setLeadingMoveText', 0, -30),
      show(...glyphs('d')),
      op('nextLine'),
      show(...glyphs('e')),
    ).map(([text, x, y]) => [text, x, y]),
  ).toEqual([
    ['a', 10, 50],
    ['b', 15, 70],
    ['c', 15, 82],
    ['d', 15, 112],
    ['e', 15, 142],
  ])
})

test('a new text begins at the origin again; a raised one stands higher', () => {
  expect(placesOf(at(20, 100), op('beginText'), show(...glyphs('a')))).toEqual([['a', 0, 300, 5, 10]])
  expect(placesOf(at(20, 100), op('setTextRise', 4), show(...glyphs('a')))).toEqual([['a', 20, 196, 5, 10]])
})

test('restore and the end of a form XObject restore the saved state', () => {
  const red = op('setFillRGBColor', '#FF0000')
  const draw = [op('beginText'), show(...glyphs('a'))]
  const look = (...operations: Operation[]) =>
    marksOf([...begin(), ...operations, ...draw]).texts.map(({ x, y, size, look: { color } }) => [
      x,
      y,
      size,
      color,
    ])
  expect(look(op('save'), red, op('transform', 2, 0, 0, 2, 10, 20))).toEqual([[10, 280, 20, '#ff0000']])
  expect(look(op('save'), red, op('transform', 2, 0, 0, 2, 10, 20), op('restore'))).toEqual([
    [0, 300, 10, '#000000'],
  ])
  expect(look(op('paintFormXObjectBegin', [1, 0, 0, 1, 30, 40]), red)).toEqual([[30, 260, 10, '#ff0000']])
  expect(look(op('paintFormXObjectBegin', [1, 0, 0, 1, 30, 40]), red, op('paintFormXObjectEnd'))).toEqual([
    [0, 300, 10, '#000000'],
  ])
  expect(look(red, op('restore'))).toEqual([[0, 300, 10, '#ff0000']])
})

test('text of half a point or less, and of spaces only, is none', () => {
  expect(marksOf([...begin(0.5), at(0, 0), show(...glyphs('a'))]).texts).toEqual([])
  expect(marksOf([...begin(0.6), at(0, 0), show(...glyphs('a'))]).texts).toHaveLength(1)
  expect(placesOf(at(0, 100), show(...glyphs('  ')))).toEqual([])
})

test('ligatures become their letters, a private bullet becomes a bullet, other private characters are dropped', () => {
  expect(placesOf(at(0, 100), show(...glyphs('\uFB01x\uF0B7\uE000\u0007')))[0]?.[0]).toBe('fix•')
})

test.each([
  [{ name: 'Times-Roman' }, 'serif', false, false],
  [{ name: 'Courier' }, 'mono', false, false],
  [{ name: 'X', isMono: true, isSerif: true }, 'mono', false, false],
  [{ name: 'X', isSerif: true }, 'serif', false, false],
  [{ name: 'Open Sans-Serif' }, 'sans', false, false],
  [{ name: 'Arial-BoldItalic' }, 'sans', true, true],
  [{ name: 'X-Oblique' }, 'sans', false, true],
  [{ name: 'X-SemiBold' }, 'sans', true, false],
  [{ name: 'X', bold: true, italic: true }, 'sans', true, true],
])('a font %j looks %s, bold: %s, italic: %s', (facts, font, bold, italic) => {
  expect(marksOf([...begin(), show(...glyphs('a'))], facts).texts[0]?.look).toEqual({
    font,
    bold,
    italic,
    color: '#000000',
  })
})

const path = (kind: number, ...data: number[]) => op('constructPath', kind, [data])
const rectangle = (x: number, y: number, width: number, height: number) => [
  0,
  x,
  y,
  1,
  x + width,
  y,
  1,
  x + width,
  y + height,
  1,
  x,
  y + height,
  4,
]
const drawn = (...operations: Operation[]) => {
  const { lines, fills } = marksOf([
    op('setFillRGBColor', '#00ff00'),
    op('setStrokeRGBColor', '#0000ff'),
    ...operations,
  ])
  return [
    ...lines.map(({ x, y, toX, toY, color }) => `${color} ${x},${y} ${toX},${toY}`),
    ...fills.map(({ x, y, width, height, color }) => `${color} ${x},${y} ${width}x${height}`),
  ]
}

test.each([20, 21])('path operator %i draws lines', (kind) => {
  expect(drawn(path(kind, 0, 10, 100, 1, 60, 100))).toEqual(['#0000ff 10,200 60,200'])
})
test.each([22, 23])('path operator %i fills', (kind) => {
  expect(drawn(path(kind, ...rectangle(10, 100, 50, 20)))).toEqual(['#00ff00 10,180 50x20'])
})
test.each([24, 25, 26, 27])('path operator %i does both', (kind) => {
  expect(drawn(path(kind, ...rectangle(10, 100, 50, 20)))).toEqual([
    '#0000ff 10,200 60,200',
    '#0000ff 60,180 60,200',
    '#0000ff 10,180 60,180',
    '#0000ff 10,180 10,200',
    '#00ff00 10,180 50x20',
  ])
})

test.each([
  ['a path that paints nothing', path(28, ...rectangle(10, 100, 50, 20)), []],
  ['a thin rectangle: a line', path(22, ...rectangle(10, 100, 50, 2)), ['#00ff00 10,199 60,199']],
  ['a thin upright one: a line', path(22, ...rectangle(10, 100, 2, 50)), ['#00ff00 11,150 11,200']],
  [
    'one of two and a half points: a ground',
    path(22, ...rectangle(10, 100, 50, 2.5)),
    ['#00ff00 10,197.5 50x2.5'],
  ],
  ['a triangle: nothing', path(22, 0, 10, 100, 1, 60, 100, 1, 60, 150, 4), []],
  ['a slanted line: nothing', path(20, 0, 10, 100, 1, 60, 150), []],
  ['a line of three points: nothing', path(20, 0, 10, 100, 1, 13, 100), []],
  ['a line a little longer', path(20, 0, 10, 100, 1, 13.5, 100), ['#0000ff 10,200 13.5,200']],
  ['a curve: nothing', path(20, 0, 10, 100, 2, 20, 100, 30, 100, 60, 100), []],
  [
    'a line after a curve',
    path(20, 0, 0, 0, 2, 1, 1, 2, 2, 3, 3, 0, 10, 100, 1, 60, 100),
    ['#0000ff 10,200 60,200'],
  ],
  [
    'two lines',
    path(20, 0, 10, 100, 1, 60, 100, 0, 10, 80, 1, 60, 80),
    ['#0000ff 10,200 60,200', '#0000ff 10,220 60,220'],
  ],
  ['a line drawn backwards', path(20, 0, 60, 100, 1, 10, 100), ['#0000ff 10,200 60,200']],
])('of a path is seen: %s', (_, operation, expected) => {
  expect(drawn(operation)).toEqual(expected)
})

test('a picture fills the unit square; one of less than two points is none', () => {
  const images = (width: number, height: number, id = 'I') =>
    marksOf([op('transform', width, 0, 0, height, 10, 20), op('paintImageXObject', id)]).images
  expect(images(100, 50)).toEqual([{ x: 10, y: 230, width: 100, height: 50, source: IMAGE }])
  expect(images(2, 2)).toHaveLength(1)
  expect(images(1.9, 50)).toEqual([])
  expect(images(50, 1.9)).toEqual([])
  expect(images(100, 50, 'gone')).toEqual([])
})

test.each([
  ['a painted path', [path(22, 0, 10, 10, 1, 50, 90, 4)], true],
  ['a path that only clips', [path(28, 0, 10, 10, 1, 50, 90, 4)], false],
  ['a shading', [op('shadingFill', null)], true],
  ['a mask', [op('paintImageMaskXObject', {})], true],
  ['text', [...begin(), at(0, 100), show(...glyphs('a'))], false],
  ['nothing', [], false],
])('readPageObjects(): a page with %s has a drawing: %o', (_, operations, hasDrawing) => {
  expect(marksOf(operations).hasDrawing).toBe(hasDrawing)
})
