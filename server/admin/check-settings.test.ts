import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { errorsOfSettings } from './check-settings.ts'

const errors = (environment: Readonly<Record<string, string>>) =>
  errorsOfSettings(readSettings(environment), environment)

const QUOTA = ['A quota of one kind is larger than QUOTA_MB, which ends it earlier.']

test('the defaults, and settings that fit each other, have no fault', () => {
  expect(errors({})).toEqual([])
  expect(errors({ PUBLIC_URL: 'https://tools.example.org', TRUST_PROXY: 'private' })).toEqual([])
})

test.each(['QUOTA_POLLS_MB', 'QUOTA_ROOMS_MB', 'QUOTA_QUIZZES_MB', 'QUOTA_ACCOUNTS_MB'])(
  'reports %s larger than the total',
  (name) => {
    expect(errors({ [name]: '8192' })).toEqual([])
    expect(errors({ [name]: '8193' })).toEqual(QUOTA)
  },
)

test.each([
  [{ PUBLIC_URL: 'https://tools.example.org' }, /^PUBLIC_URL is https, so a proxy stands before Sundry/],
  [
    { MAX_STREAMS: '10', MAX_STREAMS_PER_ADDRESS: '11' },
    /^MAX_STREAMS_PER_ADDRESS is larger than MAX_STREAMS/,
  ],
  [{ DATABASE_URL: 'postgres://localhost/a', DATA_DIR: 'b' }, /^DATABASE_URL and DATA_DIR are both set/],
  [{ MAIL_FROM: 'a@example.com' }, /^MAIL_FROM is set but SMTP_URL is not: no email is sent\.$/],
])('%j has one fault, and it is named', (environment, words) => {
  const [error, ...others] = errors(environment)
  expect(error).toMatch(words)
  expect(others).toEqual([])
})
