import { expect, test } from 'vitest'
import { errorsOfSettings, findMisspelled } from './check-settings.ts'
import { readSettings } from './settings.ts'

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

test('reports a range of TRUST_PROXY that trusts everybody', () => {
  expect(errors({ TRUST_PROXY: 'loopback,0.0.0.0/0' })).toEqual([
    'TRUST_PROXY trusts 0.0.0.0/0: anyone in it can choose the address that limits count. Name only your proxies.',
  ])
})

test('reports a misspelled variable', () => {
  expect(errors({ PUBLIC_URI: 'https://tools.example.org' })).toEqual([
    'PUBLIC_URI is no setting of Sundry. Do you mean PUBLIC_URL?',
  ])
})

test.each([
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['public_url', 'PUBLIC_URL'],
  ['OIDC_SECRET', 'OIDC_ISSUER'],
  ['QUOTA_POLL_MB', 'QUOTA_POLLS_MB'],
  ['RETENTION_ROOM_DAYS', 'RETENTION_ROOMS_DAYS'],
  ['API_TOKEN', 'API_TOKENS'],
  ['SMTP_URI', 'SMTP_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
])('%s looks like %s', (name, meant) => {
  expect(findMisspelled({ [name]: 'a' })).toEqual([{ name, meant }])
})

test('variables of other programs, and ours, are not misspelled', () => {
  const others =
    'PATH HOME HOSTNAME HOST PORT USER LOGNAME MAIL SHELL LANG PWD TERM NODE_ENV NODE_OPTIONS POSTGRES_PASSWORD'
  const ours = 'PUBLIC_URL QUOTA_MB OIDC_NAME MAX_STREAMS LOG_LEVEL PASSWORDS'
  const names = `${others} ${ours} PGPASSWORD npm_config_cache INVOCATION_ID JOURNAL_STREAM HTTP_PROXY BASE_URL`
  expect(findMisspelled(Object.fromEntries(names.split(' ').map((name) => [name, 'a'])))).toEqual([])
})
