import { beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticatorApp } from '../../testing/authenticator-app.ts'
import { ENGINES } from '../../testing/databases.fixture.ts'
import { TEST_NOW } from '../../testing/dependencies.fixture.ts'
import {
  type AccountsServer,
  ADA,
  BOB,
  createAccountsServer,
  DONE,
  emailOf,
  SIGN_IN_FIRST,
} from './accounts.fixture.ts'
import { enterPassword, STEP_ENDED, turnOn, WRONG_CODE } from './second-factor.fixture.ts'

const STEP = 30_000
const MINUTE = 60_000
const SECOND_STEP = '/api/account/sign-in/second-factor'
const { password } = ADA

let here: AccountsServer

describe.each(ENGINES)('second factor on %s', (engine) => {
  beforeEach(async () => {
    here = await createAccountsServer(engine)
  })

  test('an account without one signs in with its password alone', async () => {
    const ada = await here.adaSignedUp()
    expect(await ada.get('/api/account/second-factor')).toEqual({
      status: 200,
      body: { hasPassword: true, recoveryCodes: 0 },
    })
    const { body } = await here.visitor().post('/api/account/sign-in', { email: ADA.email, password })
    expect(body).toMatchObject({ account: { email: ADA.email } })
  })

  test('starting it verifies the password, and names site and account', async () => {
    const ada = await here.adaSignedUp()
    expect(await ada.post('/api/account/second-factor/start', { password: 'a wrong guess' })).toEqual({
      status: 403,
      body: { error: 'The password is wrong' },
    })
    expect(await ada.post('/api/account/second-factor/start', { password })).toEqual({
      status: 200,
      body: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringMatching(
          /^otpauth:\/\/totp\/Sundry%20\(localhost\):ada%40example\.com\?secret=[A-Z2-7]{32}&issuer=/,
        ),
      },
    })
  })

  test('it is on after one code of the app, not before', async () => {
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/second-factor/start', { password })
    expect(await ada.post('/api/account/second-factor/confirm', { code: '0' })).toEqual(WRONG_CODE)
    const signIn = await here.visitor().post('/api/account/sign-in', { email: ADA.email, password })
    expect(signIn.body).toMatchObject({ account: { email: ADA.email } })
    const { codes } = await turnOn(ada, TEST_NOW)
    expect([codes.length, codes.every((code) => /^(?:[\dA-Z]{4}-){2}[\dA-Z]{4}$/.test(code))]).toEqual([
      10,
      true,
    ])
    expect(await ada.get('/api/account/second-factor')).toEqual({
      status: 200,
      body: { hasPassword: true, onSince: TEST_NOW, recoveryCodes: 10 },
    })
    expect(await ada.post('/api/account/second-factor/start', { password })).toEqual({
      status: 409,
      body: { error: 'The second factor is turned on already.' },
    })
  })

  test('a new start before confirmation replaces the secret', async () => {
    const ada = await here.adaSignedUp()
    const start = await ada.post('/api/account/second-factor/start', { password })
    const before = createAuthenticatorApp(String(Reflect.get(Object(start.body), 'secret')))
    await ada.post('/api/account/second-factor/start', { password })
    expect(await ada.post('/api/account/second-factor/confirm', { code: before.codeAt(TEST_NOW) })).toEqual(
      WRONG_CODE,
    )
  })

  test('the password alone opens no session; password and code do', async () => {
    const { app } = await turnOn(await here.adaSignedUp(), TEST_NOW)
    const phone = here.visitor()
    const token = await enterPassword(phone)
    expect([phone.cookies.size, await here.rowsOf('account_session')]).toEqual([0, 1])
    expect(await phone.post(SECOND_STEP, { token, code: '0' })).toEqual(WRONG_CODE)
    here.pass(STEP)
    const code = app.codeAt(TEST_NOW + STEP)
    expect(await phone.post(SECOND_STEP, { token, code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual({
      status: 200,
      body: { account: { email: ADA.email, name: ADA.name, createdAt: expect.any(Number) } },
    })
    expect([await emailOf(phone), await here.rowsOf('account_session')]).toEqual([ADA.email, 2])
  })

  test('a code is accepted once, and neither it nor an older one again', async () => {
    const { app } = await turnOn(await here.adaSignedUp(), TEST_NOW)
    const tryCode = async (time: number) => {
      const visitor = here.visitor()
      const token = await enterPassword(visitor)
      return (await visitor.post(SECOND_STEP, { token, code: app.codeAt(time) })).status
    }
    // The code that turned it on.
    expect(await tryCode(TEST_NOW)).toBe(403)
    // The clock of the app is a step ahead.
    expect(await tryCode(TEST_NOW + STEP)).toBe(200)
    expect(await tryCode(TEST_NOW + STEP)).toBe(403)
    here.pass(2 * STEP)
    expect(await tryCode(TEST_NOW + STEP)).toBe(403)
    expect(await tryCode(TEST_NOW + 2 * STEP)).toBe(200)
  })

  test('simultaneous requests with one code open one session', async () => {
    const { app } = await turnOn(await here.adaSignedUp(), TEST_NOW)
    const visitors = [here.visitor(), here.visitor(), here.visitor()]
    const tokens = await Promise.all(visitors.map(enterPassword))
    const code = app.codeAt(TEST_NOW + STEP)
    const answers = await Promise.all(
      visitors.map((visitor, index) => visitor.post(SECOND_STEP, { token: tokens[index], code })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  test('a step ends after ten minutes, after use, and with the password that began it', async () => {
    const ada = await here.adaSignedUp()
    const { codes } = await turnOn(ada, TEST_NOW)
    const phone = here.visitor()
    const token = await enterPassword(phone)
    expect(await phone.post(SECOND_STEP, { token, code: codes[0] })).toMatchObject({ status: 200 })
    expect(await phone.post(SECOND_STEP, { token, code: codes[1] })).toEqual(STEP_ENDED)
    const late = await enterPassword(phone)
    here.pass(10 * MINUTE)
    expect(await phone.post(SECOND_STEP, { token: late, code: codes[2] })).toEqual(STEP_ENDED)
    const old = await enterPassword(phone)
    await ada.post('/api/account/password', { password, newPassword: 'a new battery' })
    expect(await phone.post(SECOND_STEP, { token: old, code: codes[3] })).toEqual(STEP_ENDED)
    expect(await phone.post(SECOND_STEP, { token: 'x', code: codes[4] })).toEqual(STEP_ENDED)
    expect(await ada.get('/api/account/second-factor')).toMatchObject({ body: { recoveryCodes: 9 } })
  })

  test('a recovery code signs in once, however it is typed', async () => {
    const { codes } = await turnOn(await here.adaSignedUp(), TEST_NOW)
    const signIn = async (code = '') => {
      const visitor = here.visitor()
      return (await visitor.post(SECOND_STEP, { token: await enterPassword(visitor), code })).status
    }
    expect(await signIn(codes[0])).toBe(200)
    expect(await signIn(codes[0])).toBe(403)
    expect(await signIn(codes[1]?.toLowerCase().replaceAll('-', ' '))).toBe(200)
  })

  test('new recovery codes replace the former ones, after verifying the password', async () => {
    const ada = await here.adaSignedUp()
    const renew = (given: string) =>
      ada.post('/api/account/second-factor/recovery-codes', { password: given })
    expect(await renew(password)).toEqual({
      status: 409,
      body: { error: 'The second factor is turned off.' },
    })
    const { codes } = await turnOn(ada, TEST_NOW)
    expect(await renew('a wrong guess')).toMatchObject({ status: 403 })
    const { body } = await renew(password)
    const renewed: string[] = Reflect.get(Object(body), 'recoveryCodes')
    expect([renewed.length, renewed.some((code) => codes.includes(code))]).toEqual([10, false])
    const token = await enterPassword(here.visitor())
    expect(await here.visitor().post(SECOND_STEP, { token, code: codes[0] })).toEqual(WRONG_CODE)
    expect(await here.visitor().post(SECOND_STEP, { token, code: renewed[0] })).toMatchObject({ status: 200 })
  })

  test('a user without the device signs in by recovery code, turns it off and on again', async () => {
    const { codes } = await turnOn(await here.adaSignedUp(), TEST_NOW)
    const phone = here.visitor()
    await phone.post(SECOND_STEP, { token: await enterPassword(phone), code: codes[0] })
    expect(await phone.post('/api/account/second-factor/off', { password: 'a wrong guess' })).toMatchObject({
      status: 403,
    })
    expect(await phone.post('/api/account/second-factor/off', { password })).toEqual(DONE)
    expect(await phone.get('/api/account/second-factor')).toEqual({
      status: 200,
      body: { hasPassword: true, recoveryCodes: 0 },
    })
    const { app } = await turnOn(phone, TEST_NOW)
    const token = await enterPassword(phone)
    expect(await phone.post(SECOND_STEP, { token, code: app.codeAt(TEST_NOW + STEP) })).toMatchObject({
      status: 200,
    })
  })

  test('guesses are limited per account, in all processes, and not for other accounts', async () => {
    const { codes } = await turnOn(await here.adaSignedUp(), TEST_NOW)
    const phone = here.visitor()
    const token = await enterPassword(phone)
    // The code that turned it on counts as well.
    for (let guess = 0; guess < 9; guess++)
      expect(await phone.post(SECOND_STEP, { token, code: '0' })).toEqual(WRONG_CODE)
    expect(await phone.post(SECOND_STEP, { token, code: codes[0] })).toMatchObject({ status: 429 })
    await here.restart()
    expect(await here.visitor('192.0.2.7').post(SECOND_STEP, { token, code: codes[0] })).toMatchObject({
      status: 429,
    })
    const bob = here.visitor()
    await bob.post('/api/account/sign-up', BOB)
    expect(await bob.post('/api/account/second-factor/confirm', { code: '0' })).toEqual(WRONG_CODE)
    here.pass(2 * MINUTE)
    expect(await here.visitor().post(SECOND_STEP, { token, code: codes[0] })).toMatchObject({ status: 200 })
  })

  test('guesses are limited per network, whatever the account', async () => {
    const phone = here.visitor('192.0.2.7')
    for (let guess = 0; guess < 40; guess++)
      expect(await phone.post(SECOND_STEP, { token: 'x', code: '0' })).toEqual(STEP_ENDED)
    expect(await phone.post(SECOND_STEP, { token: 'x', code: '0' })).toMatchObject({ status: 429 })
    expect(await here.visitor('192.0.2.8').post(SECOND_STEP, { token: 'x', code: '0' })).toEqual(STEP_ENDED)
  })

  test('stores neither secret, codes nor tokens as text, and exports none of them', async () => {
    const ada = await here.adaSignedUp()
    const start = await ada.post('/api/account/second-factor/start', { password })
    const secret = String(Reflect.get(Object(start.body), 'secret'))
    const app = createAuthenticatorApp(secret)
    const confirmed = await ada.post('/api/account/second-factor/confirm', { code: app.codeAt(TEST_NOW) })
    const codes: string[] = Reflect.get(Object(confirmed.body), 'recoveryCodes')
    const token = await enterPassword(here.visitor())
    const tables = ['account_totp', 'account_recovery_code', 'account_challenge'] as const
    const rows = await Promise.all(
      tables.map((table) => here.database.selectFrom(table).selectAll().execute()),
    )
    expect(rows.map(({ length }) => length)).toEqual([1, 10, 1])
    const stored = JSON.stringify(rows)
    for (const value of [secret, token, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect([value, stored.includes(value)]).toEqual([value, false])
    const { body } = await ada.get('/api/account/data')
    expect(body).toMatchObject({
      secondFactor: { onSince: new Date(TEST_NOW).toISOString(), recoveryCodes: 10 },
    })
    const exported = JSON.stringify(body)
    for (const row of rows.flat())
      for (const [column, value] of Object.entries(row))
        if (/hash|secret/.test(column))
          expect([column, exported.includes(String(value))]).toEqual([column, false])
  })

  test('is deleted with the account', async () => {
    const ada = await here.adaSignedUp()
    await turnOn(ada, TEST_NOW)
    await enterPassword(here.visitor())
    expect(await ada.post('/api/account/delete', { password })).toEqual(DONE)
    for (const table of ['account_totp', 'account_recovery_code', 'account_challenge'] as const)
      expect([table, await here.database.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })

  test('every route rejects requests without a session', async () => {
    const nobody = here.visitor()
    expect(await nobody.get('/api/account/second-factor')).toEqual(SIGN_IN_FIRST)
    for (const path of ['start', 'recovery-codes', 'off'])
      expect([path, await nobody.post(`/api/account/second-factor/${path}`, { password })]).toEqual([
        path,
        SIGN_IN_FIRST,
      ])
    expect(await nobody.post('/api/account/second-factor/confirm', { code: '0' })).toEqual(SIGN_IN_FIRST)
  })

  test('a disabled account gets no session by a code', async () => {
    const { codes } = await turnOn(await here.adaSignedUp(), TEST_NOW)
    const phone = here.visitor()
    const token = await enterPassword(phone)
    await here.database.updateTable('account').set({ disabled_at: TEST_NOW }).execute()
    expect(await phone.post(SECOND_STEP, { token, code: codes[0] })).toEqual({
      status: 403,
      body: { error: 'This account is disabled. Ask the person who runs this site.' },
    })
    expect(await here.rowsOf('account_session')).toBe(0)
  })
})
