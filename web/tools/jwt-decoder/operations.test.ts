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
