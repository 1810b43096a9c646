import { expect, test } from 'vitest'
import { OPEN_ACCESS } from './access/access-policy.ts'
import { DEFAULT_QUOTAS, DEFAULT_RETENTION, DEFAULT_STREAMS, readSettings } from './settings.ts'

test('reads all settings from the environment', () => {
  expect(
    readSettings({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/sundry',
      DATABASE_URL: 'postgres://ada:secret@db.example.org/sundry',
      PUBLIC_URL: 'https://tools.example.org/',
      BASE_PATH: '/our/tools/',
      TRUST_PROXY: 'loopback, 10.1.0.0/16',
      RETENTION_POLLS_DAYS: '90',
      RETENTION_QUIZZES_DAYS: '30',
      QUOTA_ROOMS_MB: '500',
      METRICS_TOKEN: 'a-long-enough-token',
      API_ORIGINS: 'https://app.example.org, http://localhost:3000',
      API_DESCRIPTION: 'public',
    }),
  ).toEqual({
    port: 8080,
    hosts: ['127.0.0.1'],
    dataDir: '/var/lib/sundry',
    databaseUrl: 'postgres://ada:secret@db.example.org/sundry',
    publicUrl: 'https://tools.example.org',
    hsts: 'max-age=63072000',
    basePath: '/our/tools',
    trustProxy: 'loopback, 10.1.0.0/16',
    retention: { ...DEFAULT_RETENTION, pollsDays: 90, quizzesDays: 30 },
    metricsToken: 'a-long-enough-token',
    quotas: { ...DEFAULT_QUOTAS, rooms: 500 * 2 ** 20 },
    streams: DEFAULT_STREAMS,
    log: { format: 'text', level: 'info' },
    apiOrigins: ['https://app.example.org', 'http://localhost:3000'],
    hasPublicApiDescription: true,
    isDemo: false,
    access: OPEN_ACCESS,
    allowsPasswords: true,
  })
})

test.each(['app.example.org', 'https://app.example.org/', 'https://a.example,*x'])(
  'API_ORIGINS=%s is refused by name',
  (API_ORIGINS) => {
    expect(() => readSettings({ API_ORIGINS })).toThrow(/^API_ORIGINS must be \* or origins such as /)
  },
)

test.each([
  [undefined, ['::']],
  ['0.0.0.0', ['0.0.0.0']],
  ['127.0.0.1, ::1', ['127.0.0.1', '::1']],
  ['/run/sundry.sock', ['/run/sundry.sock']],
])('HOST=%s listens at %j', (HOST, hosts) => {
  expect(readSettings({ HOST }).hosts).toEqual(hosts)
})

test.each([
  [undefined, 'https://a.example', 'max-age=63072000'],
  ['off', 'https://a.example', undefined],
  ['86400', 'https://a.example', 'max-age=86400'],
  ['0', 'https://a.example', 'max-age=0'],
  ['86400', 'http://a.example', undefined],
  ['86400', undefined, undefined],
])('HSTS=%s with PUBLIC_URL %s sends %s', (HSTS, PUBLIC_URL, header) => {
  expect(readSettings({ HSTS, PUBLIC_URL }).hsts).toBe(header)
})

test('HSTS rejects anything else by name', () => {
  expect(() => readSettings({ HSTS: 'on' })).toThrow(
    'HSTS must be off, or a maximum age in seconds, not "on"',
  )
})

test.each([
  [undefined, undefined],
  ['off', undefined],
  ['stdout', 'stdout'],
  ['/var/log/sundry/auth.log', '/var/log/sundry/auth.log'],
])('AUTH_LOG=%s logs failed sign-ins to %s', (AUTH_LOG, target) => {
  expect(readSettings({ AUTH_LOG }).authLog).toBe(target)
})

test.each(['on', 'auth.log', './auth.log'])('AUTH_LOG=%s is refused by name', (AUTH_LOG) => {
  expect(() => readSettings({ AUTH_LOG })).toThrow(
    `AUTH_LOG must be off, stdout or an absolute path, not "${AUTH_LOG}"`,
  )
})

const MB = 1_048_576

test('each number is read from the variable of its name', () => {
  const { retention, quotas, streams, log, ocrDataDir, suggestionsUrl } = readSettings({
    RETENTION_POLLS_DAYS: '1',
    RETENTION_QUIZZES_DAYS: '2',
    RETENTION_ROOMS_DAYS: '3',
    RETENTION_UNCONFIRMED_DAYS: '4',
    QUOTA_MB: '10',
    QUOTA_POLLS_MB: '11',
    QUOTA_ROOMS_MB: '12',
    QUOTA_QUIZZES_MB: '13',
    QUOTA_ACCOUNTS_MB: '14',
    MAX_STREAMS: '20',
    MAX_STREAMS_PER_ADDRESS: '21',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'warn',
    OCR_DATA_DIR: '/languages',
    SUGGESTIONS_URL: 'https://example.org/ideas',
  })
  expect(retention).toEqual({ pollsDays: 1, quizzesDays: 2, roomsDays: 3, unconfirmedDays: 4 })
  expect(quotas).toEqual({
    all: 10 * MB,
    polls: 11 * MB,
    rooms: 12 * MB,
    quizzes: 13 * MB,
    accounts: 14 * MB,
  })
  expect(streams).toEqual({ total: 20, perAddress: 21 })
  expect(log).toEqual({ format: 'json', level: 'warn' })
  expect([ocrDataDir, suggestionsUrl]).toEqual(['/languages', 'https://example.org/ideas'])
})

test.each(['0', '-1', '1.5', '1e3', '01', ' 1', 'ten', '1000000000'])(
  'MAX_STREAMS=%s is refused by name',
  (text) => {
    expect(() => readSettings({ MAX_STREAMS: text })).toThrow(
      new Error(`MAX_STREAMS must be a whole number from 1 on, not "${text}"`),
    )
  },
)

test('accepts the minimum and maximum of a setting', () => {
  expect(readSettings({ MAX_STREAMS: '999999999' }).streams.total).toBe(999_999_999)
  expect(readSettings({ MAX_STREAMS: '1' }).streams.total).toBe(1)
  expect([readSettings({ PORT: '0' }).port, readSettings({ PORT: '65535' }).port]).toEqual([0, 65_535])
  expect(readSettings({ METRICS_TOKEN: 'a'.repeat(16) }).metricsToken).toBe('a'.repeat(16))
  expect(readSettings({ DATABASE_URL: 'postgresql://db/sundry' }).databaseUrl).toBe('postgresql://db/sundry')
  expect(readSettings({ PUBLIC_URL: 'http://10.0.0.1:8080/' }).publicUrl).toBe('http://10.0.0.1:8080')
  expect(readSettings({ BASE_PATH: '/a_b/c.d~e-f' }).basePath).toBe('/a_b/c.d~e-f')
})

test.each(['a'.repeat(15), `${'a'.repeat(16)} b`, 'é'.repeat(16)])(
  'rejects a metrics token that is short or has other characters, without repeating it: %s',
  (token) => {
    expect(() => readSettings({ METRICS_TOKEN: token })).toThrow(
      new Error('METRICS_TOKEN must have 16 characters or more, without blanks'),
    )
  },
)

test.each(['a'.repeat(15), `${'a'.repeat(16)},`, `${'a'.repeat(10)} ${'b'.repeat(10)}`])(
  'of the program tokens “%s” none is accepted',
  (tokens) => {
    expect(() => readSettings({ API_TOKENS: tokens })).toThrow(/^API_TOKENS must be tokens of at least 16/)
  },
)

test.each([
  ['Sundry <sundry@example.org>', true],
  ['sundry@example.org', true],
  ['Sundry <sundry@example.org>\r\nBcc: all@example.org', false],
  ['Sundry\n<sundry@example.org>', false],
  ['@example.org', false],
  ['sundry@', false],
])('MAIL_FROM=%j is accepted: %s', (from, isAccepted) => {
  const read = () =>
    readSettings({
      SMTP_URL: 'smtps://mail.example.org',
      PUBLIC_URL: 'https://a.example',
      MAIL_FROM: from,
    }).smtp
  if (isAccepted) expect(read()).toEqual({ url: 'smtps://mail.example.org', from })
  else expect(read).toThrow(/^MAIL_FROM must look like/)
})

test('a mail server is used with a sender of the site’s own name, unless one is named', () => {
  const environment = {
    SMTP_URL: 'smtp://ada:secret@mail.example.org:587',
    PUBLIC_URL: 'https://tools.example.org',
  }
  expect(readSettings(environment).smtp).toEqual({
    url: 'smtp://ada:secret@mail.example.org:587',
    from: 'Sundry <sundry@tools.example.org>',
  })
  const named = { ...environment, MAIL_FROM: 'Tools <tools@example.org>' }
  expect(readSettings(named).smtp?.from).toBe('Tools <tools@example.org>')
})

test.each([
  [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL must look like smtp://user:password@mail.example.org:587'],
  [{ SMTP_URL: 'smtp://mail.example.org' }, 'SMTP_URL needs PUBLIC_URL too: links in emails lead there'],
])('%o is refused by name', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new Error(sentence))
})

test.each(['tools', '/our tools', '//example.org', '/a/../b', '/a?b', '/a%20b'])(
  'BASE_PATH=%s is refused by name',
  (path) => {
    expect(() => readSettings({ BASE_PATH: path })).toThrow(/^BASE_PATH must look like \/tools, .* not "/)
  },
)

test.each(['http', '-1', '65536', '80.5'])('PORT=%s is refused by name', (port) => {
  expect(() => readSettings({ PORT: port })).toThrow(`PORT must be a number from 0 to 65535, not "${port}"`)
})

test('the address of a database that cannot be read is refused without repeating its password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://ada:secret@db/sundry' })).toThrow(
    /^DATABASE_URL must look like postgres:\/\/user:password@host:5432\/database$/,
  )
})

test.each(['tools.example.org', 'ftp://a.example', 'https://a.example/tools'])(
  'PUBLIC_URL=%s is refused by name',
  (url) => {
    expect(() => readSettings({ PUBLIC_URL: url })).toThrow(
      `PUBLIC_URL must look like https://tools.example.org, not "${url}"`,
    )
  },
)

test('splits API tokens at commas, and rejects a short one without repeating it', () => {
  expect(readSettings({ API_TOKENS: 'a-token-of-ada-0001, a-token-of-ben-0002' }).apiTokens).toEqual([
    'a-token-of-ada-0001',
    'a-token-of-ben-0002',
  ])
  const error = 'API_TOKENS must be tokens of at least 16 characters, separated by commas'
  expect(() => readSettings({ API_TOKENS: 'a-token-of-ada-0001,secret' })).toThrow(new Error(error))
})

test('readSettings(): accepts the listed values of feature access and rejects others by name', () => {
  const { access, notice, contactUrl } = readSettings({
    SIGN_UP: 'invited',
    POLLS: 'accounts',
    ROOMS: 'off',
    NEWSLETTER: 'off',
    PLANS: 'off',
    DISABLED_TOOLS: 'metronome, api-tester,metronome,',
    SITE_NOTICE: 'For the people of our town. ',
    CONTACT_URL: 'mailto:ada@example.org',
  })
  expect(access).toEqual({
    signUp: 'invited',
    polls: 'accounts',
    rooms: 'off',
    hasNewsletter: false,
    hasPlans: false,
    disabledTools: ['api-tester', 'metronome'],
  })
  expect([notice, contactUrl]).toEqual(['For the people of our town.', 'mailto:ada@example.org'])
})

test.each([
  [{ SIGN_UP: 'no' }, 'SIGN_UP must be one of open, invited, closed, not "no"'],
  [{ POLLS: 'on' }, 'POLLS must be one of anyone, accounts, off, not "on"'],
  [{ ROOMS: 'Off' }, 'ROOMS must be one of anyone, accounts, off, not "Off"'],
  [{ NEWSLETTER: 'false' }, 'NEWSLETTER must be one of on, off, not "false"'],
  [{ PLANS: '0' }, 'PLANS must be one of on, off, not "0"'],
])('%o stops the start', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new Error(sentence))
})

test('a variable that is set to nothing is as one that is not set', () => {
  expect(
    readSettings({
      SIGN_UP: '',
      POLLS: '',
      ROOMS: '',
      NEWSLETTER: '',
      PLANS: '',
      LOG_FORMAT: '',
      PASSWORDS: '',
    }),
  ).toEqual(readSettings({}))
})

const OIDC = {
  OIDC_ISSUER: 'https://login.example.org/realms/town',
  OIDC_CLIENT_ID: 'sundry',
  OIDC_CLIENT_SECRET: 'a secret',
  PUBLIC_URL: 'https://tools.example.org',
}

test('single sign-on is named after its host by default', () => {
  const { sso, allowsPasswords } = readSettings({ ...OIDC, PASSWORDS: 'off' })
  expect(sso).toEqual({
    issuer: 'https://login.example.org/realms/town',
    clientId: 'sundry',
    clientSecret: 'a secret',
    name: 'login.example.org',
    allowedDomains: [],
    allowedGroups: [],
  })
  expect(allowsPasswords).toBe(false)
  expect(readSettings({ ...OIDC, OIDC_NAME: 'Town Hall' }).sso?.name).toBe('Town Hall')
})

test('single sign-on is restricted to domains and groups, and sessions to an age', () => {
  const { sso, sessionMaxDays } = readSettings({
    ...OIDC,
    OIDC_ALLOWED_DOMAINS: 'Example.org, müller.example,',
    OIDC_ALLOWED_GROUPS: ' Staff , /it/admins',
    SESSION_MAX_DAYS: '7',
  })
  expect([sso?.allowedDomains, sso?.allowedGroups, sessionMaxDays]).toEqual([
    ['example.org', 'müller.example'],
    ['Staff', '/it/admins'],
    7,
  ])
  expect(readSettings({}).sessionMaxDays).toBeUndefined()
})

test.each([
  [
    { ...OIDC, OIDC_ALLOWED_DOMAINS: 'example.org,@example.com' },
    'OIDC_ALLOWED_DOMAINS must be domains such as example.org, separated by commas, not "@example.com"',
  ],
  [
    { OIDC_ALLOWED_GROUPS: 'staff' },
    'OIDC_ALLOWED_DOMAINS and OIDC_ALLOWED_GROUPS need OIDC_ISSUER: they restrict its users',
  ],
  [{ SESSION_MAX_DAYS: '0' }, 'SESSION_MAX_DAYS must be a whole number from 1 on, not "0"'],
  [{ ...OIDC, PUBLIC_URL: '' }, 'OIDC_ISSUER needs PUBLIC_URL too: people come back there'],
  [{ PASSWORDS: 'off' }, 'PASSWORDS=off needs OIDC_ISSUER: nobody could sign in'],
  [{ PASSWORDS: 'no' }, 'PASSWORDS must be one of on, off, not "no"'],
])('rejects %o for single sign-on at start', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new Error(sentence))
})

test.each([
  'http://localhost:8080/realm',
  'http://127.0.0.1:8080',
  'http://[::1]:8080',
  'https://a.example/b/',
])('an issuer at %s is used unchanged', (issuer) => {
  expect(readSettings({ ...OIDC, OIDC_ISSUER: issuer }).sso?.issuer).toBe(issuer)
})

test.each([
  'https://a.example/?b',
  'https://a.example/#b',
  'ftp://a.example',
  'a.example',
  'http://localhost.example',
])('an issuer at %s is refused by name', (issuer) => {
  expect(() => readSettings({ ...OIDC, OIDC_ISSUER: issuer })).toThrow(
    new Error(`OIDC_ISSUER must look like https://login.example.org/realm, not "${issuer}"`),
  )
})

test('the three settings of single sign-on are required together', () => {
  for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
    expect(() => readSettings({ ...OIDC, [name]: '' })).toThrow(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three',
    )
  expect(readSettings(OIDC).allowsPasswords).toBe(true)
})

test('the name of an issuer is one line of at most sixty characters', () => {
  const nameOf = (name: string) => readSettings({ ...OIDC, OIDC_NAME: name }).sso?.name
  expect([nameOf(` ${'a'.repeat(60)} `), nameOf('  ')]).toEqual(['a'.repeat(60), 'login.example.org'])
  for (const name of ['a'.repeat(61), 'a\nb'])
    expect(() => nameOf(name)).toThrow(new Error('OIDC_NAME must be one line of at most 60 characters'))
})
