import { expect, test } from 'vitest'
import { type LayerItem, layerText } from './layer-text.ts'

const item = (text: string, y: number, endsLine = false, x = 50): LayerItem => ({
  text,
  endsLine,
  x,
  y,
  width: 40,
  height: text.trim() === '' ? 0 : 10,
})

test('lines follow each other, and an empty line stands where the page leaves one', () => {
  const items = [
    item('A', 700),
    item(' ', 700),
    item('title', 700, true),
    item('First line', 670, true),
    item('second line', 658, true),
  ]
  expect(layerText(items)).toBe('A title\n\nFirst line\nsecond line')
})

test('the next column starts a paragraph', () => {
  expect(layerText([item('left', 100, true), item('right', 700, true, 300)])).toBe('left\n\nright')
})

test('a page of spaces has no text', () => {
  expect(layerText([item(' ', 700, true), item('', 690, true)])).toBe('')
})

test('letters and their diacritics are one character', () => {
  expect(layerText([item('u\u0308ber', 700, true)])).toBe('über')
})

// More than 1.8 times the height of the higher line, and any step up by more than a line.
test.each([
  ['18 points down', 682, '\n'],
  ['19 points down', 681, '\n\n'],
  ['10 points up', 710, '\n'],
  ['11 points up', 711, '\n\n'],
])('a line of 10 points %s', (_, y, between) => {
  expect(layerText([item('a', 700, true), item('b', y, true)])).toBe(`a${between}b`)
})

test('a line is as high as its highest item, and ends without spaces', () => {
  const high = { ...item('B', 700), height: 20 }
  expect(layerText([item('a', 700), high, item(' ', 700, true), item('c', 665, true)])).toBe('aB\nc')
})

test('preserves text above the first line, and an item without a line end', () => {
  expect(layerText([item(' ', 720, true), item('a', 700), item('b', 700)])).toBe('ab')
})
