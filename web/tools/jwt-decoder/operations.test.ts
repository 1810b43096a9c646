import { expect, test } from 'vitest'
import { callCommand } from '#interfaces/testing/shell.fixture.ts'

/** The examples' time. */
const NOON = Date.UTC(2026, 2, 1, 12) / 1000
const tokenOf = (payload: object) =>
  `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.AA`

async function timesOf(payload: object, ...options: readonly string[]) {
  const { text } = await callCommand(['jwt-decode', ...options, tokenOf(payload)])
  return JSON.parse(text).times
}

test('reports the times of a token to the second, with the requested leeway', async () => {
  expect(await timesOf({ exp: NOON - 60 })).toEqual(['Expired 1 minute ago'])
  expect(await timesOf({ exp: NOON - 60 }, '--leeway=61')).toEqual([
    'Expired 1 minute ago, within the leeway',
  ])
  expect(await timesOf({ nbf: NOON + 1, iat: NOON + 1 })).toEqual(['Not valid yet', 'Issued in the future'])
  expect(await timesOf({ nbf: NOON + 1, iat: NOON + 1 }, '--leeway=1')).toEqual([])
})

test('a leeway that is none is refused, and so is an empty token', async () => {
  expect(await callCommand(['jwt-decode', '--leeway=301', tokenOf({})])).toMatchObject({
    code: 1,
    complaint: 'leeway: Enter 0 to 300 seconds\n',
  })
  expect(await callCommand(['jwt-decode', ' '])).toMatchObject({
    code: 1,
    complaint: 'Invalid JWT token: There is nothing to read.\n',
  })
})

test('verifies a signed token with its key only, in the encoding of the key', async () => {
  const key = Buffer.from('k'.repeat(64)).toString('hex')
  const signed = await callCommand([
    'jwt-sign',
    '--algorithm=HS512',
    '--header={"kid":"1"}',
    `--key=${key}`,
    '--encoding=hex',
    '{"n":1.0}',
  ])
  const verify = async (...options: readonly string[]) => {
    const { text } = await callCommand(['jwt-verify', ...options, signed.text])
    const { status, header, payload } = JSON.parse(text)
    return [status, header, payload]
  }
  const parts = ['{\n  "alg": "HS512",\n  "kid": "1"\n}', '{\n  "n": 1.0\n}']
  expect(await verify(`--key=${key}`, '--encoding=hex')).toEqual(['verified', ...parts])
  expect(await verify(`--key=${'k'.repeat(64)}`)).toEqual(['verified', ...parts])
  expect(await verify(`--key=${'l'.repeat(64)}`)).toEqual(['mismatch', ...parts])
})

test.each([
  [{ exp: 1700000000000 }, ['“exp” is not a valid NumericDate: this looks like milliseconds.']],
  [{ exp: '1700000000' }, ['“exp” is not a valid NumericDate.']],
  [
    { exp: 1, nbf: '1', iat: null },
    ['“nbf” is not a valid NumericDate.', '“iat” is not a valid NumericDate.'],
  ],
])('jwt-decode reports the claims of %j that are not dates, as the page does', async (payload, warnings) => {
  const { text, complaint } = await callCommand(['jwt-decode', tokenOf(payload)])
  expect(JSON.parse(text).warnings).toEqual(warnings)
  for (const warning of warnings) expect(complaint).toContain(warning)
})

test('jwt-decode warns of a token that is not signed', async () => {
  const token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"exp":1}').toString('base64url')}.`
  const { text, complaint } = await callCommand(['jwt-decode', token])
  const warning = 'Unsigned token — never accept. Its algorithm is “none”: anybody can have written it.'
  expect(JSON.parse(text).warnings).toEqual([warning])
  expect(complaint).toContain(warning)
})
