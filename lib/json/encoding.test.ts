import { expect, test } from 'vitest'
import { toResult } from '../result/result.ts'
import { decodeJsonFile } from './encoding.ts'

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle)
  return [...new Uint8Array(view.buffer)]
}
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

test.each([
  ['plain UTF-8', ascii('[1]'), '[1]'],
  ['a UTF-8 mark', [0xef, 0xbb, 0xbf, ...ascii('[1]')], '[1]'],
  ['UTF-16LE with a mark', [0xff, 0xfe, ...utf16('["é😀"]', true)], '["é😀"]'],
  ['UTF-16BE with a mark', [0xfe, 0xff, ...utf16('["é😀"]', false)], '["é😀"]'],
  ['UTF-16LE without a mark', utf16('{"a":1}', true), '{"a":1}'],
  ['UTF-16BE without a mark', utf16('{"a":1}', false), '{"a":1}'],
  [
    'the longest and shortest sequences',
    [...new TextEncoder().encode('"\u0080\u07ff\u0800\ud7ff\uffff\u{10000}\u{10ffff}"')],
    '"\u0080\u07ff\u0800\ud7ff\uffff\u{10000}\u{10ffff}"',
  ],
  ['nothing', [], ''],
])('reads %s', (_, bytes, text) => {
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(decodeJsonFile(new Uint8Array(bytes)))).toBe(
    text,
  )
})

test.each([
  ['a stray continuation', [0x22, 0x80, 0x22], 2],
  ['an overlong slash', [0x22, 0xc0, 0xaf, 0x22], 2],
  ['an overlong three', [0x22, 0x61, 0xe0, 0x80, 0x80, 0x22], 3],
  ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22], 2],
  ['beyond U+10FFFF', [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22], 2],
  ['a sequence cut off by the end', [0x22, 0xe2, 0x82], 2],
  ['Latin-1', [...ascii('["caf'), 0xe9, ...ascii('"]')], 6],
])('names the byte of %s', (_, bytes, position) => {
  expect(toResult(() => decodeJsonFile(new Uint8Array(bytes)))).toEqual({
    ok: false,
    problem: { message: `Invalid JSON: the file is not valid UTF-8 (byte ${position})`, detail: '' },
  })
})
