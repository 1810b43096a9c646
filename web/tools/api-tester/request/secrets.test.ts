import { expect, test } from 'vitest'
import { type ApiRequest, FIRST_REQUEST, NO_AUTH } from '../api-request.ts'
import { headersFromText } from './headers.ts'
import { isSecretName, storable, withoutCredentials } from './secrets.ts'

const rowsOf = (...lines: string[]) => headersFromText(lines.join('\n'))

const FILE = new File(['x'], 'FILE1')
test.each([
  ['Authorization', true],
  ['proxy-authorization', true],
  ['Cookie', true],
  ['X-API-Key', true],
  ['apikey', true],
  ['access_token', true],
  ['client_secret', true],
  ['X-Amz-Signature', true],
  ['Ocp-Apim-Subscription-Key', true],
  ['accessKey', true],
  ['X-Auth', true],
  ['passphrase', true],
  ['Accept', false],
  ['Content-Type', false],
  ['Idempotency-Key', false],
  ['monkey', false],
  ['page', false],
])('%s contains credentials: %s', (name, expected) => {
  expect(isSecretName(name)).toBe(expected)
})

const REQUEST: ApiRequest = {
  ...FIRST_REQUEST,
  method: 'POST',
  url: 'https://me:HIDDEN1@a.b/c?access_token=HIDDEN2&own=HIDDEN3&page=2#f',
  headers: rowsOf('Accept: shown1', 'Cookie: HIDDEN4', 'own: HIDDEN5'),
  text: 'shown2',
  form: rowsOf('a: shown3', 'password: HIDDEN10'),
  parts: [
    { id: 1, name: 'p', value: 'shown4', isOn: true, isFile: true, file: FILE },
    { id: 2, name: 'client_secret', value: 'HIDDEN11', isOn: true, isFile: false },
  ],
  file: new File(['x'], 'FILE2'),
  auth: {
    ...NO_AUTH,
    kind: 'API key',
    user: 'HIDDEN6',
    password: 'HIDDEN7',
    token: 'HIDDEN8',
    keyName: 'own',
    keyValue: 'HIDDEN9',
  },
}

const BARE: ApiRequest = {
  ...REQUEST,
  url: 'https://a.b/c?access_token=&own=&page=2#f',
  headers: rowsOf('Accept: shown1', 'Cookie: ', 'own: '),
  form: rowsOf('a: shown3', 'password: '),
  parts: [
    { id: 1, name: 'p', value: 'shown4', isOn: true, isFile: true, file: FILE },
    { id: 2, name: 'client_secret', value: '', isOn: true, isFile: false },
  ],
  auth: { ...NO_AUTH, kind: 'API key', keyName: 'own' },
}

test('withoutCredentials(): keeps everything that is not secret', () => {
  const bare = withoutCredentials(REQUEST)
  expect(JSON.stringify(bare)).not.toContain('HIDDEN')
  expect(bare).toEqual(BARE)
})

test('storable(): keeps bodies and header values, but neither credentials nor files', () => {
  const { file: _, ...rest } = BARE
  const [first, second] = BARE.parts
  expect(storable(REQUEST)).toEqual({
    ...rest,
    parts: [{ id: 1, name: first?.name, value: 'shown4', isOn: true, isFile: true }, second],
  })
  expect('file' in storable(REQUEST)).toBe(false)
})
