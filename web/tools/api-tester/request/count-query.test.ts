import { expect, test } from 'vitest'
import { countQuery } from './count-query.ts'

test.each([
  ['https://a.b/', 0],
  ['https://a.b/?', 0],
  ['https://a.b/?a=1&b', 2],
  ['https://a.b/?a=1&&b=2&', 2],
  ['https://a.b/?a=1?b=2&c', 2],
  ['https://a.b/#?a=1', 0],
  ['https://a.b/?a=1#b&c', 1],
])('the query of %s has %d parameters', (url, count) => {
  expect(countQuery(url)).toBe(count)
})
