import { expect, test } from 'vitest'
import { CHARSETS, type Charset, decodeText, encodeText } from './charset.ts'

test.each<[string, Charset, number[]]>([
  ['é€', 'utf-8', [0xc3, 0xa9, 0xe2, 0x82, 0xac]],
  ['\uFEFFa', 'utf-8', [0xef, 0xbb, 0xbf, 0x61]],
  ['a🙂', 'utf-16le', [0x61, 0, 0x3d, 0xd8, 0x42, 0xde]],
  ['é\u0080', 'iso-8859-1', [0xe9, 0x80]],
  ['é€\u0081', 'windows-1252', [0xe9, 0x80, 0x81]],
  ['\0\r\n', 'windows-1252', [0, 13, 10]],
])('%j in %s', (text, charset, bytes) => {
  expect([...encodeText(text, charset)]).toEqual(bytes)
  expect(decodeText(Uint8Array.from(bytes), charset)).toBe(text)
})

test.each<[string, Charset, string]>([
  ['ab\ud800', 'utf-8', 'Half of a character at position 3'],
  ['a€', 'iso-8859-1', '“€” at position 2 does not exist in ISO-8859-1'],
  ['🙂', 'windows-1252', '“🙂” at position 1 does not exist in Windows-1252'],
])('%j has no bytes in %s', (text, charset, detail) => {
  expect(() => encodeText(text, charset)).toThrow(`Encoding error: ${detail}`)
})

test('decodeText(): returns undefined for invalid bytes', () => {
  expect(decodeText(Uint8Array.of(0xff), 'utf-8')).toBeUndefined()
  expect(decodeText(Uint8Array.of(0xc3), 'utf-8')).toBeUndefined()
  expect(decodeText(Uint8Array.of(0x61), 'utf-16le')).toBeUndefined()
  expect(decodeText(Uint8Array.of(0xff), 'iso-8859-1')).toBe('ÿ')
})

test.each(CHARSETS)('$label preserves the characters that it can encode', ({ value }) => {
  const text = 'Zoë\r\n\0\t÷'
  expect(decodeText(encodeText(text, value), value)).toBe(text)
})
