import { expect, test } from 'vitest'
import { type ApiRequest, FIRST_REQUEST, NO_AUTH, rowsOf } from '../api-request.ts'
import { isSecretName, withoutCredentials, withoutValues } from './secrets.ts'

test.each([
  ['Authorization', true],
  ['proxy-authorization', true],
  ['Cookie', true],
  ['X-API-Key', true],
  ['apikey', true],
  ['access_token', true],
  ['client_secret', true],
  ['X-Amz-Signature', true],
  ['Accept', false],
  ['Content-Type', false],
  ['Idempotency-Key', false],
  ['page', false],
])('%s holds credentials: %s', (name, expected) => {
  expect(isSecretName(name)).toBe(expected)
})

const REQUEST: ApiRequest = {
  ...FIRST_REQUEST,
  method: 'POST',
  url: 'https://me:HIDDEN1@a.b/c?access_token=HIDDEN2&own=HIDDEN3&page=2#f',
  headers: rowsOf([
    ['Accept', 'shown1'],
    ['Cookie', 'HIDDEN4'],
    ['own', 'HIDDEN5'],
  ]),
  text: 'shown2',
  form: rowsOf([['a', 'shown3']]),
  parts: [{ id: 1, name: 'p', value: 'shown4', isOn: true, isFile: true, file: new File(['x'], 'shown5') }],
  file: new File(['x'], 'shown6'),
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

test('without credentials, all that is no secret stays', () => {
  const bare = withoutCredentials(REQUEST)
  expect(JSON.stringify(bare)).not.toContain('HIDDEN')
  expect(bare).toEqual({
    ...REQUEST,
    url: 'https://a.b/c?access_token=&own=&page=2#f',
    headers: rowsOf([
      ['Accept', 'shown1'],
      ['Cookie', ''],
      ['own', ''],
    ]),
    auth: { ...NO_AUTH, kind: 'API key', keyName: 'own' },
  })
})

test('without values, names stay and nothing else that was typed', () => {
  const bare = withoutValues(REQUEST)
  expect(JSON.stringify(bare)).not.toMatch(/HIDDEN|shown/)
  expect(bare.headers).toEqual(
    rowsOf([
      ['Accept', ''],
      ['Cookie', ''],
      ['own', ''],
    ]),
  )
  expect(bare.form).toEqual(rowsOf([['a', '']]))
  expect(bare.parts).toEqual([{ id: 1, name: 'p', value: '', isOn: true, isFile: true }])
  expect('file' in bare).toBe(false)
})
