import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { withNewestSignature } from './create-auth.ts'

const NEWEST = 'the newest secret'
const PREVIOUS = 'a former secret'
const FOREIGN = 'a secret of somebody else'

const secrets = {
  now: async () => [NEWEST, PREVIOUS] as const,
  firstOf: async <T>(check: (secret: string) => T | undefined) => check(NEWEST) ?? check(PREVIOUS),
}

/** A session's cookie as better-auth writes it. */
function cookie(token: string, secret: string, name = 'sundry.session_token'): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}`
}

test.each([
  ['alone', '', ''],
  ['among others', 'theme=dark; ', '; sundry-poll=abc.def'],
  ['as on a secure line', '__Secure-', ''],
])('a session that a former secret has signed is signed by the newest one, %s', async (_, before, after) => {
  const cookies = `${before}${cookie('abc', PREVIOUS)}${after}`
  expect(await withNewestSignature(cookies, secrets, NEWEST)).toBe(
    `${before}${cookie('abc', NEWEST)}${after}`,
  )
})

test.each(['abc', 'a.b.c', "$& $' $1", 'ü%'])('the token %s remains unchanged', async (token) => {
  expect(await withNewestSignature(cookie(token, PREVIOUS), secrets, NEWEST)).toBe(cookie(token, NEWEST))
  expect(await withNewestSignature(cookie(token, NEWEST), secrets, NEWEST)).toBe(cookie(token, NEWEST))
})

test.each([
  ['no cookie', ''],
  ['other cookies', 'theme=dark; sundry.session_data=abc'],
  ['what nobody of us has signed', cookie('abc', FOREIGN)],
  ['another token under a good signature', cookie('abc', PREVIOUS).replace('=abc', '=abd')],
  ['a cut signature', cookie('abc', PREVIOUS).slice(0, -8)],
  ['a signature without a token', cookie('', PREVIOUS)],
  ['a token without a signature', 'sundry.session_token=abc'],
  ['what is not encoded', 'sundry.session_token=%E0%A4%A'],
  ['a good signature under another name', cookie('abc', PREVIOUS, 'other.session_token')],
])('%s remains unchanged', async (_, cookies) => {
  expect(await withNewestSignature(cookies, secrets, NEWEST)).toBe(cookies)
})
