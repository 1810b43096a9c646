import { expect, test } from 'vitest'
import { newPasswordBytes, oldPasswordBytes } from './password-bytes.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['abc', [97, 98, 99]],
  ['€', [0xa0]],
  ['Ÿ–ł', [0x98, 0x85, 0x9b]],
  ['ﬁﬂ', [0x93, 0x94]],
  ['˜', [0x1f]],
  ['ä', [0xe4]],
  ['a\u0308', [0xe4]],
])('oldPasswordBytes(): encodes %s in PDFDocEncoding, else in UTF-8', (password, bytes) => {
  expect(oldPasswordBytes(password)).toEqual([Uint8Array.from(bytes), utf8(password)])
})

test('oldPasswordBytes(): encodes other scripts in UTF-8', () => {
  expect(oldPasswordBytes('пароль')).toEqual([utf8('пароль')])
})

// RFC 4013, 3, and its mappings.
test.each([
  ['I\u00adX', 'IX'],
  ['user', 'user'],
  ['USER', 'USER'],
  ['\u00aa', 'a'],
  ['\u2168', 'IX'],
  ['a\u00a0b\u3000c', 'a b c'],
  ['a\u200db\ufe0fc\ufeff', 'abc'],
  ['a\u0308', 'ä'],
])('newPasswordBytes(): prepares %j by SASLprep', (password, prepared) => {
  expect(newPasswordBytes(password)).toEqual(utf8(prepared))
})
