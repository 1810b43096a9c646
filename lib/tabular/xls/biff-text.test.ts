import { expect, test } from 'vitest'
import { getDecoder, WideTextReader } from './biff-text.ts'

function reader(...chunks: string[]): WideTextReader {
  const [data = new DataView(new ArrayBuffer(0)), ...more] = chunks.map((digits) => {
    const { buffer, byteOffset, byteLength } = Buffer.from(digits.replaceAll(' ', ''), 'hex')
    return new DataView(buffer, byteOffset, byteLength)
  })
  return new WideTextReader({ kind: 0, data, more }, 0)
}

test('a continued string declares its character width again', () => {
  const texts = reader('0500 00 4142', '01 1304 1404 4500', '0100 00 5a')
  expect(texts.text(2)).toBe('ABГДE')
  expect(texts.text(2)).toBe('Z')
})

test('skips fonts and pronunciation after a string, also in the next record', () => {
  const texts = reader('0200 0d 0100 03000000 41004200 0000', '0500 aabbcc 01 00 59')
  expect(texts.text(2)).toBe('AB')
  expect(texts.text(1)).toBe('Y')
})

test('rejects a truncated string', () => {
  expect(() => reader('0500 00 4142').text(2)).toThrow(RangeError)
  expect(() => reader('0100 01 41').text(2)).toThrow(RangeError)
})

test.each([
  [1251, 'c2eb', 'Вл'],
  [932, '93fa', '日'],
  [10_000, '8a', 'ä'],
  [1200, 'eb00', 'ë'],
  [9_999, 'eb', 'ë'],
])('code page %i', (codePage, digits, text) => {
  expect(getDecoder(codePage).decode(Buffer.from(digits, 'hex'))).toBe(text)
})
