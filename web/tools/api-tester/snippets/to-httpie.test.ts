import { expect, test } from 'vitest'
import { toHttpie } from './to-httpie.ts'

test.each([
  ['@a', "'X:\\@a'"],
  ['=a', "'X:\\=a'"],
  ['\\a', "'X:\\a'"],
  ['a@b', "'X:a@b'"],
])('HTTPie treats the header value %s as neither a file nor JSON', (value, word) => {
  const text = toHttpie({ method: 'GET', url: 'https://a.b/', headers: [['X', value]], body: undefined })
  expect(text).toBe(`http --ignore-stdin GET 'https://a.b/' \\\n  ${word}`)
})
