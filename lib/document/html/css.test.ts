import { expect, test } from 'vitest'
import {
  cssAlignment,
  cssBorder,
  cssColor,
  cssLength,
  cssTextStyle,
  declarations,
  getBorders,
} from './css.ts'

// CSS Color 4, 6.1.
const NAMED = `
  black 000000, silver c0c0c0, gray 808080, grey 808080, white ffffff, maroon 800000, red ff0000,
  purple 800080, fuchsia ff00ff, magenta ff00ff, green 008000, lime 00ff00, olive 808000,
  yellow ffff00, navy 000080, blue 0000ff, teal 008080, aqua 00ffff, cyan 00ffff, orange ffa500,
  pink ffc0cb, brown a52a2a, gold ffd700, indigo 4b0082, violet ee82ee, crimson dc143c, coral ff7f50,
  tomato ff6347, salmon fa8072, khaki f0e68c, darkblue 00008b, darkgreen 006400, darkred 8b0000,
  lightgray d3d3d3, lightgrey d3d3d3, darkgray a9a9a9, darkgrey a9a9a9, lightblue add8e6,
  lightgreen 90ee90, lightyellow ffffe0, whitesmoke f5f5f5, steelblue 4682b4, royalblue 4169e1,
  dimgray 696969, slategray 708090, beige f5f5dc, ivory fffff0, lavender e6e6fa, turquoise 40e0d0,
  skyblue 87ceeb
`
test.each(NAMED.trim().split(/,\s+/))('%s', (pair) => {
  const [name, color] = pair.split(' ')
  expect(cssColor(name)).toBe(`#${color}`)
})

// CSS Color 4, 5.2, 5.1 and 7.1, on white paper.
test.each([
  ['#F0c', '#ff00cc'],
  ['#f0c8', '#ff77e4'],
  ['#12aBfE', '#12abfe'],
  ['#ff000080', '#ff7f7f'],
  ['#ff0000ff', '#ff0000'],
  ['#0000', undefined],
  ['#00000000', undefined],
  ['#12345', undefined],
  ['#1234567', undefined],
  ['rgb(1, 2, 3)', '#010203'],
  ['rgb(100% 50% 0%)', '#ff8000'],
  ['rgb(300 -5 0)', '#ff0000'],
  ['rgb(0 0 0 / 50%)', '#808080'],
  ['rgba(0, 0, 0, 0)', undefined],
  ['rgb(1, 2)', undefined],
  ['hsl(0 100% 50%)', '#ff0000'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(240deg 100% 50%)', '#0000ff'],
  ['hsl(60 100% 50%)', '#ffff00'],
  ['hsl(-60 100% 50%)', '#ff00ff'],
  ['hsl(30 0% 50%)', '#808080'],
  ['hsla(0, 0%, 0%, 0.5)', '#808080'],
  ['transparent', undefined],
  [undefined, undefined],
])('the color %s is %s', (text, color) => {
  expect(cssColor(text)).toBe(color)
})

// CSS Values 4, 6.2: 96 px are an inch, 72 points too.
test.each([
  ['16px', 12],
  ['16', 12],
  ['12pt', 12],
  ['1in', 72],
  ['2.54cm', 72],
  ['25.4mm', 72],
  ['2pc', 24],
  ['2em', 20],
  ['2rem', 20],
  ['2ex', 10],
  ['2ch', 10],
  ['25%', 50],
  ['-4px', -3],
  ['100000px', 5000],
])('a length of %s is %d points', (text, points) => {
  expect(cssLength(text, 10, 200)).toBeCloseTo(points, 10)
})

test.each(['auto', '', '12 px', '1vw', undefined])('cssLength(): rejects "%s"', (text) => {
  expect(cssLength(text, 10, 200)).toBeUndefined()
})

test.each([
  ['font-weight: bold', { bold: true }],
  ['font-weight: bolder', { bold: true }],
  ['font-weight: 600', { bold: true }],
  ['font-weight: 599', { bold: false }],
  ['font-weight: normal', { bold: false }],
  ['font-style: oblique', { italic: true }],
  ['font-style: normal', { italic: false }],
  ['text-decoration: underline line-through', { underline: true, strike: true }],
  ['text-decoration-line: underline', { underline: true }],
  ['text-decoration: none', { underline: false }],
  ['font-size: 20px', { size: 15 }],
  ['font-size: 150%', { size: 15 }],
  ['font-size: 1000pt', { size: 200 }],
  ['font-size: 2pt', {}],
  ['font-size: medium', { size: 11 }],
  ['vertical-align: super', { script: 'super' }],
  ['vertical-align: sub', { script: 'sub' }],
  ['vertical-align: top', {}],
  ['font-family: Consolas, serif', { font: 'mono' }],
  ['font-family: "Courier New"', { font: 'mono' }],
  ['font-family: monospace', { font: 'mono' }],
  ['font-family: Arial', {}],
  ['background: yellow', { highlight: '#ffff00' }],
  ['background-color: white', {}],
  ['COLOR: Red !important', { color: '#ff0000' }],
  ['background: url(data:image/png;base64,x); color: red', { color: '#ff0000' }],
])('%s is the style %j', (style, expected) => {
  expect(cssTextStyle(declarations(style), { size: 10 })).toEqual(expected)
})

test('sizes with a name grow from one to the next', () => {
  const names = ['xx-small', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large']
  const sizes = names.map((name) => cssTextStyle(declarations(`font-size: ${name}`), {}).size ?? 0)
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  expect(new Set(sizes).size).toBe(names.length)
})

test.each([
  ['1px solid #ccc', { width: 0.75, color: '#cccccc' }],
  ['red dashed 2pt', { width: 2, color: '#ff0000', style: 'dashed' }],
  ['dotted', { width: 0.75, color: '#000000', style: 'dotted' }],
  ['3px double rgb(0, 0, 255)', { width: 2.25, color: '#0000ff' }],
  ['40px solid', { width: 12, color: '#000000' }],
  ['0 solid', undefined],
  ['1px none', undefined],
  ['hidden', undefined],
  ['1px', undefined],
  [undefined, undefined],
])('a border of %s is %j', (text, border) => {
  expect(cssBorder(text)).toEqual(border)
})

test('a side has its own border, or none, before that of all', () => {
  const line = { width: 0.75, color: '#000000' }
  expect(getBorders(declarations('border: 1px solid; border-left: none; border-top: 2pt solid'))).toEqual({
    top: { width: 2, color: '#000000' },
    right: line,
    bottom: line,
  })
  expect(getBorders(declarations('color: red'))).toBeUndefined()
})

test.each(['left', 'right', 'center', 'justify', 'start', 'end'])('text is aligned %s', (align) => {
  expect(cssAlignment(` ${align.toUpperCase()} `)).toBe(align)
})
