import type { Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import type { Database } from '../../database/open-database.ts'
import { connectionThrough } from '../../http/connection.ts'
import type { Outside } from '../../outside.ts'
import { ENGINES, emptyDatabase } from '../../testing/test-databases.ts'
import { TEST_NOW, testOutside } from '../../testing/test-outside.ts'
import { testVisitor } from '../../testing/test-visitor.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' }
const DONE = { status: 200, body: { done: true } }
const NOBODY = { status: 200, body: {} }
const SIGN_IN_FIRST = { status: 401, body: { error: 'Sign in first' } }
const LINK_ENDED = {
  status: 410,
  body: { error: 'This link has been used already, or is too old. Ask for a new one.' },
}
const WRONG = { status: 401, body: { error: 'The e-mail address or the password is wrong' } }

let database: Database
let outside: Outside
let app: Hono
let time: number
let lines: string[]

async function start(given: Partial<Outside> = {}): Promise<void> {
  outside = await testOutside({
    database,
    now: () => time,
    log: (line) => lines.push(line),
    connection: connectionThrough(''),
    ...given,
  })
  app = await createApp(outside)
}

async function adaSignedUp() {
  const ada = testVisitor(app)
  expect(await ada.post('/api/account/sign-up', ADA)).toEqual({ status: 200, body: { isSignedIn: true } })
  return ada
}

async function emailOf(visitor: ReturnType<typeof testVisitor>): Promise<string | undefined> {
  const { body } = await visitor.get('/api/account')
  return (body as { account?: { email: string } }).account?.email
}

/** The token of the newest link in the outbox. */
async function mailedToken(): Promise<string> {
  await outside.background.idle()
  const letters = await database.selectFrom('outbox').selectAll().execute()
  return /#(?:token|confirm)=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
}

async function rowsOf(table: 'account' | 'account_login' | 'account_session' | 'account_link' | 'outbox') {
  return (await database.selectFrom(table).selectAll().execute()).length
}

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    time = TEST_NOW
    lines = []
    await start()
  })

  test('an account is made, used, changed and deleted, and nothing of it stays', async () => {
    const ada = testVisitor(app)
    expect(await ada.get('/api/account')).toEqual(NOBODY)
    expect(await ada.post('/api/account/sign-up', { ...ADA, email: ' Ada@Example.com ' })).toEqual({
      status: 200,
      body: { isSignedIn: true },
    })
    expect(await ada.get('/api/account')).toEqual({
      status: 200,
      body: { account: { email: 'ada@example.com', name: 'Ada Lovelace', createdAt: expect.any(Number) } },
    })
    expect(await ada.post('/api/account/sign-out')).toEqual(DONE)
    expect(await ada.get('/api/account')).toEqual(NOBODY)
    expect(await rowsOf('account_session')).toBe(0)

    expect(await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })).toEqual({
      status: 200,
      body: { account: { email: 'ada@example.com', name: 'Ada Lovelace', createdAt: expect.any(Number) } },
    })
    expect(await ada.post('/api/account/name', { name: '  Ada   King ' })).toEqual(DONE)
    expect(
      await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' }),
    ).toEqual(DONE)
    expect(
      await ada.post('/api/account/email', { email: 'ada@king.example', password: 'a new battery' }),
    ).toEqual({ status: 200, body: { isChanged: true } })
    expect(await ada.get('/api/account')).toEqual({
      status: 200,
      body: { account: { email: 'ada@king.example', name: 'Ada King', createdAt: expect.any(Number) } },
    })

    expect(await ada.post('/api/account/delete', { password: 'a new horse' })).toEqual({
      status: 403,
      body: { error: 'The password is wrong' },
    })
    await ada.post('/api/account/reset-link', { email: 'ada@king.example' })
    await outside.background.idle()
    expect(await ada.post('/api/account/delete', { password: 'a new battery' })).toEqual(DONE)
    expect(await ada.get('/api/account')).toEqual(NOBODY)
    for (const table of ['account', 'account_login', 'account_session', 'account_link', 'outbox'] as const)
      expect([table, await rowsOf(table)]).toEqual([table, 0])
  })

  test('the cookie is out of reach of scripts and of other sites, and secure where the line is', async () => {
    const attributes = async () => {
      const answer = await testVisitor(app).answerTo('/api/account/sign-in', {
        email: ADA.email,
        password: ADA.password,
      })
      return answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '=…'))
    }
    await adaSignedUp()
    expect(await attributes()).toEqual([
      'sundry.session_token=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ])
    await start({ connection: connectionThrough('', 'https://tools.example.org') })
    expect(await attributes()).toEqual([
      '__Secure-sundry.session_token=…; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  test('stores neither the secret of a session nor anything of the visitor’s network or browser', async () => {
    const ada = await adaSignedUp()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const token = await mailedToken()
    await database.deleteFrom('outbox').execute()
    const secret = decodeURIComponent(ada.cookies.get('sundry.session_token') ?? '').split('.')[0] ?? ''
    expect([secret.length, token.length]).toEqual([32, 32])
    const tables = ['account', 'account_login', 'account_session', 'account_link', 'server_secret'] as const
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute())),
    )
    for (const kept of [secret, token, ADA.password, '127.0.0.1', 'TestBrowser'])
      expect([kept, stored.includes(kept)]).toEqual([kept, false])
    expect(lines.join('\n')).not.toMatch(/ada@|127\.0\.0\.1|TestBrowser|correct horse/)
  })

  test('asks no other server for anything', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('There is no network'))
    const ada = await adaSignedUp()
    await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRestore()
  })

  test('a cookie that was tampered with, or has ended, is nobody’s', async () => {
    const ada = await adaSignedUp()
    const good = ada.cookies.get('sundry.session_token') ?? ''
    for (const bad of [good.slice(0, -4), `x${good.slice(1)}`, 'x', encodeURIComponent('💥'), '%E0%A4%A']) {
      ada.cookies.set('sundry.session_token', bad)
      expect([bad, await ada.get('/api/account')]).toEqual([bad, NOBODY])
    }
    ada.cookies.set('sundry.session_token', good)
    expect(await emailOf(ada)).toBe('ada@example.com')
    await database
      .updateTable('account_session')
      .set({ expires_at: Date.now() - 1 })
      .execute()
    expect(await ada.get('/api/account/sessions')).toEqual(SIGN_IN_FIRST)
  })

  test('a page of another site can do nothing in somebody’s name', async () => {
    const ada = await adaSignedUp()
    const evil = testVisitor(app, { origin: 'https://evil.example' })
    evil.cookies.set('sundry.session_token', ada.cookies.get('sundry.session_token') ?? '')
    for (const path of ['sign-out', 'sign-in', 'delete', 'email', 'reset-link'])
      expect(await evil.post(`/api/account/${path}`)).toEqual({
        status: 403,
        body: { error: 'This request came from a page of another site' },
      })
    expect(await emailOf(ada)).toBe('ada@example.com')
  })

  test('whoever is not signed in is told so, whatever they ask', async () => {
    const nobody = testVisitor(app)
    const { password } = ADA
    for (const [path, body] of [
      ['sign-out-everywhere', {}],
      ['name', { name: 'Eve' }],
      ['email', { email: 'eve@example.com', password }],
      ['password', { password, newPassword: 'my own words' }],
      ['delete', { password }],
    ] as const)
      expect([path, await nobody.post(`/api/account/${path}`, body)]).toEqual([path, SIGN_IN_FIRST])
    expect(await nobody.get('/api/account/data')).toEqual(SIGN_IN_FIRST)
    expect(await nobody.post('/api/account/sign-out')).toEqual(DONE)
  })

  test.each([
    ['sign-up', { ...ADA, email: 'ada' }, 'Enter an e-mail address like name@example.com'],
    ['sign-up', { ...ADA, email: 'ada@localhost' }, 'Enter an e-mail address like name@example.com'],
    ['sign-up', { ...ADA, name: ' \u3000 ' }, 'Enter your name'],
    ['sign-up', { ...ADA, name: 'Ada\0' }, 'A name cannot hold control characters'],
    ['sign-up', { ...ADA, name: 'a'.repeat(101) }, 'A name has at most 100 characters'],
    ['sign-up', { ...ADA, password: '1234567' }, 'Use a password of at least 8 characters'],
    ['sign-up', { ...ADA, password: 'a'.repeat(129) }, 'A password has at most 128 characters'],
    ['sign-up', { ...ADA, emailVerified: true }, 'Invalid key: Expected never but received "emailVerified"'],
    ['sign-in', { email: ADA.email, password: '' }, 'Enter your password'],
    ['reset', { token: 'x', password: 'long enough' }, 'This link is incomplete'],
  ])('%s refuses what it cannot take, and says why', async (path, body, error) => {
    expect(await testVisitor(app).post(`/api/account/${path}`, body)).toEqual({
      status: 400,
      body: { error },
    })
    expect(await rowsOf('account')).toBe(0)
  })

  test('there is nothing else under its address', async () => {
    const nobody = testVisitor(app)
    for (const path of ['/api/auth/ok', '/api/account/get-session', '/api/account/list-sessions'])
      expect(await nobody.get(path)).toEqual({
        status: 404,
        body: { error: 'There is nothing at this address' },
      })
  })

  test('a password is set anew by a link that works once, and only the newest one', async () => {
    const ada = await adaSignedUp()
    const ask = () => testVisitor(app).post('/api/account/reset-link', { email: ADA.email })
    expect(await ask()).toEqual(DONE)
    const stolen = await mailedToken()
    expect(await ask()).toEqual(DONE)
    const token = await mailedToken()
    expect(token).not.toBe(stolen)

    const reset = (with_: string, password: string) =>
      testVisitor(app).post('/api/account/reset', { token: with_, password })
    expect(await reset(stolen, 'the words of a thief')).toEqual(LINK_ENDED)
    expect(await reset(token, 'short')).toEqual({
      status: 400,
      body: { error: 'Use a password of at least 8 characters' },
    })
    expect(await reset(token, 'a new battery')).toEqual(DONE)
    expect(await reset(token, 'the words of a thief')).toEqual(LINK_ENDED)
    expect(await emailOf(ada)).toBe(undefined)
    expect(await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })).toEqual(
      WRONG,
    )
    expect(
      await ada.post('/api/account/sign-in', { email: ADA.email, password: 'a new battery' }),
    ).toMatchObject({ status: 200 })
  })

  test('of two who use one reset link at once, one succeeds', async () => {
    await adaSignedUp()
    await testVisitor(app).post('/api/account/reset-link', { email: ADA.email })
    const token = await mailedToken()
    const answers = await Promise.all(
      ['the words of one', 'the words of two', 'the words of three'].map((password) =>
        testVisitor(app).post('/api/account/reset', { token, password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  test('a reset link ends after an hour, and with a change of the password or of the address', async () => {
    const ada = await adaSignedUp()
    const use = (token: string) =>
      testVisitor(app).post('/api/account/reset', { token, password: 'the words of a thief' })
    const ask = async () => {
      time += 5 * 60_000
      await ada.post('/api/account/reset-link', { email: (await emailOf(ada)) ?? '' })
      return mailedToken()
    }
    const old = await ask()
    time += 60 * 60_000
    expect(await use(old)).toEqual(LINK_ENDED)
    const beforeChange = await ask()
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    expect(await use(beforeChange)).toEqual(LINK_ENDED)
    const beforeMove = await ask()
    await ada.post('/api/account/email', { email: 'ada@king.example', password: 'a new battery' })
    expect(await use(beforeMove)).toEqual(LINK_ENDED)
  })

  test('an unknown address is answered like a known one, and no mail is written to it', async () => {
    await adaSignedUp()
    const nobody = testVisitor(app)
    const answers = async (email: string) => [
      await nobody.post('/api/account/reset-link', { email }),
      await nobody.post('/api/account/sign-in', { email, password: 'a wrong guess' }),
    ]
    expect(await answers('nobody@example.com')).toEqual(await answers(ADA.email))
    await outside.background.idle()
    expect(await database.selectFrom('outbox').select('recipient').execute()).toEqual([
      { recipient: ADA.email },
    ])
  })

  test('a hundred wrong passwords: ten are called wrong, the others come too often', async () => {
    await adaSignedUp()
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, guess) =>
        testVisitor(app, { from: '203.0.113.9' }).post('/api/account/sign-in', {
          email: ADA.email,
          password: `guess ${guess}`,
        }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 401)).toEqual(Array(10).fill(WRONG))
    expect(guesses.filter(({ status }) => status !== 401)).toEqual(
      Array(90).fill({ status: 429, body: { error: 'Too many requests. Try again in 15 s.' } }),
    )
    const owner = testVisitor(app, { from: '198.51.100.1' })
    expect(
      await owner.post('/api/account/sign-in', { email: ADA.email, password: ADA.password }),
    ).toMatchObject({ status: 200 })
  })

  test('somebody signed in cannot guess the password either', async () => {
    const ada = await adaSignedUp()
    const answers = []
    for (let guess = 0; guess < 12; guess++)
      answers.push(await ada.post('/api/account/delete', { password: `guess ${guess}` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(403), 429, 429])
    expect(await rowsOf('account')).toBe(1)
  })

  test('a new password ends every other session, and signing out everywhere ends all', async () => {
    const laptop = await adaSignedUp()
    const phone = testVisitor(app)
    await phone.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    const sessions = await laptop.get('/api/account/sessions')
    expect(sessions).toEqual({
      status: 200,
      body: {
        sessions: [false, true].map((isThisOne) => ({
          signedInAt: expect.any(Number),
          lastSeenAt: expect.any(Number),
          isThisOne,
        })),
      },
    })
    await laptop.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    expect([await emailOf(laptop), await emailOf(phone)]).toEqual(['ada@example.com', undefined])

    await phone.post('/api/account/sign-in', { email: ADA.email, password: 'a new battery' })
    expect(await laptop.post('/api/account/sign-out-everywhere')).toEqual(DONE)
    expect([await emailOf(laptop), await emailOf(phone)]).toEqual([undefined, undefined])
  })

  test('signing in again ends the session that the browser had', async () => {
    const ada = await adaSignedUp()
    await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    expect([await rowsOf('account_session'), await emailOf(ada)]).toEqual([1, 'ada@example.com'])
  })

  test('without a mail server a second account with an address is refused, and the first stays', async () => {
    await adaSignedUp()
    expect(
      await testVisitor(app).post('/api/account/sign-up', { ...ADA, password: 'the words of a thief' }),
    ).toEqual({
      status: 409,
      body: {
        error:
          'This e-mail address cannot be used for a new account. If it is yours, sign in or reset the password.',
      },
    })
    const bob = testVisitor(app)
    await bob.post('/api/account/sign-up', { ...ADA, email: 'bob@example.com' })
    expect(await bob.post('/api/account/email', { email: ADA.email, password: ADA.password })).toEqual({
      status: 409,
      body: { error: 'This e-mail address cannot be used' },
    })
  })

  test('of three who sign up with one address at once, one gets it', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => testVisitor(app).post('/api/account/sign-up', ADA)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect([await rowsOf('account'), await rowsOf('account_login')]).toEqual([1, 1])
  })

  test('the download holds everything but secrets', async () => {
    const ada = await adaSignedUp()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    await outside.background.idle()
    const { status, body } = await ada.get('/api/account/data')
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect([status, body]).toEqual([
      200,
      {
        account: { email: ADA.email, name: ADA.name, isEmailConfirmed: false, createdAt: day },
        sessions: [{ signedInAt: day, lastSeenAt: day, endsAt: day }],
        mailedLinks: [{ purpose: 'reset-password', email: ADA.email, endsAt: '2023-11-14T23:13:20.000Z' }],
        waitingMails: [{ subject: 'Set a new password for Sundry', writtenAt: '2023-11-14T22:13:20.000Z' }],
      },
    ])
  })
})
