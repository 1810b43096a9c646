import { expect, test } from 'vitest'
import { COMMON_HEADERS } from './common-headers.ts'
import { suggestNames } from './suggest-names.ts'

test.each([
  ['acc', ['Accept', 'Accept-Language']],
  ['KEY', ['Idempotency-Key', 'X-API-Key']],
  [' acc ', ['Accept', 'Accept-Language']],
  ['accept', []],
  ['', []],
  ['nothing like it', []],
])('for %j there are %j', (typed, names) => {
  expect(suggestNames(COMMON_HEADERS, typed)).toEqual(names)
})
