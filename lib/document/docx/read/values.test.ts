import { expect, test } from 'vitest'
import { readXml } from '../../../markup/read-xml.ts'
import { emuPoints, getColor, isOn, points } from './values.ts'

// ECMA-376, 17.18.68 (twentieths of a point) and 22.9.2.15 (a number with its unit).
test.each([
  ['240', 12],
  ['-30', -1.5],
  ['12pt', 12],
  ['1in', 72],
  ['2.54cm', 72],
  ['25.4mm', 72],
  ['2pc', 24],
  ['2pi', 24],
  ['-1in', -72],
  ['200000', 10_000],
  ['200020', 10_000],
  ['-300000', -10_000],
])('a length of %s is %d points', (text, length) => {
  expect(points(text)).toBeCloseTo(length, 10)
})

test.each(['', 'auto', '12px', 'pt', '1in 2'])('points(): rejects "%s"', (text) => {
  expect(points(text)).toBeUndefined()
})

// ECMA-376, 20.1.2.1: 914,400 EMU are an inch.
test.each([
  ['914400', 72],
  ['12700', 1],
  ['-6350', -0.5],
  ['x', 0],
  [undefined, 0],
])('%s EMU are %d points', (text, length) => {
  expect(emuPoints(text)).toBe(length)
})

// ECMA-376, 17.17.4 and 22.9.2.7.
test.each([
  ['<r><b/></r>', true],
  ['<r><b w:val="1"/></r>', true],
  ['<r><b w:val="true"/></r>', true],
  ['<r><b w:val="on"/></r>', true],
  ['<r><b w:val="0"/></r>', false],
  ['<r><b w:val="false"/></r>', false],
  ['<r><b w:val="off"/></r>', false],
  ['<r/>', undefined],
])('of %s it is %s that the property is on', (xml, on) => {
  expect(isOn(readXml(xml), 'b')).toBe(on)
})

test.each([
  ['4F81BD', '#4f81bd'],
  ['auto', undefined],
  ['#ffffff', undefined],
  ['fff', undefined],
])('the color %s is %s', (text, color) => {
  expect(getColor(text)).toBe(color)
})
