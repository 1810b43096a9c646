import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { isVariableName, resolve, resolveUrl } from './resolve.ts'

const VARIABLES = new Map([
  ['base', 'https://a.b/v1'],
  ['id', '12345678901234567890'],
  ['q', 'a&b c#{{id}}'],
  ['größe', '$1 $&'],
  ['empty', ''],
])

test.each([
  ['{{base}}/x/{{ id }}', 'https://a.b/v1/x/12345678901234567890'],
  ['{{q}}', 'a&b c#{{id}}'],
  ['{{größe}}|{{empty}}|', '$1 $&||'],
  ['{{#if}} {{}} {id} {{ 1 }} { {id} }', '{{#if}} {{}} {id} {{ 1 }} { {id} }'],
  ['{{{id}}}', '{12345678901234567890}'],
])('%s becomes %s', (text, expected) => {
  expect(resolve(text, VARIABLES)).toBe(expected)
})

test("in a URL's query a variable is a single value, before it part of the URL", () => {
  expect(resolveUrl('{{base}}/{{id}}?q={{q}}&r=%20#{{empty}}', VARIABLES)).toBe(
    'https://a.b/v1/12345678901234567890?q=a%26b%20c%23%7B%7Bid%7D%7D&r=%20#',
  )
  expect(resolveUrl('{{base}}', VARIABLES)).toBe('https://a.b/v1')
})

test('an unknown variable is named', () => {
  expect(toResult(() => resolve('{{base}} {{token}}', VARIABLES))).toEqual({
    ok: false,
    problem: { message: 'Error: Variable "token" is not defined', detail: 'Nothing was sent.' },
  })
})

test.each([
  ['token', true],
  ['a.b-c_1', true],
  ['größe', true],
  ['1a', false],
  ['a b', false],
  ['', false],
])('%j is a name: %s', (text, expected) => {
  expect(isVariableName(text)).toBe(expected)
})
