import { expect, test } from 'vitest'
import { checkedLength, checkedXml, checkSize } from './checked-length.ts'

test('ten million characters become a document, one more is refused with both numbers', () => {
  const longest = 'x'.repeat(10_000_000)
  expect(checkedLength(longest)).toBe(longest)
  expect(() => checkedLength(`${longest}x`)).toThrow(
    'This text has 10,000,001 characters: A document can have at most 10,000,000.',
  )
})

test('what pictures within a text take is not counted', () => {
  const page = `<img src="data:image/png;base64,${'A'.repeat(12_000_000)}"><p>x`
  expect(checkedLength(page)).toBe(page)
})

test('a text is refused by its size where no encoding has so few characters in so many bytes', () => {
  expect(() => checkSize(40_000_000)).not.toThrow()
  expect(() => checkSize(450 * 1024 * 1024)).toThrow(
    'This text is too long (450 MB): A document can have at most 10,000,000 characters.',
  )
})

test('XML is refused for more tags or more characters than fit into memory, each told with its number', () => {
  const max = '<t/>'.repeat(6_000_000)
  expect(checkedXml(max)).toBe(max)
  expect(() => checkedXml(`${max}<t/>`)).toThrow(
    'This document is too long: It has 6,000,001 tags inside, and can have at most 6,000,000.',
  )
  const text = `<t>${'x'.repeat(10_000_000)}</t>`
  expect(checkedXml(text)).toBe(text)
  expect(() => checkedXml(`<t>${'x'.repeat(10_000_001)}</t>`)).toThrow(
    'This text has 10,000,001 characters: A document can have at most 10,000,000.',
  )
})
