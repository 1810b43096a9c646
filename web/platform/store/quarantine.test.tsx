import { beforeEach, expect, test } from 'vitest'
import { keepValid, listIn, parsed } from './quarantine.ts'

const KEY = 'test:set-aside'
const BAD = `${KEY}.bad`

const numberIn = (stored: unknown) => (typeof stored === 'number' ? stored : undefined)

beforeEach(() => {
  localStorage.removeItem(KEY)
  localStorage.removeItem(BAD)
})

test('invalid items are quarantined after earlier ones, and the others preserve their order', () => {
  let reported = 0
  const keep = (list: readonly unknown[]) => keepValid(KEY, list, numberIn, () => reported++)
  expect(keep([3, 'a', 0, null])).toEqual([3, 0])
  expect(keep(['b', 5])).toEqual([5])
  expect(localStorage.getItem(KEY)).toBe('[5]')
  expect(localStorage.getItem(BAD)).toBe('["a",null,"b"]')
  expect(reported).toBe(2)
})

test('keepValid(): writes and reports nothing if all items are valid', () => {
  let reported = 0
  expect(keepValid(KEY, [1, 2], numberIn, () => reported++)).toEqual([1, 2])
  expect([localStorage.getItem(KEY), localStorage.getItem(BAD), reported]).toEqual([null, null, 0])
})

test('keepValid(): replaces quarantined data that is not a list', () => {
  localStorage.setItem(BAD, '{"a":1}')
  keepValid(KEY, ['x'], numberIn, () => {})
  expect(localStorage.getItem(BAD)).toBe('["x"]')
})

test('a stored string yields its parsed value if that is valid', () => {
  expect(parsed('7', numberIn)).toBe(7)
  expect(parsed('"7"', numberIn)).toBeUndefined()
  expect(parsed('{', numberIn)).toBeUndefined()
  expect(parsed('[1]', listIn)).toEqual([1])
  expect(parsed('{"length":1}', listIn)).toBeUndefined()
})
