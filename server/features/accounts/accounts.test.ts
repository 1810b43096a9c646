import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { type AccountsServer, ADA, createAccountsServer, DONE, emailOf, NOBODY } from './accounts.fixture.ts'

let here: AccountsServer

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    here = await createAccountsServer(engine)
  })

  test('an account is created, used, changed and deleted, and nothing of it remains', async () => {
    const ada = here.visitor()
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
    expect(await here.rowsOf('account_session')).toBe(0)

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
    await here.settle()
    expect(await ada.post('/api/account/delete', { password: 'a new battery' })).toEqual(DONE)
    expect(await ada.get('/api/account')).toEqual(NOBODY)
    for (const table of ['account', 'account_login', 'account_session', 'account_link', 'outbox'] as const)
      expect([table, await here.rowsOf(table)]).toEqual([table, 0])
  })

  test.each([
    ['sign-up', { ...ADA, email: 'ada' }, 'Enter an email address like name@example.com'],
    ['sign-up', { ...ADA, name: ' \u3000 ' }, 'Enter your name'],
    ['sign-up', { ...ADA, emailVerified: true }, 'Invalid key: Expected never but received "emailVerified"'],
    ['sign-in', { email: ADA.email, password: '' }, 'Enter your password'],
    ['reset', { token: 'x', password: 'long enough' }, 'This link is incomplete'],
  ])('%s rejects invalid requests with the reason', async (path, body, error) => {
    expect(await here.visitor().post(`/api/account/${path}`, body)).toEqual({ status: 400, body: { error } })
    expect(await here.rowsOf('account')).toBe(0)
  })

  test('a new password ends every other session, and signing out everywhere ends all', async () => {
    const laptop = await here.adaSignedUp()
    const phone = here.visitor()
    await phone.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    const sessions = await laptop.get('/api/account/sessions')
    expect(sessions).toEqual({
      status: 200,
      body: {
        sessions: [false, true].map((isThisOne) => ({
          id: expect.any(String),
          device: '',
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
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/sign-in', { email: ADA.email, password: ADA.password })
    expect([await here.rowsOf('account_session'), await emailOf(ada)]).toEqual([1, 'ada@example.com'])
  })

  test('without a mail server a second account with the same email address is rejected, and the first remains', async () => {
    await here.adaSignedUp()
    expect(
      await here.visitor().post('/api/account/sign-up', { ...ADA, password: 'the words of a thief' }),
    ).toEqual({
      status: 409,
      body: {
        error:
          'This email address cannot be used for a new account. If it is yours, sign in or reset the password.',
      },
    })
    const bob = here.visitor()
    await bob.post('/api/account/sign-up', { ...ADA, email: 'bob@example.com' })
    expect(await bob.post('/api/account/email', { email: ADA.email, password: ADA.password })).toEqual({
      status: 409,
      body: { error: 'This email address cannot be used' },
    })
  })

  test('of three simultaneous sign-ups with one email address, one succeeds', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => here.visitor().post('/api/account/sign-up', ADA)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect([await here.rowsOf('account'), await here.rowsOf('account_login')]).toEqual([1, 1])
  })

  test('an account that cannot be stored is not called one that exists', async () => {
    await sql`ALTER TABLE account RENAME COLUMN name TO moved`.execute(here.database)
    expect(await here.visitor().post('/api/account/sign-up', ADA)).toMatchObject({ status: 500 })
    expect(await here.rowsOf('account')).toBe(0)
  })

  test('the download contains everything but secrets', async () => {
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    await here.settle()
    const { status, body } = await ada.get('/api/account/data')
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect([status, body]).toEqual([
      200,
      {
        account: { email: ADA.email, name: ADA.name, isEmailConfirmed: false, createdAt: day },
        passkeys: [],
        secondFactor: { onSince: null, recoveryCodes: 0 },
        sessions: [{ device: '', signedInAt: day, lastSeenAt: day, endsAt: day }],
        mailedLinks: [{ purpose: 'reset-password', email: ADA.email, endsAt: '2023-11-14T23:13:20.000Z' }],
        waitingMails: [{ subject: 'Set a new password for Sundry', writtenAt: '2023-11-14T22:13:20.000Z' }],
        newsletter: null,
        plan: { trials: [] },
        tools: {},
      },
    ])
  })
})
