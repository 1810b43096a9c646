import { expect, test } from 'vitest'
import { EMPTY_PAIR, getRows } from '../api-request.ts'
import { getBody } from './import-curl.ts'
import { readParts } from './parts.ts'

const body = (...words: readonly string[]) => getBody(readParts(words))
const pairs = (...words: readonly string[]) => body(...words).headers.map(({ name, value }) => [name, value])

test('joins several --json options without a delimiter', () => {
  expect(body('--json', '{"a":', '--json', '1}')).toMatchObject({ format: 'JSON', text: '{"a":1}' })
})

test('a given header is not repeated by the defaults of curl, whatever its case', () => {
  expect(pairs('--json', '1', '-H', 'ACCEPT: a/b')).toEqual([
    ['ACCEPT', 'a/b'],
    ['Content-Type', 'application/json'],
  ])
  expect(pairs('-d', 'x', '-H', 'content-type: text/plain')).toEqual([['content-type', 'text/plain']])
})

test.each([
  ['application/json; charset=utf-8', 'JSON'],
  ['application/problem+JSON', 'JSON'],
  ['application/jsonlines', 'Text'],
  ['text/plain', 'Text'],
])('a body of the type %s is shown as %s', (type, format) => {
  expect(body('-d', 'a=1', '-H', `Content-Type: ${type}`)).toMatchObject({ format, text: 'a=1' })
})

test('joins several form options with an ampersand', () => {
  const { format, form } = body(
    '-d',
    'a=1',
    '-d',
    'b=2',
    '-H',
    'Content-Type: Application/X-WWW-Form-Urlencoded',
  )
  expect(format).toBe('Form')
  expect(form).toEqual(
    getRows([
      ['a', '1'],
      ['b', '2'],
    ]),
  )
})

test('form parts take precedence over a file, a file over text, and -G sends no body', () => {
  expect(body('-d', '@a', '-F', 'a=1').format).toBe('Multipart')
  expect(body('-d', 'a=1', '-d', '@a').format).toBe('File')
  expect(body('-G', '-d', 'a=1')).toEqual({ ...body(), headers: [EMPTY_PAIR] })
})
