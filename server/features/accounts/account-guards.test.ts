import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createConnection } from '../../http/connection.ts'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { TEST_NOW } from '../../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'
import {
  type AccountsServer,
  ADA,
  createAccountsServer,
  DONE,
  emailOf,
  NOBODY,
  SIGN_IN_FIRST,
  WRONG,
} from './accounts.fixture.ts'

let here: AccountsServer

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    here = await createAccountsServer(engine)
  })

  test('the cookie is out of reach of scripts and of other sites, and secure where the line is', async () => {
    const attributes = async (origin: string) => {
      const response = await here.visitorAt(origin).answerTo('/api/account/sign-in', {
        email: ADA.email,
        password: ADA.password,
      })
      return response.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=…'))
    }
    await here.adaSignedUp()
    const lan = 'http://192.168.1.5:4173'
    const plain = [
      'sundry.session_token=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'sundry-known=…; Max-Age=34560000; Path=/api/account; HttpOnly; SameSite=Strict',
    ]
    expect(await attributes(lan)).toEqual(plain)
    await here.restart({ connection: createConnection('', 'https://tools.example.org') })
    expect(await attributes(lan)).toEqual(plain)
    expect(await attributes('https://tools.example.org')).toEqual([
      '__Host-sundry.session_token=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'sundry-known=…; Max-Age=34560000; Path=/api/account; HttpOnly; Secure; SameSite=Strict',
    ])
  })

  test('a session of before stays: its cookie has the former prefix until it is signed out', async () => {
    const origin = 'https://tools.example.org'
    await here.adaSignedUp()
    await here.restart({ connection: createConnection('', origin) })
    const ada = here.visitorAt(origin)
    await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    expect(await emailOf(ada)).toBe(ADA.email)
    const value = ada.cookies.get('__Host-sundry.session_token') ?? ''
    ada.cookies.delete('__Host-sundry.session_token')
    ada.cookies.set('__Secure-sundry.session_token', value)
    expect(await emailOf(ada)).toBe(ADA.email)
    expect((await ada.post('/api/account/sign-out')).status).toBe(200)
    expect([...ada.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
    expect(await emailOf(ada)).toBeUndefined()
  })

  test('stores neither the secret of a session nor anything of the visitor’s network or browser', async () => {
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    await here.database.deleteFrom('outbox').execute()
    const secret = decodeURIComponent(ada.cookies.get('sundry.session_token') ?? '').split('.')[0] ?? ''
    expect([secret.length, token.length]).toEqual([32, 32])
    const tables = ['account', 'account_login', 'account_session', 'account_link', 'server_secret'] as const
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => here.database.selectFrom(table).selectAll().execute())),
    )
    for (const value of [secret, token, ADA.password, '127.0.0.1', 'TestBrowser'])
      expect([value, stored.includes(value)]).toEqual([value, false])
    expect(here.lines.join('\n')).not.toMatch(/ada@|127\.0\.0\.1|TestBrowser|correct horse/)
  })

  test('stores the kind of browser and system of a session, without versions', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
    const ada = createTestVisitor(here.app(), { userAgent })
    await ada.post('/api/account/sign-up', ADA)
    await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    const sessions = await here.database.selectFrom('account_session').select('device').execute()
    expect(sessions).toEqual([{ device: 'Firefox on Linux' }])
  })

  test('sends no requests to other servers', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('There is no network'))
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  test('rejects an expired or tampered cookie', async () => {
    const ada = await here.adaSignedUp()
    const good = ada.cookies.get('sundry.session_token') ?? ''
    const otherwise = `${good.startsWith('x') ? 'y' : 'x'}${good.slice(1)}`
    for (const bad of [good.slice(0, -4), otherwise, 'x', encodeURIComponent('💥'), '%E0%A4%A']) {
      ada.cookies.set('sundry.session_token', bad)
      expect([bad, await ada.get('/api/account')]).toEqual([bad, NOBODY])
    }
    ada.cookies.set('sundry.session_token', good)
    expect(await emailOf(ada)).toBe('ada@example.com')
    await here.database
      .updateTable('account_session')
      .set({ expires_at: Date.now() - 1 })
      .execute()
    expect(await ada.get('/api/account/sessions')).toEqual(SIGN_IN_FIRST)
    // By a clock that is ahead: once it is corrected, the session is valid again.
    await here.database
      .updateTable('account_session')
      .set({ expires_at: Date.now() + 60_000 })
      .execute()
    expect(await emailOf(ada)).toBe('ada@example.com')
  })

  test('rejects requests from pages of other sites', async () => {
    const ada = await here.adaSignedUp()
    const evil = here.visitorOf('https://evil.example')
    evil.cookies.set('sundry.session_token', ada.cookies.get('sundry.session_token') ?? '')
    for (const path of ['sign-out', 'sign-in', 'delete', 'email', 'reset-link'])
      expect(await evil.post(`/api/account/${path}`)).toEqual({
        status: 403,
        body: { error: 'This request came from a page of another site' },
      })
    expect(await emailOf(ada)).toBe('ada@example.com')
  })

  test('every route rejects requests without a session', async () => {
    const nobody = here.visitor()
    const { password } = ADA
    for (const [path, body] of [
      ['sign-out-everywhere', {}],
      ['sign-out-others', {}],
      ['end-session', { id: 'x' }],
      ['name', { name: 'Eve' }],
      ['email', { email: 'eve@example.com', password }],
      ['password', { password, newPassword: 'my own words' }],
      ['delete', { password }],
    ] as const)
      expect([path, await nobody.post(`/api/account/${path}`, body)]).toEqual([path, SIGN_IN_FIRST])
    expect(await nobody.get('/api/account/data')).toEqual(SIGN_IN_FIRST)
    expect(await nobody.post('/api/account/sign-out')).toEqual(DONE)
  })

  test('there is nothing else under its address', async () => {
    const nobody = here.visitor()
    for (const path of ['/api/auth/ok', '/api/account/get-session', '/api/account/list-sessions'])
      expect(await nobody.get(path)).toEqual({
        status: 404,
        body: { error: 'There is nothing at this address' },
      })
  })

  test('an unknown address is answered like a known one, and no mail is written to it', async () => {
    await here.adaSignedUp()
    const nobody = here.visitor()
    const answers = async (email: string) => [
      await nobody.post('/api/account/reset-link', { email }),
      await nobody.post('/api/account/sign-in', { email, password: 'a wrong guess' }),
    ]
    expect(await answers('nobody@example.com')).toEqual(await answers(ADA.email))
    await here.settle()
    expect(await here.database.selectFrom('outbox').select('recipient').execute()).toEqual([
      { recipient: ADA.email },
    ])
  })

  test('of a hundred wrong passwords, ten are rejected as wrong, the others as too frequent', async () => {
    await here.adaSignedUp()
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, guess) =>
        here.visitor('203.0.113.9').post('/api/account/sign-in', {
          email: ADA.email,
          password: `guess ${guess}`,
        }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 401)).toEqual(Array(10).fill(WRONG))
    expect(guesses.filter(({ status }) => status !== 401)).toEqual(
      Array(90).fill({ status: 429, body: { error: 'Too many requests. Try again in 15 s.' } }),
    )
    const owner = here.visitor('198.51.100.1')
    expect(
      await owner.post('/api/account/sign-in', { email: ADA.email, password: ADA.password }),
    ).toMatchObject({ status: 200 })
  })

  test('limits of guesses, sign-ups and emails are shared between processes', async () => {
    await here.adaSignedUp()
    const eve = here.visitor('203.0.113.9')
    const guess = () =>
      here.visitor('203.0.113.9').post('/api/account/sign-in', { ...signIn, password: 'a guess' })
    for (let time = 0; time < 10; time++) expect(await guess()).toEqual(WRONG)
    for (let time = 0; time < 4; time++) await eve.post('/api/account/reset-link', { email: ADA.email })
    await here.settle()
    const messages = await here.rowsOf('outbox')
    // Another app on the same database, which remembers nothing.
    await here.restart()
    expect(await guess()).toMatchObject({ status: 429 })
    expect(await here.visitor('203.0.113.9').post('/api/account/reset-link', { email: ADA.email })).toEqual(
      DONE,
    )
    await here.settle()
    expect(await here.rowsOf('outbox')).toBe(messages)
  })

  /** Wrong passwords for Ada's account, each from another network. */
  const guessFromEverywhere = async (guesses: number) => {
    for (let guess = 0; guess < guesses; guess++)
      await here.visitor(`2001:db8:${guess.toString(16)}::1`).post('/api/account/sign-in', {
        email: ADA.email,
        password: `guess ${guess}`,
      })
  }
  const signIn = { email: ADA.email, password: ADA.password }
  const SIGNED_IN = { status: 200, body: { account: expect.objectContaining({ email: ADA.email }) } }

  test("guesses from elsewhere lock out neither the owner's browser nor their network", async () => {
    const browser = here.visitor('198.51.100.1')
    expect((await browser.post('/api/account/sign-up', ADA)).status).toBe(200)
    await guessFromEverywhere(61)
    const stranger = here.visitor('203.0.113.9')
    expect((await stranger.post('/api/account/sign-in', signIn)).status).toBe(429)
    expect(await here.visitor('198.51.100.1').post('/api/account/sign-in', signIn)).toEqual(SIGNED_IN)
    // Elsewhere, and after a restart, the browser is still known by its cookie.
    await here.restart()
    await guessFromEverywhere(61)
    expect((await here.visitor('198.51.100.1').post('/api/account/sign-in', signIn)).status).toBe(429)
    const abroad = here.visitor('203.0.113.77')
    abroad.cookies.set('sundry-known', browser.cookies.get('sundry-known') ?? '')
    expect(await abroad.post('/api/account/sign-in', signIn)).toEqual(SIGNED_IN)
  })

  test('from a known browser, too, ten wrong passwords are answered, and its cookie is good for its account only', async () => {
    const ada = await here.adaSignedUp()
    const eve = here.visitor('203.0.113.9')
    eve.cookies.set('sundry-known', ada.cookies.get('sundry-known') ?? '')
    const statuses = []
    for (let guess = 0; guess < 12; guess++)
      statuses.push(
        (await eve.post('/api/account/sign-in', { ...signIn, password: `guess ${guess}` })).status,
      )
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const eveAccount = { name: 'Eve', email: 'eve@example.com', password: 'my own words' }
    await here.visitor('198.51.100.7').post('/api/account/sign-up', eveAccount)
    const forged = here.visitor('203.0.113.10')
    forged.cookies.set('sundry-known', ada.cookies.get('sundry-known') ?? '')
    for (let guess = 0; guess < 10; guess++)
      await forged.post('/api/account/sign-in', { email: eveAccount.email, password: `guess ${guess}` })
    const { email, password } = eveAccount
    const again = await here.visitor('203.0.113.10').post('/api/account/sign-in', { email, password })
    expect(again.status).toBe(429)
  })

  test('addresses of one IPv6 network count as one visitor for guesses and as one household for sign-ups', async () => {
    await here.adaSignedUp()
    const statuses = []
    for (let guess = 1; guess <= 12; guess++) {
      const visitor = here.visitor(`2001:db8:1:2::${guess}`)
      const response = await visitor.post('/api/account/sign-in', { ...signIn, password: `guess ${guess}` })
      statuses.push(response.status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
    const signUps = await Promise.all(
      Array.from({ length: 41 }, (_, index) =>
        here.visitor(`2001:db8:1:${(0x200 + index).toString(16)}::1`).post('/api/account/sign-up', {
          ...ADA,
          email: `ada${index}@example.com`,
        }),
      ),
    )
    expect(signUps.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  test('a clock that is set back does not prolong any wait', async () => {
    let clock = TEST_NOW
    let elapsed = 0
    await here.restart({ now: () => clock, elapsed: () => elapsed })
    const guess = () => here.visitor().post('/api/account/sign-in', { ...signIn, password: 'a wrong guess' })
    for (let count = 0; count < 10; count++) await guess()
    clock -= 3_600_000
    expect((await guess()).body).toEqual({ error: 'Too many requests. Try again in 15 s.' })
    elapsed += 15_000
    expect((await guess()).status).toBe(401)
  })

  test('limits password guesses of signed-in users too', async () => {
    const ada = await here.adaSignedUp()
    const answers = []
    for (let guess = 0; guess < 12; guess++)
      answers.push(await ada.post('/api/account/delete', { password: `guess ${guess}` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(403), 429, 429])
    expect(await here.rowsOf('account')).toBe(1)
  })
})
