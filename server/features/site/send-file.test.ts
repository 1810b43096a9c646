import { expect, test } from 'vitest'
import { accepts, knows } from './send-file.ts'

// RFC 9110 §13.1.2: the comparison is weak, for a proxy that changes an answer makes its tag weak.
test.each([
  [undefined, false],
  ['', false],
  ['*', true],
  ['"a-br"', true],
  ['W/"a-br"', true],
  ['"b", W/"a-br"', true],
  ['"b","c"', false],
  ['"a"', false],
])('knows(): If-None-Match: %s matches the file: %s', (header, isKnown) => {
  expect(knows(header, '"a-br"')).toBe(isKnown)
})

// RFC 9110 §12.5.3: a weight of 0 states that an encoding is not accepted.
test.each([
  ['', false],
  ['gzip', false],
  ['br', true],
  ['gzip, BR', true],
  ['br;q=0.001', true],
  ['br;q=0', false],
  ['gzip, br; q=0.000', false],
])('accepts(): Accept-Encoding: %s includes brotli: %s', (header, isAccepted) => {
  expect(accepts(header, 'br')).toBe(isAccepted)
})
