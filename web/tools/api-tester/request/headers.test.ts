import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { getRows } from '../api-request.ts'
import { checkHeader, headersAsText, headersFromText, isForbidden } from './headers.ts'

test.each(['Accept', 'x-api-key', "X_1.~!#$%&'*+-^`|"])('%s is a header name', (name) => {
  expect(toResult(() => checkHeader(name, 'v'))).toEqual({ ok: true, value: undefined })
})

test.each(['a b', 'naïve', 'a:', '(x)', 'a\n', '日本'])('checkHeader(): rejects the name %j', (name) => {
  expect(toResult(() => checkHeader(name, 'v'))).toMatchObject({
    ok: false,
    problem: { message: `Error: "${name}" is not a valid header name` },
  })
})

test.each(['a\nb', 'a\rb', '\0', '€'])('the value %j cannot be sent', (value) => {
  expect(toResult(() => checkHeader('X', value))).toMatchObject({
    ok: false,
    problem: { message: 'Error: The value of "X" cannot be sent' },
  })
  expect(toResult(() => checkHeader('X', 'é\t ÿ')).ok).toBe(true)
})

test.each([
  ['Cookie', '', true],
  ['hOST', '', true],
  ['Sec-Fetch-Mode', '', true],
  ['Proxy-Authorization', '', true],
  ['Content-Length', '', true],
  ['Origin', '', true],
  ['X-HTTP-Method-Override', 'GET, trace', true],
  ['X-HTTP-Method-Override', 'PATCH', false],
  ['Content-Type', '', false],
  ['Authorization', '', false],
  ['Second', '', false],
  ['User-Agent', '', false],
])('browsers refuse %s %s: %s', (name, value, expected) => {
  expect(isForbidden(name, value)).toBe(expected)
})

test('headers are lines and lines are headers', () => {
  const text = 'Accept: */*\n# X-Off: a: b\nX-Twice: 1\nX-Twice: 2'
  const rows = headersFromText(text)
  expect(rows).toEqual([
    { id: 1, name: 'Accept', value: '*/*', isOn: true },
    { id: 2, name: 'X-Off', value: 'a: b', isOn: false },
    { id: 3, name: 'X-Twice', value: '1', isOn: true },
    { id: 4, name: 'X-Twice', value: '2', isOn: true },
  ])
  expect(headersAsText(rows)).toBe(text)
  expect(headersFromText(' \r\n Name \r\nA:b')).toEqual(
    getRows([
      ['Name', ''],
      ['A', 'b'],
    ]),
  )
  expect(headersFromText('')).toEqual(getRows([['', '']]))
})
