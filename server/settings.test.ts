import { expect, test } from 'vitest'
import { ALL_OPEN } from './opening/opening.ts'
import { readSettings, USUAL_KEEPS, USUAL_QUOTAS, USUAL_STREAMS } from './settings.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readSettings({})).toEqual({
    port: 4173,
    host: '0.0.0.0',
    dataDir: '.data',
    basePath: '',
    trustProxy: '',
    keeps: USUAL_KEEPS,
    quotas: USUAL_QUOTAS,
    streams: USUAL_STREAMS,
    log: { form: 'text', level: 'info' },
    opening: ALL_OPEN,
    takesPasswords: true,
  })
})

test('what is set is used', () => {
  expect(
    readSettings({
      PORT: '8080',
      HOST: '127.0.0.1',
      DATA_DIR: '/var/lib/sundry',
      DATABASE_URL: 'postgres://ada:secret@db.example.org/sundry',
      PUBLIC_URL: 'https://tools.example.org/',
      BASE_PATH: '/our/tools/',
      TRUST_PROXY: 'loopback, 10.1.0.0/16',
      KEEP_POLLS_DAYS: '90',
      KEEP_QUIZZES_DAYS: '30',
      QUOTA_ROOMS_MB: '500',
      METRICS_TOKEN: 'a-long-enough-token',
    }),
  ).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/var/lib/sundry',
    databaseUrl: 'postgres://ada:secret@db.example.org/sundry',
    publicUrl: 'https://tools.example.org',
    basePath: '/our/tools',
    trustProxy: 'loopback, 10.1.0.0/16',
    keeps: { ...USUAL_KEEPS, pollsDays: 90, quizzesDays: 30 },
    metricsToken: 'a-long-enough-token',
    quotas: { ...USUAL_QUOTAS, rooms: 500 * 2 ** 20 },
    streams: USUAL_STREAMS,
    log: { form: 'text', level: 'info' },
    opening: ALL_OPEN,
    takesPasswords: true,
  })
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
  [
    { SMTP_URL: 'smtp://mail.example.org', PUBLIC_URL: 'https://a.example', MAIL_FROM: 'Ada' },
    'MAIL_FROM must look like Sundry <sundry@example.org>, not "Ada"',
  ],
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

test('tokens of programs are told apart by commas, and a short one is refused without being repeated', () => {
  expect(readSettings({ API_TOKENS: 'a-token-of-ada-0001, a-token-of-ben-0002' }).apiTokens).toEqual([
    'a-token-of-ada-0001',
    'a-token-of-ben-0002',
  ])
  const refusal = 'API_TOKENS must be tokens of at least 16 characters, separated by commas'
  expect(() => readSettings({ API_TOKENS: 'a-token-of-ada-0001,secret' })).toThrow(new Error(refusal))
})

test('doors are closed by words, and an unknown word is refused with those that are allowed', () => {
  const { opening, notice, contactUrl } = readSettings({
    SIGN_UP: 'invited',
    POLLS: 'accounts',
    ROOMS: 'off',
    NEWSLETTER: 'off',
    PLANS: 'off',
    HIDE_TOOLS: 'metronome, api-tester,metronome,',
    NOTICE: 'For the people of our town. ',
    CONTACT_URL: 'mailto:ada@example.org',
  })
  expect(opening).toEqual({
    signUp: 'invited',
    polls: 'accounts',
    rooms: 'off',
    hasNewsletter: false,
    hasPlans: false,
    hiddenTools: ['api-tester', 'metronome'],
  })
  expect([notice, contactUrl]).toEqual(['For the people of our town.', 'mailto:ada@example.org'])
})

test.each([
  [{ SIGN_UP: 'no' }, 'SIGN_UP must be one of open, invited, closed, not "no"'],
  [{ POLLS: 'on' }, 'POLLS must be one of anyone, accounts, off, not "on"'],
  [{ ROOMS: 'Off' }, 'ROOMS must be one of anyone, accounts, off, not "Off"'],
  [{ NEWSLETTER: 'false' }, 'NEWSLETTER must be one of on, off, not "false"'],
  [{ PLANS: '0' }, 'PLANS must be one of on, off, not "0"'],
  [{ NOTICE: 'one\ntwo' }, 'NOTICE must be one line of at most 300 characters'],
  [
    { CONTACT_URL: 'javascript:alert(1)' },
    'CONTACT_URL must look like https://example.org/contact or mailto:you@example.org, not "javascript:alert(1)"',
  ],
])('%o stops the start', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new Error(sentence))
})

test('a variable that is set to nothing is as one that is not set', () => {
  expect(
    readSettings({ SIGN_UP: '', POLLS: '', ROOMS: '', NEWSLETTER: '', PLANS: '', LOG: '', PASSWORDS: '' }),
  ).toEqual(readSettings({}))
})

const OIDC = {
  OIDC_ISSUER: 'https://login.example.org/realms/town',
  OIDC_CLIENT_ID: 'sundry',
  OIDC_CLIENT_SECRET: 'a secret',
  PUBLIC_URL: 'https://tools.example.org',
}

test('single sign-on is named after its host, unless it is named', () => {
  const { sso, takesPasswords } = readSettings({ ...OIDC, PASSWORDS: 'off' })
  expect(sso).toEqual({
    issuer: 'https://login.example.org/realms/town',
    clientId: 'sundry',
    clientSecret: 'a secret',
    name: 'login.example.org',
  })
  expect(takesPasswords).toBe(false)
  expect(readSettings({ ...OIDC, OIDC_NAME: 'Town Hall' }).sso?.name).toBe('Town Hall')
})

test.each([
  [
    { OIDC_ISSUER: OIDC.OIDC_ISSUER },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three',
  ],
  [{ ...OIDC, PUBLIC_URL: '' }, 'OIDC_ISSUER needs PUBLIC_URL too: people come back there'],
  [
    { ...OIDC, OIDC_ISSUER: 'http://login.example.org' },
    'OIDC_ISSUER must look like https://login.example.org/realm, not "http://login.example.org"',
  ],
  [{ PASSWORDS: 'off' }, 'PASSWORDS=off needs OIDC_ISSUER: nobody could sign in'],
  [{ PASSWORDS: 'no' }, 'PASSWORDS must be one of on, off, not "no"'],
])('%o of single sign-on stops the start', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new Error(sentence))
})
