import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { readTxt } from './read-txt.ts'

function linesOf(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) =>
    block.kind === 'paragraph'
      ? block.content.map((inline) => (inline.kind === 'text' ? inline.text : inline.kind)).join('')
      : block.kind,
  )
}

test('lines are paragraphs with their spaces, form feeds are page breaks', () => {
  const bytes = new TextEncoder().encode('one\r\n  two  three\r\n\r\nfour\fnext page\n')
  expect(linesOf(readTxt(bytes, 'a.txt', 'a4').document.blocks)).toEqual([
    'one',
    '  two  three',
    '',
    'four',
    'page-break',
    'next page',
  ])
})

test.each([
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['Windows-1252', [0xe9, 0x80], 'é€'],
])('%s is read as what it is', (_, bytes, text) => {
  expect(linesOf(readTxt(Uint8Array.from(bytes), 'a.txt', 'a4').document.blocks)).toEqual([text])
})

test('text in columns is set in a monospaced font', () => {
  const bytes = new TextEncoder().encode('name    amount\napple    3\npear     4\n')
  expect(readTxt(bytes, 'a.txt', 'a4').document.style?.font).toBe('mono')
})

test.each([
  ['one line of four in columns', 'a    b\nc\nd\ne\n', 'carlito'],
  ['more than one of four', 'a    b\nc\nd\n', 'mono'],
  ['gaps of two spaces', 'a  b\nc  d\n', 'carlito'],
  ['gaps of three spaces', 'a   b\nc   d\n', 'mono'],
  ['tabs', 'a\tb\n', 'mono'],
  ['drawn lines', '+---+\n', 'mono'],
  ['empty lines between', 'a    b\n\n\n\n\nc\n', 'mono'],
])('text with %s is set in %s', (_, text, font) => {
  expect(readTxt(new TextEncoder().encode(text), 'a.txt', 'a4').document.style?.font).toBe(font)
})

test.each([
  ['an empty line at its beginning', '\na', ['', 'a']],
  ['lines of old', 'a\rb', ['a', 'b']],
  ['two line ends at its end', 'a\n\n', ['a', '']],
  ['a page that begins on a line of its own', 'a\n\f\nb', ['a', '', 'page-break', 'b']],
])('text with %s is read line by line', (_, text, lines) => {
  expect(linesOf(readTxt(new TextEncoder().encode(text), 'a.txt', 'a4').document.blocks)).toEqual(lines)
})
