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

test('the next column begins a paragraph', () => {
  expect(layerText([item('left', 100, true), item('right', 700, true, 300)])).toBe('left\n\nright')
})

test('a page of spaces has no text', () => {
  expect(layerText([item(' ', 700, true), item('', 690, true)])).toBe('')
})

test('letters and their marks are one character', () => {
  expect(layerText([item('u\u0308ber', 700, true)])).toBe('über')
})
