import { expect, test } from 'vitest'
import { bytesToText, decodeText, encodeText, textToBytes } from './objects.ts'
import { NEEDS_PASSWORD, PdfOpenError, wantsPassword, wrongPassword } from './open-problem.ts'

// ISO 32000-1, 7.9.2.2, and 7.9.2.2.1 of ISO 32000-2: a BOM, then UTF-16BE or UTF-8.
test.each([
  ['Plan', 'Plan'],
  ['', ''],
  ['~ }', '~ }'],
  ['B\u00fcro', '\xfe\xff\0B\0\xfc\0r\0o'],
  ['\u20ac', '\xfe\xff\x20\xac'],
  ['\u{1F600}', '\xfe\xff\xd8\x3d\xde\x00'],
  ['a\tb', '\xfe\xff\0a\0\t\0b'],
])('the text %j is written as %j and read again', (text, bytes) => {
  expect(encodeText(text).bytes).toBe(bytes)
  expect(decodeText(bytes)).toBe(text)
})

test('decodeText(): reads UTF-8 and Latin letters', () => {
  expect(decodeText('\xef\xbb\xbfB\xc3\xbcro')).toBe('Büro')
  expect(decodeText('B\xfcro')).toBe('Büro')
})

test('bytes of any length and value round-trip', () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, at) => at % 251)
  expect(textToBytes(bytesToText(bytes))).toEqual(bytes)
})

test.each([
  [NEEDS_PASSWORD, true],
  ['This PDF is protected by a password.', true],
  [wrongPassword('plan.pdf'), true],
  ['Wrong password for plan.pdf', true],
  ['plan.pdf: it is damaged beyond repair', false],
])('of "%s" a password helps: %s', (message, helps) => {
  expect(wantsPassword({ message, detail: '' })).toBe(helps)
})

test('a file that does not open says why', () => {
  const { name, message, problem } = new PdfOpenError('damaged')
  expect([name, message, problem]).toEqual(['PdfOpenError', 'damaged', 'damaged'])
})
