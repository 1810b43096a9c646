import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { BASE64_READING, Base64Decoder, decodeBase64 } from './decode-base64.ts'
import { BASE64_WRITING, Base64Encoder, type Base64Writing, encodeBase64 } from './encode-base64.ts'

const ascii = (text: string) => new TextEncoder().encode(text)
const encode = (text: string, writing?: Partial<Base64Writing>) =>
  Buffer.from(encodeBase64(ascii(text), { ...BASE64_WRITING, ...writing })).toString()
const decode = (text: string, reading = BASE64_READING) =>
  Buffer.from(decodeBase64(ascii(text), reading)).toString()

/** RFC 4648 §10. */
const VECTORS = [
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
] as const

test.each(VECTORS)('%j is %j', (text, base64) => {
  expect(encode(text)).toBe(base64)
  expect(decode(base64)).toBe(text)
  expect(decode(base64, { strict: 'standard' })).toBe(text)
  expect(decode(base64.replaceAll('=', ''))).toBe(text)
})

test('round-trips every length, however it is split, and writes the same as Node', () => {
  const bytes = new Uint8Array(300).map((_, index) => (index * 167 + (index >> 3)) & 255)
  for (let length = 0; length <= bytes.length; length++) {
    const part = bytes.subarray(0, length)
    expect(Buffer.from(encodeBase64(part)).toString()).toBe(Buffer.from(part).toString('base64'))
    for (const cut of [1, 2, 3, 7, 64]) {
      const encoder = new Base64Encoder({ alphabet: 'url', pads: length % 2 === 0, lineWidth: 76 })
      const decoder = new Base64Decoder()
      const written = [...cuts(part, cut).map((chunk) => encoder.push(chunk)), encoder.end()]
      const text = Buffer.concat(written)
      expect(
        text
          .toString()
          .split('\r\n')
          .every((line, index, all) => line.length === 76 || index === all.length - 1),
      ).toBe(true)
      const read = [...cuts(text, cut).map((chunk) => decoder.push(chunk)), decoder.end()]
      expect(Buffer.concat(read).equals(Buffer.from(part))).toBe(true)
    }
  }
})

test.each([
  [{ alphabet: 'url' as const }, '-_8='],
  [{ alphabet: 'url' as const, pads: false }, '-_8'],
  [{ pads: false }, '+/8'],
])('%j writes %s', (writing, base64) => {
  const bytes = Uint8Array.of(0xfb, 0xff)
  expect(Buffer.from(encodeBase64(bytes, { ...BASE64_WRITING, ...writing })).toString()).toBe(base64)
  expect([...decodeBase64(ascii(base64))]).toEqual([0xfb, 0xff])
})

test.each([
  [64, 64],
  [76, 76],
  [76, 77],
  [76, 152],
])('lines of %i characters, of %i in all', (lineWidth, length) => {
  const bytes = new Uint8Array((length / 4) * 3)
  const lines = Buffer.from(encodeBase64(bytes, { ...BASE64_WRITING, lineWidth })).toString()
  expect(lines).toBe(
    Buffer.from(bytes)
      .toString('base64')
      .replace(new RegExp(`(.{${lineWidth}})(?=.)`, 'g'), '$1\r\n'),
  )
})

test.each([
  ['Zm 9v\r\nYm\tFy\n', 'foobar'],
  ['Zg', 'f'],
  ['Zh==', 'f'],
  ['Zm9vYg\n==\n', 'foob'],
])('%j is read as %j', (base64, text) => {
  expect(decode(base64)).toBe(text)
})

test.each([
  ['SGVs!', 'Unexpected “!” at position 5 (line 1 column 5)'],
  ['Zm9v\r\nYm\r\n\r\nFé', 'Unexpected “é” at position 14 (line 4 column 2)'],
  ['Zm9v\u0000', 'Unexpected U+0000 at position 5 (line 1 column 5)'],
  ['Z', 'The text ends too early, at position 1: its last character stands alone'],
  ['Zm9vY', 'The text ends too early, at position 5: its last character stands alone'],
  ['Zg=', 'The text ends too early, at position 3: one “=” is missing'],
  ['Z===', 'Unexpected “=” at position 2 (line 1 column 2): padding has no place here'],
  ['=', 'Unexpected “=” at position 1 (line 1 column 1): padding has no place here'],
  ['Zm9v=', 'Unexpected “=” at position 5 (line 1 column 5): padding has no place here'],
  ['Zg===', 'Unexpected “=” at position 5 (line 1 column 5): padding has no place here'],
  ['Zg==Zg==', 'Unexpected “Z” at position 5 (line 1 column 5): nothing may follow the padding'],
])('%j is refused: %s', (base64, detail) => {
  expect(() => decode(base64)).toThrow(`Invalid Base64 string: ${detail}`)
})

test.each([
  ['Zm9v\n', 'standard', 'Unexpected U+000A at position 5'],
  ['Zh==', 'standard', 'The last bits before position 4 are not zero'],
  ['Zh', 'url', 'The last bits before position 3 are not zero'],
  ['Zg', 'standard', 'its padding is missing'],
  ['-_8=', 'standard', 'Unexpected “-” at position 1'],
  ['+/8=', 'url', 'Unexpected “+” at position 1'],
] as const)('%j is refused where %s is read strictly: %s', (base64, strict, words) => {
  expect(() => decode(base64, { strict })).toThrow(words)
})

test('10 MB there and back are the same', () => {
  const bytes = new Uint8Array(10_000_000).map((_, index) => (index * 2654435761) >>> 24)
  expect(sha256(decodeBase64(encodeBase64(bytes)))).toBe(sha256(bytes))
})

function cuts(bytes: Uint8Array, length: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  )
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
