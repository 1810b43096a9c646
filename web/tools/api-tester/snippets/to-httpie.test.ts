import { expect, test } from 'vitest'
import { toHttpie } from './to-httpie.ts'

test.each([
  ['@a', "'X:\\@a'"],
  ['=a', "'X:\\=a'"],
  ['\\a', "'X:\\a'"],
  ['a@b', "'X:a@b'"],
])('the header value %s is no file and no JSON for HTTPie', (value, word) => {
  const text = toHttpie({ method: 'GET', url: 'https://a.b/', headers: [['X', value]], body: undefined })
  expect(text).toBe(`http --ignore-stdin GET 'https://a.b/' \\\n  ${word}`)
})
