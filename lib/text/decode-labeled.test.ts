import { expect, test } from 'vitest'
import { decodeLabeled } from './decode-labeled.ts'

test.each([
  [[0xe9, 0x80], 'iso-8859-1', 'é€', 'windows-1252'],
  [[0xc3, 0xa9], undefined, 'é', 'utf-8'],
  [[0xc3, 0xa9], 'no-such-charset', 'é', 'utf-8'],
  [[0xff], 'utf-8', '\ufffd', 'utf-8'],
  [[0xef, 0xbb, 0xbf, 0x41], 'iso-8859-1', 'A', 'utf-8'],
  [[0xff, 0xfe, 0x41, 0x00], 'utf-8', 'A', 'utf-16le'],
  [[0xfe, 0xff, 0x00, 0x41], undefined, 'A', 'utf-16be'],
  [[0x93, 0xfa, 0x96, 0x7b], 'Shift_JIS', '日本', 'shift_jis'],
  [[0xcf, 0xf0], 'windows-1251', 'Пр', 'windows-1251'],
])('%j labeled %s is %j in %s', (bytes, label, text, charset) => {
  expect(decodeLabeled(Uint8Array.from(bytes), label)).toEqual({ text, charset })
})
