import { beforeEach, describe, expect, test } from 'vitest'
import { ENGINES } from '../../testing/databases.fixture.ts'
import {
  type AccountsServer,
  ADA,
  BOB,
  createAccountsServer,
  DONE,
  emailOf,
  LINK_ENDED,
  WRONG,
} from './accounts.fixture.ts'

let here: AccountsServer

describe.each(ENGINES)('on %s', (engine) => {
  beforeEach(async () => {
    here = await createAccountsServer(engine)
  })

  test('an owner on a new device gets in by a link while others guess from many networks', async () => {
    await here.adaSignedUp()
    const guess = { email: ADA.email, password: 'not this one' }
    const statuses: number[] = []
    for (let network = 0; network < 61; network++)
      statuses.push((await here.visitor(`203.0.113.${network}`).post('/api/account/sign-in', guess)).status)
    expect(statuses).toEqual([...Array(60).fill(401), 429])

    const phone = here.visitor('198.51.100.7')
    const right = { email: ADA.email, password: ADA.password }
    const refused = await phone.post('/api/account/sign-in', right)
    expect(refused).toEqual({
      status: 429,
      body: {
        error:
          'Too many passwords were tried for this account. Try again in 10 s, or open a link of “Forgot your password?” on this device.',
      },
    })
    await phone.post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    expect(await phone.post('/api/account/reset', { token, password: 'a new battery' })).toEqual(DONE)
    const signIn = { email: ADA.email, password: 'a new battery' }
    expect((await phone.post('/api/account/sign-in', signIn)).status).toBe(200)
    // The guesses of others are still limited, and so are those of the device.
    expect((await here.visitor('203.0.113.99').post('/api/account/sign-in', guess)).status).toBe(429)
    const own: number[] = []
    for (let time = 0; time < 11; time++) own.push((await phone.post('/api/account/sign-in', guess)).status)
    expect(own).toEqual([...Array(9).fill(401), 429, 429])
  })

  test('a password is reset by a link that works once, and only the newest one', async () => {
    const ada = await here.adaSignedUp()
    const ask = () => here.visitor().post('/api/account/reset-link', { email: ADA.email })
    expect(await ask()).toEqual(DONE)
    const stolen = await here.mailedToken()
    expect(await ask()).toEqual(DONE)
    const token = await here.mailedToken()
    expect(token).not.toBe(stolen)

    const reset = (with_: string, password: string) =>
      here.visitor().post('/api/account/reset', { token: with_, password })
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
    await here.adaSignedUp()
    await here.visitor().post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    const answers = await Promise.all(
      ['the words of one', 'the words of two', 'the words of three'].map((password) =>
        here.visitor().post('/api/account/reset', { token, password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  test('a reset link ends after an hour, and with a change of the password or of the address', async () => {
    const ada = await here.adaSignedUp()
    const use = (token: string) =>
      here.visitor().post('/api/account/reset', { token, password: 'the words of a thief' })
    const ask = async () => {
      here.pass(5 * 60_000)
      await ada.post('/api/account/reset-link', { email: (await emailOf(ada)) ?? '' })
      return here.mailedToken()
    }
    const old = await ask()
    here.pass(60 * 60_000)
    expect(await use(old)).toEqual(LINK_ENDED)
    const beforeChange = await ask()
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    expect(await use(beforeChange)).toEqual(LINK_ENDED)
    const beforeMove = await ask()
    await ada.post('/api/account/email', { email: 'ada@king.example', password: 'a new battery' })
    expect(await use(beforeMove)).toEqual(LINK_ENDED)
  })

  test("a reset leaves other users' passwords, sessions and links unchanged", async () => {
    await here.adaSignedUp()
    const bob = here.visitor()
    await bob.post('/api/account/sign-up', BOB)
    await bob.post('/api/account/reset-link', { email: BOB.email })
    const bobsToken = await here.mailedToken()
    await bob.post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    expect(await here.visitor().post('/api/account/reset', { token, password: 'a new battery' })).toEqual(
      DONE,
    )
    expect(await emailOf(bob)).toBe(BOB.email)
    const signIn = { email: BOB.email, password: BOB.password }
    expect(await here.visitor().post('/api/account/sign-in', signIn)).toMatchObject({ status: 200 })
    expect(
      await here.visitor().post('/api/account/reset', { token: bobsToken, password: 'my very own words' }),
    ).toEqual(DONE)
  })

  test('a password that is tried first is refused, and the link is good for another one', async () => {
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    for (const password of ['password123', ADA.email])
      expect(await ada.post('/api/account/reset', { token, password })).toEqual({
        status: 400,
        body: { error: 'This password is one of the first that attackers try. Choose another one.' },
      })
    expect(await ada.post('/api/account/reset', { token, password: 'a new battery' })).toEqual(DONE)
  })

  test('a link that the operator has passed on proves no address', async () => {
    const ada = await here.adaSignedUp()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const token = await here.mailedToken()
    await ada.post('/api/account/reset', { token, password: 'a new battery' })
    await ada.post('/api/account/sign-in', { email: ADA.email, password: 'a new battery' })
    expect((await ada.get('/api/account/data')).body).toMatchObject({
      account: { isEmailConfirmed: false },
      mailedLinks: [],
      sessions: [expect.anything()],
    })
    // Without a mail server no notification is sent: the outbox contains only the email with the link.
    expect(await here.rowsOf('outbox')).toBe(1)
  })

  test('a visitor can request twenty links at once and then two per minute, and try twenty and then six per minute', async () => {
    const ask = (from: string) =>
      here.visitor(from).post('/api/account/reset-link', { email: 'nobody@example.com' })
    for (let count = 0; count < 20; count++) expect(await ask('203.0.113.9')).toEqual(DONE)
    const tooMany = (seconds: number) => ({
      status: 429,
      body: { error: `Too many requests. Try again in ${seconds} s.` },
    })
    expect([await ask('203.0.113.9'), await ask('203.0.113.10')]).toEqual([tooMany(30), DONE])
    here.pass(30_000)
    expect([await ask('203.0.113.9'), await ask('203.0.113.9')]).toEqual([DONE, tooMany(30)])

    const token = 'a-token-of-nobody-at-all'
    const visitor = here.visitor('203.0.113.9')
    const use = (count: number) =>
      count % 2 === 0
        ? visitor.post('/api/account/reset', { token, password: 'a new battery' })
        : visitor.post('/api/account/confirm', { token })
    for (let count = 0; count < 20; count++) expect(await use(count)).toEqual(LINK_ENDED)
    expect([await use(0), await use(1)]).toEqual([tooMany(10), tooMany(10)])
    const other = here.visitor('203.0.113.10')
    expect(await other.post('/api/account/confirm', { token })).toEqual(LINK_ENDED)
    here.pass(10_000)
    expect([await use(1), await use(0)]).toEqual([LINK_ENDED, tooMany(10)])
  })
})
