import { expect, test } from 'vitest'
import { readJsonObject } from './json-part.ts'
import { getBadges } from './validity.ts'
import { getVerdict, mismatch, toVerified, UNSIGNED, UNVERIFIED } from './verification.ts'

const YEAR = 365.25 * 86_400
const NOW = 1_800_000_000

test.each([
  ['{}', toVerified(''), 'good', 'Signature verified'],
  [`{"exp":${NOW + 60}}`, toVerified(''), 'good', 'Signature verified'],
  [`{"exp":${NOW - 1.5 * YEAR}}`, toVerified(''), 'wrong', 'Expired 1 year ago · Signature verified'],
  [`{"exp":${NOW - 1.5 * YEAR}}`, UNVERIFIED, 'wrong', 'Expired 1 year ago · Signature not verified'],
  [`{"nbf":${NOW + 60}}`, toVerified(''), 'care', 'Not valid yet · Signature verified'],
  [`{"nbf":${NOW + 60}}`, mismatch(''), 'wrong', 'Signature does not match · Not valid yet'],
  [
    `{"nbf":${NOW + 60},"exp":${NOW - 60}}`,
    toVerified(''),
    'wrong',
    'Expired 1 minute ago · Not valid yet · Signature verified',
  ],
  ['{}', UNVERIFIED, 'care', 'Signature not verified'],
  ['{}', UNSIGNED, 'wrong', 'Unsigned token — never accept'],
] as const)(
  'getVerdict(): reports the worst status first for %s and its signature',
  (payload, verification, tone, text) => {
    const badges = getBadges(readJsonObject('Payload', payload), { now: NOW, leeway: 0 })
    expect(getVerdict(verification, badges)).toEqual({ tone, text })
  },
)
