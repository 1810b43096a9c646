import { expect, test } from 'vitest'
import { dataBits, getBlocks, getCodewords } from './capacity.ts'
import { dataCodewords, interleave } from './codewords.ts'
import { encodeQr } from './encode-qr.ts'
import { LEVELS } from './modes.ts'
import { getCapacity, planSymbol } from './plan-symbol.ts'
import { getCorrection } from './reed-solomon.ts'
import { cutSegments } from './segments.ts'
import { formatBits, versionBits } from './symbol.ts'

const hex = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')

test('the codewords of the standard’s example, 01234567 as version 1-M, are those of annex I', () => {
  const plan = planSymbol('01234567', 'M')
  const data = dataCodewords(plan, 16)
  expect(hex(data)).toBe('10 20 0c 56 61 80 ec 11 ec 11 ec 11 ec 11 ec 11')
  expect(hex(getCorrection(data, 10))).toBe('a5 24 d4 c1 ed 36 c7 87 2c 55')
  expect(hex(interleave(data, 1, 'M'))).toBe(`${hex(data)} a5 24 d4 c1 ed 36 c7 87 2c 55`)
})

test('format and version are protected as the examples of annexes C and D', () => {
  expect(formatBits('M', 5).toString(2).padStart(15, '0')).toBe('100000011001110')
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100')
})

test('the capacity of a version and level matches table 7', () => {
  const rows = [1, 9, 10, 26, 27, 40].map((version) =>
    LEVELS.map((level) =>
      (['numeric', 'alphanumeric', 'byte', 'kanji'] as const)
        .map((mode) => getCapacity(mode, level, version))
        .join(' '),
    ),
  )
  expect(rows).toEqual([
    ['41 25 17 10', '34 20 14 8', '27 16 11 7', '17 10 7 4'],
    ['552 335 230 141', '432 262 180 111', '312 189 130 80', '235 143 98 60'],
    ['652 395 271 167', '513 311 213 131', '364 221 151 93', '288 174 119 74'],
    ['3283 1990 1367 842', '2544 1542 1059 652', '1804 1094 751 462', '1425 864 593 365'],
    ['3517 2132 1465 902', '2701 1637 1125 692', '1933 1172 805 496', '1501 910 625 385'],
    ['7089 4296 2953 1817', '5596 3391 2331 1435', '3993 2420 1663 1024', '3057 1852 1273 784'],
  ])
})

test('every version is filled by its blocks', () => {
  expect([1, 2, 7, 14, 21, 32, 40].map(getCodewords)).toEqual([26, 44, 196, 581, 1156, 2465, 3706])
  expect(getBlocks(5, 'Q')).toEqual({ count: 4, correction: 18, data: 62 })
  for (let version = 1; version <= 40; version++)
    for (const level of LEVELS) {
      const { count, correction, data } = getBlocks(version, level)
      expect(interleave(new Uint8Array(data), version, level)).toHaveLength(getCodewords(version))
      expect(Math.ceil(data / count) + correction).toBeLessThan(256)
    }
})

test('accepts text up to the last character and rejects one more with the numbers', () => {
  const errors = LEVELS.flatMap((level) =>
    (
      [
        ['7', 'numeric'],
        ['A', 'alphanumeric'],
        ['a', 'byte'],
        ['点', 'kanji'],
      ] as const
    ).map(([char, mode]) => {
      const max = getCapacity(mode, level)
      expect(planSymbol(char.repeat(max), level).version).toBe(40)
      try {
        planSymbol(char.repeat(max + 1), level)
      } catch (error) {
        return (error as Error).message
      }
      return 'not refused'
    }),
  )
  expect(errors).toEqual(
    [
      ['L', 7090, 7089, 4297, 4296, 2954, 2953, 5454, 5451],
      ['M', 5597, 5596, 3392, 3391, 2332, 2331, 4308, 4305],
      ['Q', 3994, 3993, 2421, 2420, 1664, 1663, 3075, 3072],
      ['H', 3058, 3057, 1853, 1852, 1274, 1273, 2355, 2352],
    ].flatMap(([level, ...numbers]) =>
      [0, 2, 4, 6].map(
        (at) =>
          `Too much data for a QR code: ${numbers[at]} bytes, the limit at level ${level} is ${numbers[at + 1]}.`,
      ),
    ),
  )
  expect(() => encodeQr('')).toThrow('No input text')
})

test.each([
  [
    'https://example.com/order/12345678901234567890',
    [
      ['byte', 'https://example.com/order/'],
      ['numeric', '12345678901234567890'],
    ],
  ],
  ['A1b2', [['byte', 'A1b2']]],
  [
    'ABCDEFGHIJ0123456789012345678901234567',
    [
      ['alphanumeric', 'ABCDEFGHIJ'],
      ['numeric', '0123456789012345678901234567'],
    ],
  ],
  ['é12', [['byte', 'é12']]],
])('%s is split into segments with the fewest bits', (text, parts) => {
  expect(cutSegments(text, 0, false).map((segment) => [segment.mode, segment.text])).toEqual(parts)
})

test.each([
  ['https://example.com/order/12345678901234567890', 3],
  ['ORDER-20260417-0001 total 1234567890123456', 3],
  ['日本語の請求書番号一二三四五', 2],
  [`${'A'.repeat(100)}${'1'.repeat(100)}${'é'.repeat(20)}`, 9],
])('%s uses the smallest possible version at level M', (text, version) => {
  expect(encodeQr(text).version).toBe(version)
})

test('the encoding is named only where bytes could be read as another, and never when unwanted', () => {
  const names = (text: string, plainBytes = false) => encodeQr(text, { plainBytes }).namesEncoding
  expect(names('plain ASCII')).toBe(false)
  // C3 A9 is also "Ã©" in ISO 8859-1 and two half-width katakana in Shift JIS.
  expect(names('é')).toBe(true)
  expect(names('é', true)).toBe(false)
  // F0 9F 98 80 is neither.
  expect(names('😀')).toBe(false)
  const full = `é${'a'.repeat(getCapacity('byte', 'M', 1) - 2)}`
  expect(encodeQr(full)).toMatchObject({ version: 2, namesEncoding: true })
  const fullest = `é${'a'.repeat(getCapacity('byte', 'M') - 2)}`
  expect(encodeQr(fullest)).toMatchObject({ version: 40, namesEncoding: false })
})

test('the level rises as far as the version has room, and no further', () => {
  expect(encodeQr('HELLO', { level: 'L' })).toMatchObject({ version: 1, level: 'H' })
  expect(encodeQr('HELLO', { level: 'L', boost: false })).toMatchObject({ version: 1, level: 'L' })
  expect(encodeQr('a'.repeat(14))).toMatchObject({ version: 1, level: 'M' })
  expect(dataBits(1, 'M')).toBe(128)
})
