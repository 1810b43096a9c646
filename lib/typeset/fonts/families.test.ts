import { expect, test } from 'vitest'
import { familiesFor, getHan } from './families.ts'
import { covers, parseRanges } from './font-index.ts'

test.each([
  ['ja', '発票', 'ja'],
  ['zh', '發票', 'zh-Hans'],
  ['zh-TW', '發票', 'zh-Hant'],
  ['zh-Hant', '發票', 'zh-Hant'],
  ['ko', '發票', 'ko'],
  ['en', '請求書です', 'ja'],
  ['de', '청구서 發票', 'ko'],
  ['en', '发票', 'zh-Hans'],
])('a document in %s with %s has the shapes of %s', (language, text, expected) => {
  expect(getHan(language, text)).toBe(expected)
})

test.each([
  ['a', 'sans', ['noto-sans', 'noto-sans-symbols']],
  ['ع', 'sans', ['noto-sans', 'noto-sans-arabic', 'noto-sans-symbols']],
  ['x', 'mono', ['noto-sans-mono', 'noto-sans', 'noto-sans-symbols']],
] as const)('%s in %s is searched in the families %s first', (character, font, expected) => {
  expect(familiesFor(character, font, 'ja').slice(0, expected.length)).toEqual(expected)
})

test('ranges of characters are parsed and matched', () => {
  const ranges = parseRanges('U+0000-00FF, U+131,U+1F600-1F64F')
  expect(ranges).toEqual([0, 255, 0x131, 0x131, 0x1f600, 0x1f64f])
  expect([0, 255, 256, 0x131, 0x132, 0x1f601, 0x1f650].map((at) => covers({ ranges }, at))).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
    false,
  ])
  expect(() => parseRanges('latin')).toThrow('No range of characters: latin')
})
