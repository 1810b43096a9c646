import { expect, test } from 'vitest'
import { toResult } from '#lib/result/result.ts'
import { type ApiRequest, FIRST_REQUEST, getRows, NO_AUTH } from '../api-request.ts'
import { prepareRequest, readAddress, withSchemes } from './prepare.ts'

const URL_OF_ALL = 'https://a.b/'
const VARIABLES = new Map([
  ['id', '7'],
  ['token', 's3cret'],
])
const prepare = (change: Partial<ApiRequest>) =>
  prepareRequest({ ...FIRST_REQUEST, url: URL_OF_ALL, ...change }, VARIABLES)
const problem = (change: Partial<ApiRequest>) => {
  const result = toResult(() => prepare(change))
  return result.ok ? undefined : result.problem.message
}

test('only header rows that are on and have both a name and a value are sent, in order, repeated ones too', () => {
  const headers = [
    ...getRows([
      ['A', '1'],
      ['a', '{{id}}'],
      ['', 'x'],
      ['B', ''],
      [' C ', ' c '],
    ]),
    { id: 9, name: 'Off', value: '1', isOn: false },
  ]
  expect(prepare({ headers }).headers).toEqual([
    ['A', '1'],
    ['a', '7'],
    ['C', 'c'],
  ])
})

test.each(['GET', 'HEAD'] as const)('%s has no body', (method) => {
  expect(prepare({ method, text: '{}' })).toEqual({ method, url: URL_OF_ALL, headers: [], body: undefined })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s has one, unless it is empty',
  (method) => {
    expect(prepare({ method, text: '{"id":{{id}}}' })).toEqual({
      method,
      url: URL_OF_ALL,
      headers: [['Content-Type', 'application/json']],
      body: { kind: 'text', text: '{"id":7}' },
    })
    expect(prepare({ method, text: '' })).toMatchObject({ headers: [], body: undefined })
  },
)

test.each([
  ['Text', 'text/plain;charset=UTF-8'],
  ['JSON', 'application/json'],
] as const)('%s is sent as %s unless a header overrides it', (format, type) => {
  const request = { method: 'POST', format, text: 'x' } as const
  expect(prepare(request).headers).toEqual([['Content-Type', type]])
  expect(prepare({ ...request, headers: getRows([['content-type', 'a/b']]) }).headers).toEqual([
    ['content-type', 'a/b'],
  ])
})

test('a form is encoded as browsers do', () => {
  const form = getRows([
    ['a b', 'ü&='],
    ['a b', '{{id}}'],
    ['', 'ignored'],
    ['empty', ''],
  ])
  expect(prepare({ method: 'POST', format: 'Form', form })).toMatchObject({
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: { kind: 'text', text: 'a+b=%C3%BC%26%3D&a+b=7&empty=' },
  })
})

test('a multipart body has parts and files, and the browser writes its type', () => {
  const file = new File(['x'], 'x.bin')
  const parts = [
    { id: 1, name: 'a', value: '{{id}}', isOn: true, isFile: false },
    { id: 2, name: 'f', value: '', isOn: true, isFile: true, file },
    { id: 3, name: 'off', value: '', isOn: false, isFile: true },
  ]
  const headers = getRows([['Content-Type', 'multipart/form-data']])
  expect(prepare({ method: 'POST', format: 'Multipart', parts, headers })).toMatchObject({
    headers: [],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'a', value: '7' },
        { name: 'f', file },
      ],
    },
  })
  expect(
    problem({
      method: 'POST',
      format: 'Multipart',
      parts: [{ id: 1, name: 'f', value: '', isOn: true, isFile: true }],
    }),
  ).toBe('Error: No file is chosen for "f"')
})

test('a file is sent unchanged, with its own type', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  expect(prepare({ method: 'PUT', format: 'File', file })).toMatchObject({
    headers: [['Content-Type', 'image/png']],
    body: { kind: 'file', file },
  })
  expect(prepare({ method: 'PUT', format: 'File' }).body).toBeUndefined()
})

test.each([
  [
    { kind: 'Basic', user: 'Aladdin', password: 'open sesame' },
    ['Authorization', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
  ],
  // RFC 7617 §2.1
  [{ kind: 'Basic', user: 'test', password: '123£' }, ['Authorization', 'Basic dGVzdDoxMjPCow==']],
  [{ kind: 'Bearer', token: '{{token}}' }, ['Authorization', 'Bearer s3cret']],
  [{ kind: 'API key', keyValue: 'k' }, ['X-API-Key', 'k']],
] as const)('%o adds %j', (auth, header) => {
  const headers = getRows([[header[0].toLowerCase(), 'overruled']])
  expect(prepare({ auth: { ...NO_AUTH, ...auth }, headers }).headers).toEqual([header])
})

test('an API key can be sent in the query, and empty rows are omitted', () => {
  const auth = {
    ...NO_AUTH,
    kind: 'API key',
    keyPlace: 'Query parameter',
    keyName: 'k',
    keyValue: 'a&b',
  } as const
  expect(prepare({ url: 'https://a.b/?x=1#f', auth }).url).toBe('https://a.b/?x=1&k=a%26b#f')
  expect(prepare({ auth: { ...auth, keyValue: '' } }).url).toBe(URL_OF_ALL)
  expect(prepare({ auth: { ...NO_AUTH, kind: 'Bearer' } }).headers).toEqual([])
})

test('a name and password in the address become a header, because browsers refuse them there', () => {
  expect(prepare({ url: 'https://me:p%40ss@a.b/' })).toMatchObject({
    url: URL_OF_ALL,
    headers: [['Authorization', `Basic ${btoa('me:p@ss')}`]],
  })
})

test('explains why a request cannot be sent', () => {
  expect(problem({ url: 'a.b' })).toBe('Error: Enter a valid http or https URL')
  expect(problem({ url: '{{host}}' })).toBe('Error: Variable "host" is not defined')
  expect(problem({ headers: getRows([['a b', '1']]) })).toBe('Error: "a b" is not a valid header name')
  expect(problem({ method: 'POST', text: '{{body}}' })).toBe('Error: Variable "body" is not defined')
  expect(problem({ method: 'GET', text: '{{body}}' })).toBeUndefined()
})

test('a name alone, or a password alone, is enough for a header, and neither is none', () => {
  const basic = (user: string, password: string) =>
    prepare({ auth: { ...NO_AUTH, kind: 'Basic', user, password } }).headers
  expect(basic('me', '')).toEqual([['Authorization', `Basic ${btoa('me:')}`]])
  expect(basic('', 'pw')).toEqual([['Authorization', `Basic ${btoa(':pw')}`]])
  expect(basic('', '')).toEqual([])
  expect(prepare({ url: 'https://me@a.b/' }).headers).toEqual([['Authorization', `Basic ${btoa('me:')}`]])
})

test('an unescaped percent character in a password is literal', () => {
  expect(prepare({ url: 'https://me:50%@a.b/' }).headers).toEqual([
    ['Authorization', `Basic ${btoa('me:50%')}`],
  ])
})

test('sends a file without a type as bytes, and has no body if all parts are off', () => {
  const file = new File(['x'], 'x')
  expect(prepare({ method: 'PUT', format: 'File', file }).headers).toEqual([
    ['Content-Type', 'application/octet-stream'],
  ])
  const part = { id: 1, name: 'a', value: '1', isOn: false, isFile: false }
  expect(prepare({ method: 'PUT', format: 'Multipart', parts: [part] })).toMatchObject({
    headers: [],
    body: undefined,
  })
})

test('a key needs a name to become a header', () => {
  const key = (keyName: string) =>
    prepare({ auth: { ...NO_AUTH, kind: 'API key', keyName, keyValue: 'k' } }).headers
  expect([key(' X '), key(' ')]).toEqual([[['X', 'k']], []])
})

test.each([
  ['https://example.com', 'https://example.com/'],
  ['  http://localhost:3000/a b?x=ü#part ', 'http://localhost:3000/a%20b?x=%C3%BC#part'],
  ['HTTPS://EXAMPLE.com/%7B', 'https://example.com/%7B'],
  ['http://[::1]:8080/', 'http://[::1]:8080/'],
])('%j is an address', (text, expected) => {
  expect(readAddress(text).href).toBe(expected)
})

test.each([
  '',
  'example.com',
  'localhost:3000',
  'ftp://example.com',
  'javascript:alert(1)',
  'https:example.com',
  'http://',
  'https://a b/',
])('readAddress(): rejects %j', (text) => {
  expect(toResult(() => readAddress(text))).toMatchObject({
    ok: false,
    problem: { message: 'Error: Enter a valid http or https URL' },
  })
})

test.each([
  ['example.com/a?b=1', ['https://example.com/a?b=1', 'http://example.com/a?b=1']],
  [' //example.com', ['https://example.com', 'http://example.com']],
  ['localhost:3000/x', ['http://localhost:3000/x', 'https://localhost:3000/x']],
  ['127.0.0.1', ['http://127.0.0.1', 'https://127.0.0.1']],
  ['[::1]:80', ['http://[::1]:80', 'https://[::1]:80']],
  ['nas.local/x', ['http://nas.local/x', 'https://nas.local/x']],
  ['app.localhost:80', ['http://app.localhost:80', 'https://app.localhost:80']],
  ['example.com?x=a.local', ['https://example.com?x=a.local', 'http://example.com?x=a.local']],
  ['example.com/a.local', ['https://example.com/a.local', 'http://example.com/a.local']],
  ['example.local.com', ['https://example.local.com', 'http://example.local.com']],
  ['{{base}}/items', []],
  ['https:example.com', []],
  ['ftp://example.com', []],
  ['javascript:alert(1)', []],
  ['mailto:me@example.com', []],
  ['a b', []],
  ['example.com/a b', ['https://example.com/a b', 'http://example.com/a b']],
  ['', []],
])('%j can start as %j', (text, expected) => {
  expect(withSchemes(text)).toEqual(expected)
})
