import { expect, test } from 'vitest'
import { length, rgb, utf16Hex } from './numbers.ts'
import { pathOperators } from './page-content.ts'

// SVG 2, 9.3, as PDF 32000-1, 8.5.2 writes it: a quadratic curve has its handles at two thirds of the way.
test.each([
  ['M 10 20 L 30.5 40 Z', ['10 20 m', '30.5 40 l', 'h']],
  ['M1,2,3,4', ['1 2 m', '3 4 l']],
  ['M0 0H5V7', ['0 0 m', '5 0 l', '5 7 l']],
  ['M0 0H5 6', ['0 0 m', '5 0 l', '6 0 l']],
  ['M0 0C1 2 3 4 5 6L7 8', ['0 0 m', '1 2 3 4 5 6 c', '7 8 l']],
  ['M0 0Q3 6 6 0', ['0 0 m', '2 4 4 4 6 0 c']],
  ['M1 1Q1 4 4 4H9', ['1 1 m', '1 3 2 4 4 4 c', '9 4 l']],
  ['M-.5 1e1L+2-3', ['-0.5 10 m', '2 -3 l']],
  ['M1 2 L3', ['1 2 m']],
  ['', []],
])('the path "%s" is drawn by %j', (path, operators) => {
  expect(pathOperators(path)).toBe(operators.map((line) => `${line}\n`).join(''))
})

test.each(['M0 0A1 1 0 0 0 2 2', 'm0 0', 'M0 0z'])('the path "%s" is refused', (path) => {
  expect(() => pathOperators(path)).toThrow(SyntaxError)
})

test.each([
  [1, '1'],
  [100, '100'],
  [0.1 + 0.2, '0.3'],
  [12.3456, '12.346'],
  [-0.0004, '0'],
  [-0.001, '-0.001'],
])('the length %d is written %s', (value, text) => {
  expect(length(value)).toBe(text)
})

test.each([
  ['#000000', '0 0 0'],
  ['#ff8000', '1 0.502 0'],
  ['#0a141e', '0.039 0.078 0.118'],
])('the color %s is %s in PDF', (color, parts) => {
  expect(rgb(color)).toBe(parts)
})

test('text in hexadecimal is UTF-16, as the example of ISO 10646 has it', () => {
  expect(utf16Hex('A€𐐷')).toBe('004120ACD801DC37')
})
