import { expect, test } from 'vitest'
import { checkedLength } from './checked-length.ts'

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
