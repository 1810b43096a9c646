import { expect, test } from 'vitest'
import { encodeBase32, stepAt, stepOfCode, totpCode, totpUri } from './totp.ts'

/** Secret of the test vectors of RFC 4226 and RFC 6238. */
const SECRET = new TextEncoder().encode('12345678901234567890')

// RFC 4226 Appendix D.
test.each(
  ['755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')].flatMap((codes) =>
    codes.map((code, counter) => [counter, code] as const),
  ),
)('totpCode(): counter %i has the code %s', (counter, code) => {
  expect(totpCode(SECRET, counter)).toBe(code)
})

// RFC 6238 Appendix B, the last six of the eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('totpCode(): second %i has the code %s', (second, code) => {
  expect(totpCode(SECRET, stepAt(second * 1_000))).toBe(code)
})

// Second 3000 is in step 100.
test.each([
  [98, undefined],
  [99, 99],
  [100, 100],
  [101, 101],
  [102, undefined],
])('stepOfCode(): the code of step %i is that of %s in step 100', (step, found) => {
  expect(stepOfCode(SECRET, totpCode(SECRET, step), 3_000_000)).toBe(found)
})

test.each(['', '287083', '87082', '2870820'])('stepOfCode(): rejects %j', (code) => {
  expect(stepOfCode(SECRET, code, 59_000)).toBeUndefined()
})

// RFC 4648 §10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('encodeBase32(): %j is %j', (text, encoded) => {
  expect(encodeBase32(new TextEncoder().encode(text))).toBe(encoded)
})

test('totpUri(): names site and account', () => {
  expect(totpUri('Sundry (tools.example.org)', 'ada+x@example.com', SECRET)).toBe(
    'otpauth://totp/Sundry%20(tools.example.org):ada%2Bx%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sundry%20(tools.example.org)&algorithm=SHA1&digits=6&period=30',
  )
})
