import { expect, test } from 'vitest'
import { getMeaning } from './claim-meanings.ts'

// RFC 7519 §4.1, RFC 8693 §4.1, RFC 9068 §2.2, OpenID Connect Core 1.0 §2 and §5.1.
test.each([
  ['iss', /^Issuer/],
  ['sub', /^Subject/],
  ['aud', /^Audience/],
  ['exp', /^Expiration time/],
  ['nbf', /^Not before/],
  ['iat', /^Issued at$/],
  ['jti', /^JWT ID/],
  ['auth_time', /signed in/],
  ['azp', /^Authorized party/],
  ['at_hash', /access token/],
  ['c_hash', /code/],
  ['sid', /^Session ID$/],
  ['cnf', /^Confirmation/],
  ['act', /^Actor/],
  ['roles', /^Roles$/],
  ['groups', /^Groups$/],
  ['given_name', /^Given name$/],
  ['family_name', /^Family name$/],
  ['email', /^Email address$/],
  ['zoneinfo', /^Time zone$/],
])('%s is explained', (name, meaning) => {
  expect(getMeaning(name)).toMatch(meaning)
})

test.each(['', 'EXP', 'constructor', 'toString', 'my_claim'])('%j is a private claim', (name) => {
  expect(getMeaning(name)).toBeUndefined()
})
