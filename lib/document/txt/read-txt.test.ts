import { expect, test } from 'vitest'
import type { Block } from '../blocks.ts'
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

test('a text in columns is set in letters of one width', () => {
  const bytes = new TextEncoder().encode('name    amount\napple    3\npear     4\n')
  expect(readTxt(bytes, 'a.txt', 'a4').document.style?.font).toBe('mono')
})
