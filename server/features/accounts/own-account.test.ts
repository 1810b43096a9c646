import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#lib/dates/durations.ts'
import { runMaintenance } from '../../maintenance.ts'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import type { TestVisitor } from '../../testing/visitor.fixture.ts'
import {
  type AccountsServer,
  ADA,
  BOB,
  createAccountsServer,
  DONE,
  emailOf,
  LINK_ENDED,
  SIGN_IN_FIRST,
  WRONG,
} from './accounts.fixture.ts'

const SIGN_IN = { email: ADA.email, password: ADA.password }

let here: AccountsServer

/** Lets time pass, for the server and for the library, after `vi.useFakeTimers()`. */
function pass(ms: number): void {
  here.pass(ms)
  vi.setSystemTime(Date.now() + ms)
}

afterEach(() => {
  vi.useRealTimers()
})

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    here = await createAccountsServer(engine)
  })

  /** Ada and Bob, both signed in, Bob on two devices. */
  async function adaAndBob() {
    const [ada, bob, bobsPhone] = [await here.adaSignedUp(), here.visitor(), here.visitor()]
    await bob.post('/api/account/sign-up', BOB)
    await bobsPhone.post('/api/account/sign-in', { email: BOB.email, password: BOB.password })
    return { ada, bob, bobsPhone }
  }

  test('signing out everywhere leaves other users signed in', async () => {
    const { ada, bob, bobsPhone } = await adaAndBob()
    expect(await ada.post('/api/account/sign-out-everywhere')).toEqual(DONE)
    expect([await emailOf(ada), await emailOf(bob), await emailOf(bobsPhone)]).toEqual([
      undefined,
      BOB.email,
      BOB.email,
    ])
    expect(await bob.post('/api/account/sign-out')).toEqual(DONE)
    expect([await emailOf(bob), await emailOf(bobsPhone)]).toEqual([undefined, BOB.email])
  })

  test('one session or all others are ended, never those of another account', async () => {
    const { ada, bob, bobsPhone } = await adaAndBob()
    const idsOf = async (visitor: TestVisitor) => {
      const { body } = await visitor.get('/api/account/sessions')
      const sessions: { id: string; isThisOne: boolean }[] = Reflect.get(Object(body), 'sessions')
      return sessions.filter(({ isThisOne }) => isThisOne).map(({ id }) => id)
    }
    const [id] = await idsOf(bobsPhone)
    expect(await ada.post('/api/account/end-session', { id })).toEqual(DONE)
    expect(await emailOf(bobsPhone)).toBe(BOB.email)
    expect(await bob.post('/api/account/end-session', { id })).toEqual(DONE)
    expect([await emailOf(bob), await emailOf(bobsPhone)]).toEqual([BOB.email, undefined])
    await bobsPhone.post('/api/account/sign-in', { email: BOB.email, password: BOB.password })
    expect(await bob.post('/api/account/sign-out-others')).toEqual(DONE)
    expect([await emailOf(ada), await emailOf(bob), await emailOf(bobsPhone)]).toEqual([
      ADA.email,
      BOB.email,
      undefined,
    ])
  })

  test('changing name, password or email address affects only that account', async () => {
    const { ada, bob } = await adaAndBob()
    await bob.post('/api/account/reset-link', { email: BOB.email })
    const bobsLink = await here.mailedToken()
    await ada.post('/api/account/name', { name: 'Ada King' })
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    await ada.post('/api/account/email', { email: 'ada@king.example', password: 'a new battery' })
    expect(await bob.get('/api/account')).toMatchObject({
      body: { account: { email: BOB.email, name: BOB.name } },
    })
    const signIn = async (email: string, password: string) =>
      (await here.visitor().post('/api/account/sign-in', { email, password })).status
    expect(await signIn(BOB.email, BOB.password)).toBe(200)
    expect(await signIn('ada@king.example', 'a new battery')).toBe(200)
    expect(await signIn(ADA.email, 'a new battery')).toBe(401)
    const reset = { token: bobsLink, password: 'my very own words' }
    expect(await here.visitor().post('/api/account/reset', reset)).toEqual(DONE)
    expect([await emailOf(ada), await emailOf(bob)]).toEqual(['ada@king.example', undefined])
  })

  test('reports that the new email address is the current one, after verifying the password', async () => {
    const ada = await here.adaSignedUp()
    const change = (password: string) =>
      ada.post('/api/account/email', { email: ' ADA@example.com ', password })
    expect(await change('a wrong guess')).toEqual({ status: 403, body: { error: 'The password is wrong' } })
    expect(await change(ADA.password)).toEqual({
      status: 400,
      body: { error: 'This is the address of your account already' },
    })
  })

  test('a previous email address is free for other accounts', async () => {
    const { ada, bob } = await adaAndBob()
    await ada.post('/api/account/email', { email: 'ada@king.example', password: ADA.password })
    expect(await bob.post('/api/account/email', { email: ADA.email, password: BOB.password })).toEqual({
      status: 200,
      body: { isChanged: true },
    })
    expect([await emailOf(ada), await emailOf(bob)]).toEqual(['ada@king.example', ADA.email])
  })

  test('deleting an account deletes nothing of others, and frees its email address', async () => {
    const { ada, bob } = await adaAndBob()
    for (const { email } of [ADA, BOB]) await here.visitor().post('/api/account/reset-link', { email })
    await here.settle()
    expect(await ada.post('/api/account/delete', { password: ADA.password })).toEqual(DONE)
    expect(await emailOf(bob)).toBe(BOB.email)
    expect({
      account: await here.rowsOf('account'),
      account_login: await here.rowsOf('account_login'),
      account_session: await here.rowsOf('account_session'),
      account_link: await here.rowsOf('account_link'),
      outbox: await here.rowsOf('outbox'),
    }).toEqual({ account: 1, account_login: 1, account_session: 2, account_link: 1, outbox: 1 })
    expect(await here.visitor().post('/api/account/sign-in', SIGN_IN)).toEqual(WRONG)
    expect(ada.cookies.has('sundry.session_token')).toBe(false)
    expect(await here.visitor().post('/api/account/sign-up', ADA)).toMatchObject({ status: 200 })
  })

  test('an account has one download at a time, which others do not wait for', async () => {
    const { ada, bob, bobsPhone } = await adaAndBob()
    const first = await bob.open('/api/account/data')
    const refused = {
      status: 409,
      body: { error: 'Your data is being downloaded already. Wait until that download has ended.' },
    }
    expect(await bobsPhone.get('/api/account/data')).toEqual(refused)
    expect(await bob.get('/api/account/data')).toEqual(refused)
    expect((await ada.get('/api/account/data')).status).toBe(200)
    expect(JSON.parse(await first.text())).toMatchObject({ account: { email: BOB.email } })
    const second = await bob.open('/api/account/data')
    expect(second.status).toBe(200)
    await second.body?.cancel()
    expect((await bob.open('/api/account/data', 'HEAD')).headers.get('content-type')).toBe('application/json')
    expect((await bobsPhone.get('/api/account/data')).status).toBe(200)
  })

  test('an account can be downloaded sixty times in a row, then every ten seconds', async () => {
    const ada = await here.adaSignedUp()
    for (let count = 0; count < 60; count++) expect((await ada.get('/api/account/data')).status).toBe(200)
    expect(await ada.get('/api/account/data')).toEqual({
      status: 429,
      body: { error: 'Too many requests. Try again in 10 s.' },
    })
  })

  test('a download contains nothing of other accounts', async () => {
    const { ada, bob } = await adaAndBob()
    await bob.post('/api/account/reset-link', { email: BOB.email })
    await bob.post('/api/plan/trial', { plan: 'pro' })
    await here.settle()
    expect((await ada.get('/api/account/data')).body).toMatchObject({
      account: { email: ADA.email, name: ADA.name },
      sessions: [expect.anything()],
      mailedLinks: [],
      waitingMails: [],
      plan: { trials: [] },
      tools: {},
    })
    expect((await bob.get('/api/account/data')).body).toMatchObject({
      sessions: [expect.anything(), expect.anything()],
      mailedLinks: [{ email: BOB.email }],
      waitingMails: [{ subject: 'Set a new password for Sundry' }],
    })
  })

  test('lists sessions with times of creation, last use and expiry, the latest first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    const laptop = await here.adaSignedUp()
    pass(DAY_MS)
    const phone = here.visitor()
    await phone.post('/api/account/sign-in', SIGN_IN)
    pass(DAY_MS)
    const phoneAt = TEST_NOW + DAY_MS
    const id = expect.any(String)
    expect((await laptop.get('/api/account/sessions')).body).toEqual({
      sessions: [
        { id, device: '', signedInAt: phoneAt, lastSeenAt: phoneAt, isThisOne: false },
        { id, device: '', signedInAt: TEST_NOW, lastSeenAt: TEST_NOW + 2 * DAY_MS, isThisOne: true },
      ],
    })
    expect((await laptop.get('/api/account/data')).body).toMatchObject({
      account: { createdAt: '2023-11-14T22:13:20.000Z' },
      sessions: [
        {
          signedInAt: '2023-11-15T22:13:20.000Z',
          lastSeenAt: '2023-11-15T22:13:20.000Z',
          endsAt: '2023-12-15T22:13:20.000Z',
        },
        {
          signedInAt: '2023-11-14T22:13:20.000Z',
          lastSeenAt: '2023-11-16T22:13:20.000Z',
          endsAt: '2023-12-16T22:13:20.000Z',
        },
      ],
    })
  })

  test('an unused session ends after thirty days, is not listed any more, and is left to the daily cleanup', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    const { ada, bob } = await adaAndBob()
    pass(29 * DAY_MS)
    const phone = here.visitor()
    await phone.post('/api/account/sign-in', SIGN_IN)
    expect(await here.rowsOf('account_session')).toBe(4)
    pass(DAY_MS)
    expect((await phone.get('/api/account/sessions')).body).toMatchObject({ sessions: [{ isThisOne: true }] })
    expect(await here.rowsOf('account_session')).toBe(4)
    await here.visitor().post('/api/account/sign-in', SIGN_IN)
    // A clock that is ahead deletes none.
    expect(await here.rowsOf('account_session')).toBe(5)
    pass(1)
    expect([await ada.get('/api/account/sessions'), await bob.get('/api/account/sessions')]).toEqual([
      SIGN_IN_FIRST,
      SIGN_IN_FIRST,
    ])
  })

  test('the list of sessions ends with those that are too old, though they are used', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    await here.restart({ sessionMaxAgeMs: 3 * DAY_MS })
    const laptop = await here.adaSignedUp()
    pass(DAY_MS)
    const phone = here.visitor()
    await phone.post('/api/account/sign-in', SIGN_IN)
    const listed = async () => {
      const { body } = await phone.get('/api/account/sessions')
      const sessions: { signedInAt: number }[] = Reflect.get(Object(body), 'sessions')
      return sessions.map(({ signedInAt }) => signedInAt)
    }
    pass(2 * DAY_MS)
    expect([await emailOf(laptop), await listed()]).toEqual([ADA.email, [TEST_NOW + DAY_MS, TEST_NOW]])
    pass(1)
    expect([await emailOf(laptop), await listed()]).toEqual([undefined, [TEST_NOW + DAY_MS]])
    expect((await phone.get('/api/account/data')).body).toMatchObject({
      sessions: [{ signedInAt: '2023-11-15T22:13:20.000Z', endsAt: '2023-11-18T22:13:20.000Z' }],
    })
  })

  test('a session that is used lives on for thirty days from then', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW })
    const ada = await here.adaSignedUp()
    for (const day of [20, 49, 78]) {
      vi.setSystemTime(TEST_NOW + day * DAY_MS)
      expect(await emailOf(ada)).toBe(ADA.email)
    }
    vi.setSystemTime(TEST_NOW + 108 * DAY_MS + 1)
    expect(await emailOf(ada)).toBeUndefined()
  })

  test('the download is a file, and browsers or proxies cache nothing about an account', async () => {
    const signUp = await here.visitor().answerTo('/api/account/sign-up', ADA)
    expect([signUp.status, signUp.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const refused = await here.visitor().answerTo('/api/account/sign-out-everywhere', {})
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store'])
  })

  test.each([
    ['sign-up', { ...ADA, password: 'Ada Lovelace' }],
    ['sign-up', { ...ADA, email: 'ada.lovelace@example.com', password: 'ada.lovelace' }],
    ['sign-up', { ...ADA, password: 'ada@example.com' }],
    ['sign-up', { ...ADA, password: 'password123' }],
  ])('%s rejects a password that attackers try first: %j', async (path, body) => {
    expect(await here.visitor().post(`/api/account/${path}`, body)).toEqual({
      status: 400,
      body: { error: 'This password is one of the first that attackers try. Choose another one.' },
    })
    expect(await here.rowsOf('account')).toBe(0)
  })

  test('a password is changed to none that is tried first, and the account’s own name is one', async () => {
    const ada = await here.adaSignedUp()
    for (const newPassword of ['Ada Lovelace', ADA.email, 'qwertyuiop'])
      expect(await ada.post('/api/account/password', { password: ADA.password, newPassword })).toEqual({
        status: 400,
        body: { error: 'This password is one of the first that attackers try. Choose another one.' },
      })
    expect(await here.visitor().post('/api/account/sign-in', SIGN_IN)).toMatchObject({ status: 200 })
  })

  test('without a mail server a change of password or address writes no letter', async () => {
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    await ada.post('/api/account/email', { email: 'ada@king.example', password: 'a new battery' })
    await here.settle()
    expect(await here.rowsOf('outbox')).toBe(0)
  })

  test('a password is the account’s, wherever the other one is signed in', async () => {
    const { ada, bob } = await adaAndBob()
    for (const [visitor, password] of [
      [ada, BOB.password],
      [bob, ADA.password],
    ] as const)
      expect(await visitor.post('/api/account/delete', { password })).toEqual({
        status: 403,
        body: { error: 'The password is wrong' },
      })
    expect(await here.rowsOf('account')).toBe(2)
  })

  test('ended links and sessions are deleted, valid ones remain', async () => {
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    const tasks = async (now: number) =>
      runMaintenance(await testDependencies({ database: here.database, now: () => now }))
    const sessionsEndAt = TEST_NOW + 2 * 60 * MINUTE_MS
    await here.database.updateTable('account_session').set({ expires_at: sessionsEndAt }).execute()
    const left = async () => [await here.rowsOf('account_link'), await here.rowsOf('account_session')]
    await tasks(TEST_NOW + 60 * MINUTE_MS)
    expect(await left()).toEqual([1, 1])
    await tasks(TEST_NOW + 60 * MINUTE_MS + 1)
    expect(await left()).toEqual([0, 1])
    expect(await here.visitor().post('/api/account/reset', { token, password: 'my very own words' })).toEqual(
      LINK_ENDED,
    )
    await tasks(sessionsEndAt)
    expect(await left()).toEqual([0, 1])
    await tasks(sessionsEndAt + 1)
    expect(await left()).toEqual([0, 0])
    // An account that needs no confirmation remains, whether or not it is used.
    expect(await here.rowsOf('account')).toBe(1)
  })
})
