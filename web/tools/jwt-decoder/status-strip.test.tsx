import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { decodeToken } from './decode-token.ts'
import { StatusStrip } from './status-strip.tsx'
import type { JwtTool } from './use-jwt.ts'
import { toVerified, UNVERIFIED, unfit, type Verification } from './verification.ts'

const tokenOf = (payload: string) => decodeToken(`eyJhbGciOiJIUzI1NiJ9.${btoa(payload)}.AA`)

async function shown(payload: string | undefined, verification?: Verification) {
  const decoded = payload === undefined ? undefined : tokenOf(payload)
  // Only these parts of the tool are used.
  const tool = { decoded, verification, leeway: { seconds: 0, hint: undefined } } as JwtTool
  await render(<StatusStrip tool={tool} />)
  const [verdict, expires] = document.querySelectorAll('output')
  return { verdict, expires }
}

test('before there is a token nothing is said of its end', async () => {
  const { verdict, expires } = await shown(undefined)
  expect([verdict?.textContent, expires?.textContent]).toEqual(['The decoded token appears here.', '—'])
})

test('a token without an end has none, and waits for the check of its signature', async () => {
  const { verdict, expires } = await shown('{}')
  expect([verdict?.textContent, expires?.textContent]).toEqual(['Checking…', 'Never: the token has no “exp”'])
})

test.each<[string, Verification, string, string]>([
  ['{"exp":1}', toVerified('The key “a” fits.'), 'text-wrong', 'The key “a” fits.'],
  ['{}', toVerified(''), 'text-good', 'Signature verified'],
  ['{}', UNVERIFIED, 'text-care', UNVERIFIED.detail],
  ['{}', unfit('HS256', 'It is short.'), 'text-wrong', 'It is short.'],
])('of %s the verdict has its reason and its color', async (payload, verification, look, words) => {
  const { verdict } = await shown(payload, verification)
  await expect.poll(() => verdict?.textContent).toContain(words)
  await expect.poll(() => verdict?.parentElement?.className).toContain(look)
})

test('the expiry shows its exact time', async () => {
  const { expires } = await shown('{"exp":1300819380}', toVerified(''))
  expect(expires?.querySelector('time')?.dateTime).toBe('2011-03-22T18:43:00.000Z')
  await expect.poll(() => expires?.textContent).toContain('2011-03-22 18:43:00 UTC')
})
