import { expect, test } from 'vitest'
import { readJsonDocument } from '#lib/json/document.ts'
import { getWarnings } from './warnings.ts'

const UNSAFE = '9007199254740993'
const warnings = (text: string) => getWarnings(readJsonDocument(new TextEncoder().encode(text)))
const listOf = (count: number) => `[${Array.from({ length: count }, () => UNSAFE).join(',')}]`
const doubled = (count: number) => `{${Array.from({ length: count + 1 }, () => '"a":1').join(',')}}`

test.each([
  [0, 0, false],
  [100, 100, false],
  [101, 100, true],
])('of %d findings %d are listed; there are more: %j', (count, listed, hasMore) => {
  const { unsafeIntegers } = warnings(listOf(count))
  expect([unsafeIntegers.found.length, unsafeIntegers.hasMore]).toEqual([listed, hasMore])
  const { duplicateKeys } = warnings(doubled(count))
  expect([duplicateKeys.found.length, duplicateKeys.hasMore]).toEqual([listed, hasMore])
})

test('lists warnings in text order, each with its path', () => {
  const text = `{"b":{"x":1,"x":2},"a":${UNSAFE},"b":[${UNSAFE}]}`
  const { duplicateKeys, unsafeIntegers } = warnings(text)
  expect(duplicateKeys.found.map(({ path, offset }) => [path, offset])).toEqual([
    ["$['b']['x']", 12],
    ["$['b']", 40],
  ])
  expect(unsafeIntegers.found.map(({ path, line, column }) => [path, line, column])).toEqual([
    ["$['a']", 1, 24],
    ["$['b'][0]", 1, 46],
  ])
})
