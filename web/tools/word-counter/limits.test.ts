import { expect, test } from 'vitest'
import { countText } from './count-text.ts'
import { getLimits, smsLength, xLength } from './limits.ts'

test.each([
  ['', 0],
  ['a'.repeat(280), 280],
  ['Crème', 5],
  ['cafe\u0301', 4],
  ['你好', 4],
  ['한글', 4],
  ['Привет שלום', 11],
  ['“quotes” – and — dashes…', 25],
  ['😀', 2],
  ['👨‍👩‍👧‍👦', 2],
  ['👍🏽 🇨🇭 ❤️ 1️⃣', 11],
  ['https://example.com/a/very/long/path?with=query#and-fragment', 23],
  ['see https://a.co.', 28],
  ['(example.com)', 25],
  ['mail me@example.com', 19],
  ['http://a.com http://b.com', 47],
])('X counts %j as %i', (text, length) => {
  expect(xLength(text)).toBe(length)
})

test.each([
  ['', 'GSM-7', 0, 0, 160],
  ['a'.repeat(160), 'GSM-7', 160, 1, 160],
  ['a'.repeat(161), 'GSM-7', 161, 2, 153],
  ['a'.repeat(306), 'GSM-7', 306, 2, 153],
  ['a'.repeat(307), 'GSM-7', 307, 3, 153],
  ['€[]', 'GSM-7', 6, 1, 160],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM-7', 306, 3, 153],
  ['Ω à Å', 'GSM-7', 5, 1, 160],
  ['ç', 'UCS-2', 1, 1, 70],
  ['“a”', 'UCS-2', 3, 1, 70],
  ['😀'.repeat(35), 'UCS-2', 70, 1, 70],
  ['я'.repeat(71), 'UCS-2', 71, 2, 67],
  ['😀'.repeat(67), 'UCS-2', 134, 3, 67],
])('%j as a short message', (text, encoding, used, segments, perSegment) => {
  expect(smsLength(text)).toEqual({ encoding, used, segments, perSegment })
})

test('each limit says what is counted', () => {
  const getLimitTexts = (text: string) => getLimits(text, countText(text)).map(({ remark }) => remark)
  expect(getLimitTexts('a')).toEqual([
    'A link counts 23, emoji and CJK 2',
    'GSM-7, one message',
    'In search results',
    'In search results',
  ])
  expect(getLimitTexts('')[1]).toBe('GSM-7, one message')
  expect(getLimitTexts('a'.repeat(161))[1]).toBe('GSM-7, 2 parts of 153')
  expect(getLimitTexts('я')[1]).toBe('UCS-2, one message')
  expect(getLimitTexts('a'.repeat(20_000)).slice(0, 2)).toEqual([
    'A link counts 23, emoji and CJK 2',
    'GSM-7, 131 parts of 153',
  ])
  expect(getLimitTexts('a'.repeat(20_001)).slice(0, 2)).toEqual(['Far too long', 'Far too long'])
})

test('each limit says how much of it is used', () => {
  const usedOf = (text: string) =>
    getLimits(text, countText(text)).map(({ name, used, limit }) => `${name} ${used}/${limit}`)
  expect(usedOf('你好 https://example.com')).toEqual([
    'X post 28/280',
    'SMS 22/70',
    'Meta description 22/160',
    'Page title 22/60',
  ])
  expect(usedOf('a'.repeat(200))[1]).toBe('SMS 200/306')
  expect(usedOf('  ')).toEqual(['X post 0/280', 'SMS 0/160', 'Meta description 0/160', 'Page title 0/60'])
  expect(usedOf('a'.repeat(20_001))[0]).toBe('X post 20001/280')
})
