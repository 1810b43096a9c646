import type { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from '../../app.ts'
import { createBackground } from '../../background.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { createMail, type Email } from '../../mail/mail.ts'
import { runMaintenance } from '../../maintenance.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse' }
const SIGN_IN = { email: ADA.email, password: ADA.password }
const DONE = { status: 200, body: { done: true } }
const CHECK_MAIL = { status: 200, body: { isSignedIn: false } }
const ENDED = {
  status: 410,
  body: { error: 'This link has been used already, or is too old. Ask for a new one.' },
}
const UNCONFIRMED = {
  status: 403,
  body: { error: 'Confirm your email address first: open the link that we have sent to you' },
}

let database: Database
let dependencies: Dependencies
let app: Hono
let time: number
let messages: Email[]

/** The subjects of the mails to an address since they were last read, and the token of the last one. */
async function post(to: string): Promise<{ subjects: string[]; token: string }> {
  await dependencies.background.idle()
  const own = messages.filter((message) => message.to === to)
  messages = messages.filter((message) => message.to !== to)
  return {
    subjects: own.map(({ subject }) => subject),
    token: /#(?:token|confirm)=([\w-]+)/.exec(own.at(-1)?.text ?? '')?.[1] ?? '',
  }
}

async function confirmedAda() {
  const ada = createTestVisitor(app)
  await ada.post('/api/account/sign-up', ADA)
  const { token } = await post(ADA.email)
  await ada.post('/api/account/confirm', { token })
  expect(await ada.post('/api/account/sign-in', SIGN_IN)).toMatchObject({ status: 200 })
  return ada
}

describe.each(ENGINES)('with a mail server, on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    time = TEST_NOW
    messages = []
    const log = () => {}
    const background = createBackground(log)
    const take = async (message: Email) => void messages.push(message)
    dependencies = await testDependencies({
      database,
      background,
      now: () => time,
      linkOrigin: 'https://tools.example.org',
      mail: createMail({ background, log, store: take, deliver: take }),
    })
    app = await createApp(dependencies)
  })

  test('an address is confirmed before its account is used, by a link that works once', async () => {
    const ada = createTestVisitor(app)
    expect(await ada.post('/api/account/sign-up', ADA)).toEqual(CHECK_MAIL)
    await dependencies.background.idle()
    expect(messages[0]?.text).toMatch(/^https:\/\/tools\.example\.org\/auth#confirm=[\w-]{32}$/m)
    const { subjects, token } = await post(ADA.email)
    expect(subjects).toEqual(['Confirm your email address for Sundry'])

    expect(await ada.post('/api/account/sign-in', SIGN_IN)).toEqual(UNCONFIRMED)
    const again = await post(ADA.email)
    expect(again.subjects).toEqual(['Confirm your email address for Sundry'])
    expect(await ada.post('/api/account/confirm', { token })).toMatchObject({ status: 410 })
    expect(await ada.post('/api/account/confirm', { token: again.token })).toEqual(DONE)
    expect(await ada.post('/api/account/confirm', { token: again.token })).toMatchObject({ status: 410 })
    expect(await ada.post('/api/account/sign-in', SIGN_IN)).toMatchObject({ status: 200 })
  })

  test('a wrong password does not reveal that an account awaits confirmation', async () => {
    const ada = createTestVisitor(app)
    await ada.post('/api/account/sign-up', ADA)
    await dependencies.background.idle()
    expect(await ada.post('/api/account/sign-in', { ...SIGN_IN, password: 'a wrong guess' })).toEqual({
      status: 401,
      body: { error: 'The email address or the password is wrong' },
    })
  })

  test('a known address is answered like a new one, and its owner hears of it', async () => {
    await confirmedAda()
    const eve = createTestVisitor(app)
    const known = await eve.post('/api/account/sign-up', { ...ADA, password: 'the words of a thief' })
    expect(known).toEqual(await eve.post('/api/account/sign-up', { ...ADA, email: 'new@example.com' }))
    expect(known).toEqual(CHECK_MAIL)
    expect((await post(ADA.email)).subjects).toEqual(['You have an account at Sundry already'])
    expect((await post('new@example.com')).subjects).toEqual(['Confirm your email address for Sundry'])
    expect(
      await eve.post('/api/account/sign-in', { email: ADA.email, password: 'the words of a thief' }),
    ).toMatchObject({ status: 401 })
  })

  const THIEF = { ...ADA, name: 'Eve', password: 'the words of a thief' }
  const signInAs = async (password: string) =>
    (await createTestVisitor(app).post('/api/account/sign-in', { email: ADA.email, password })).status

  test.each([
    ['the owner last', [THIEF, ADA]],
    ['a thief last', [ADA, THIEF]],
    ['a thief around the owner', [THIEF, ADA, THIEF]],
    ['a thief twice at the end', [ADA, THIEF, THIEF]],
  ] as const)('of several sign-ups with different passwords none is valid: %s', async (_, signUps) => {
    const visitor = createTestVisitor(app)
    const tokens: string[] = []
    for (const signUp of signUps) {
      expect(await visitor.post('/api/account/sign-up', signUp)).toEqual(CHECK_MAIL)
      tokens.push((await post(ADA.email)).token)
    }
    for (const token of tokens) expect(await visitor.post('/api/account/confirm', { token })).toEqual(ENDED)
    expect([await signInAs(THIEF.password), await signInAs(ADA.password)]).toEqual([401, 401])
    const [token = ''] = tokens.slice(-1)
    expect(await visitor.post('/api/account/reset', { token, password: 'a new battery' })).toEqual(DONE)
    expect([await signInAs(THIEF.password), await signInAs('a new battery')]).toEqual([401, 200])
    expect(await database.selectFrom('account').select(['is_confirmed', 'confirm_by']).execute()).toEqual([
      { is_confirmed: 1, confirm_by: null },
    ])
  })

  test('a second sign-up with the same password sends a new link that confirms it', async () => {
    const ada = createTestVisitor(app)
    await ada.post('/api/account/sign-up', ADA)
    const first = await post(ADA.email)
    await ada.post('/api/account/sign-up', ADA)
    const second = await post(ADA.email)
    expect(second.subjects).toEqual(['Confirm your email address for Sundry'])
    expect(await ada.post('/api/account/confirm', { token: first.token })).toEqual(ENDED)
    expect(await ada.post('/api/account/confirm', { token: second.token })).toEqual(DONE)
    expect(await ada.post('/api/account/sign-in', SIGN_IN)).toMatchObject({
      status: 200,
      body: { account: { email: ADA.email, name: ADA.name } },
    })
  })

  test('a later sign-up ends a link for a new password and every session of an unconfirmed account', async () => {
    const [thief, ada] = [createTestVisitor(app), createTestVisitor(app)]
    await thief.post('/api/account/sign-up', THIEF)
    await post(ADA.email)
    await thief.post('/api/account/reset-link', { email: ADA.email })
    const { token } = await post(ADA.email)
    const { id } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const times = { created_at: TEST_NOW, updated_at: TEST_NOW, expires_at: TEST_NOW + DAY_MS }
    await database
      .insertInto('account_session')
      .values({ id: 's', account_id: id, token: 'x', ...times })
      .execute()
    await ada.post('/api/account/sign-up', ADA)
    const { token: own } = await post(ADA.email)
    expect(await thief.post('/api/account/reset', { token, password: 'another of a thief' })).toEqual(ENDED)
    expect(await database.selectFrom('account_session').select('id').execute()).toEqual([])
    expect(await ada.post('/api/account/reset', { token: own, password: 'a new battery' })).toEqual(DONE)
    expect([await signInAs('another of a thief'), await signInAs('a new battery')]).toEqual([401, 200])
  })

  test('a later sign-up changes nothing of an account that is confirmed, in use, invited or disabled', async () => {
    const states = [
      { is_confirmed: 1 as const },
      // From before there was a mail server, or by invitation: no deadline to confirm.
      { confirm_by: null },
      { disabled_at: TEST_NOW },
    ]
    for (const [index, state] of states.entries()) {
      const email = `owner${index}@example.com`
      await createTestVisitor(app).post('/api/account/sign-up', { ...ADA, email })
      const { token } = await post(email)
      await database.updateTable('account').set(state).where('email', '=', email).execute()
      const rows = () =>
        database
          .selectFrom('account')
          .innerJoin('account_login', 'account_login.account_id', 'account.id')
          .innerJoin('account_link', 'account_link.account_id', 'account.id')
          .select(['account.name', 'account_login.password', 'account_link.token_hash'])
          .where('account.email', '=', email)
          .execute()
      const before = await rows()
      expect([token.length, before.length]).toEqual([32, 1])
      expect(await createTestVisitor(app).post('/api/account/sign-up', { ...THIEF, email })).toEqual(
        CHECK_MAIL,
      )
      expect([(await post(email)).subjects, await rows()]).toEqual([
        ['You have an account at Sundry already'],
        before,
      ])
    }
  })

  test('of sign-ups with one address at the same time no password is valid', async () => {
    const passwords = Array.from({ length: 6 }, (_, at) => `my own words ${at}`)
    await Promise.all(
      passwords.map((password) => createTestVisitor(app).post('/api/account/sign-up', { ...ADA, password })),
    )
    await dependencies.background.idle()
    expect(await database.selectFrom('account').select('email').execute()).toHaveLength(1)
    for (const password of passwords) expect(await signInAs(password)).toBe(401)
  })

  test('an unconfirmed sign-up loses the email address to the owner of the mailbox', async () => {
    const thief = createTestVisitor(app)
    await thief.post('/api/account/sign-up', { ...ADA, password: 'the words of a thief' })
    await post(ADA.email)
    const ada = createTestVisitor(app)
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const { token } = await post(ADA.email)
    expect(await ada.post('/api/account/reset', { token, password: ADA.password })).toEqual(DONE)
    expect(await ada.post('/api/account/sign-in', SIGN_IN)).toMatchObject({ status: 200 })
    expect(
      await thief.post('/api/account/sign-in', { email: ADA.email, password: 'the words of a thief' }),
    ).toMatchObject({ status: 401 })
  })

  test('a new email address takes effect after confirmation, and the old one is notified', async () => {
    const ada = await confirmedAda()
    const change = { email: 'ada@king.example', password: ADA.password }
    expect(await ada.post('/api/account/email', { ...change, password: 'a wrong guess' })).toMatchObject({
      status: 403,
    })
    expect(await ada.post('/api/account/email', change)).toEqual({ status: 200, body: { isChanged: false } })
    const { subjects, token } = await post('ada@king.example')
    expect(subjects).toEqual(['Confirm your email address for Sundry'])
    expect(await ada.get('/api/account')).toMatchObject({ body: { account: { email: ADA.email } } })
    expect(await createTestVisitor(app).post('/api/account/confirm', { token })).toEqual(DONE)
    expect(await ada.get('/api/account')).toMatchObject({ body: { account: { email: 'ada@king.example' } } })
    expect((await post(ADA.email)).subjects).toEqual([
      'The email address of your account at Sundry was changed',
    ])
  })

  test('a link to set a password that was mailed to the old address ends with the address', async () => {
    const ada = await confirmedAda()
    await ada.post('/api/account/email', { email: 'ada@king.example', password: ADA.password })
    const { token: confirm } = await post('ada@king.example')
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const { token } = await post(ADA.email)
    expect(await ada.post('/api/account/confirm', { token: confirm })).toEqual(DONE)
    expect(await ada.post('/api/account/reset', { token, password: 'the words of a thief' })).toEqual(ENDED)
    expect(
      await ada.post('/api/account/sign-in', { email: 'ada@king.example', password: ADA.password }),
    ).toMatchObject({ status: 200 })
    // The old email address belongs to no account any more.
    await post(ADA.email)
    await ada.post('/api/account/reset-link', { email: ADA.email })
    expect((await post(ADA.email)).subjects).toEqual([])
  })

  test('a password reset drops an unconfirmed new email address', async () => {
    const thief = await confirmedAda()
    await thief.post('/api/account/email', { email: 'eve@example.com', password: ADA.password })
    const { token: confirm } = await post('eve@example.com')
    const ada = createTestVisitor(app)
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const { token } = await post(ADA.email)
    expect(await ada.post('/api/account/reset', { token, password: 'a new battery' })).toEqual(DONE)
    expect((await post(ADA.email)).subjects).toEqual(['The password of your account at Sundry was changed'])
    expect(await thief.post('/api/account/confirm', { token: confirm })).toEqual(ENDED)
    expect(await thief.get('/api/account')).toEqual({ status: 200, body: {} })
  })

  test('the owner hears of a password that was changed, at the address of the account', async () => {
    const ada = await confirmedAda()
    await ada.post('/api/account/password', { password: ADA.password, newPassword: 'a new battery' })
    expect((await post(ADA.email)).subjects).toEqual(['The password of your account at Sundry was changed'])
    expect(messages).toEqual([])
  })

  test('neither a confirmation nor a new password confirms other accounts, or invalidates their link', async () => {
    const bob = createTestVisitor(app)
    await bob.post('/api/account/sign-up', { ...ADA, email: 'bob@example.com' })
    const { token: bobs } = await post('bob@example.com')
    const ada = await confirmedAda()
    await ada.post('/api/account/reset-link', { email: ADA.email })
    const { token } = await post(ADA.email)
    expect(await ada.post('/api/account/reset', { token, password: 'a new battery' })).toEqual(DONE)
    const rows = database
      .selectFrom('account')
      .select(['email', 'is_confirmed', 'confirm_by'])
      .orderBy('email')
    expect(await rows.execute()).toEqual([
      { email: ADA.email, is_confirmed: 1, confirm_by: null },
      { email: 'bob@example.com', is_confirmed: 0, confirm_by: TEST_NOW + 7 * DAY_MS },
    ])
    expect(await bob.post('/api/account/confirm', { token: bobs })).toEqual(DONE)
  })

  test('the week to confirm runs per account from its last sign-up and ends with the confirmation', async () => {
    const days = async () =>
      (await database.selectFrom('account').select(['email', 'confirm_by']).orderBy('email').execute()).map(
        ({ email, confirm_by }) => [email, confirm_by === null ? null : (confirm_by - TEST_NOW) / DAY_MS],
      )
    const signUp = async (email: string) => {
      await createTestVisitor(app).post('/api/account/sign-up', { ...ADA, email })
      return post(email)
    }
    await signUp(ADA.email)
    time += DAY_MS - 1
    await signUp('bob@example.com')
    const last = await signUp(ADA.email)
    const bobsDays = 8 - 1 / DAY_MS
    expect(await days()).toEqual([
      [ADA.email, bobsDays],
      ['bob@example.com', bobsDays],
    ])
    await createTestVisitor(app).post('/api/account/confirm', { token: last.token })
    expect(await days()).toEqual([
      [ADA.email, null],
      ['bob@example.com', bobsDays],
    ])
    await signUp(ADA.email)
    expect((await days())[0]).toEqual([ADA.email, null])
  })

  test('signing in while no mail is sent retains an unconfirmed account; the deadlines of others remain', async () => {
    for (const email of [ADA.email, 'bob@example.com'])
      await createTestVisitor(app).post('/api/account/sign-up', { ...ADA, email })
    await dependencies.background.idle()
    const withoutMail = await testDependencies({ database, now: () => time })
    const ada = createTestVisitor(await createApp(withoutMail))
    expect(await ada.post('/api/account/sign-in', SIGN_IN)).toMatchObject({ status: 200 })
    time += 7 * DAY_MS
    const emails = async () =>
      (await database.selectFrom('account').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      )
    await runMaintenance(dependencies)
    expect(await emails()).toEqual([ADA.email, 'bob@example.com'])
    time += 1
    await runMaintenance(dependencies)
    expect(await emails()).toEqual([ADA.email])
  })

  test('a new email address that was not confirmed here does not inherit the confirmation of the previous one', async () => {
    await confirmedAda()
    const ada = createTestVisitor(await createApp(await testDependencies({ database, now: () => time })))
    await ada.post('/api/account/sign-in', SIGN_IN)
    const change = { email: 'bob@example.com', password: ADA.password }
    expect(await ada.post('/api/account/email', change)).toEqual({ status: 200, body: { isChanged: true } })
    expect((await ada.get('/api/account/data')).body).toMatchObject({
      account: { email: 'bob@example.com', isEmailConfirmed: false },
    })
  })

  test("a change to another account's email address gets the same response and has no effect", async () => {
    await confirmedAda()
    const bob = createTestVisitor(app)
    await bob.post('/api/account/sign-up', { ...ADA, email: 'bob@example.com' })
    await bob.post('/api/account/confirm', { token: (await post('bob@example.com')).token })
    await bob.post('/api/account/sign-in', { email: 'bob@example.com', password: ADA.password })
    const change = (email: string) => bob.post('/api/account/email', { email, password: ADA.password })
    expect(await change(ADA.email)).toEqual({ status: 200, body: { isChanged: false } })
    expect((await post(ADA.email)).subjects).toEqual(['You have an account at Sundry already'])

    // Free at the request, in use at the confirmation.
    expect(await change('late@example.com')).toEqual({ status: 200, body: { isChanged: false } })
    const { token } = await post('late@example.com')
    await createTestVisitor(app).post('/api/account/sign-up', { ...ADA, email: 'late@example.com' })
    await dependencies.background.idle()
    expect(await bob.post('/api/account/confirm', { token })).toEqual({
      status: 409,
      body: { error: 'This email address cannot be used' },
    })
    expect(await bob.get('/api/account')).toMatchObject({ body: { account: { email: 'bob@example.com' } } })
  })

  test('limits emails to one address to one per two minutes after the first four', async () => {
    await confirmedAda()
    const requestLinks = async (times: number) => {
      for (let time = 0; time < times; time++)
        expect(await createTestVisitor(app).post('/api/account/reset-link', { email: ADA.email })).toEqual(
          DONE,
        )
      return (await post(ADA.email)).subjects.length
    }
    expect(await requestLinks(8)).toBe(3)
    time += 2 * 60 * 1000
    expect(await requestLinks(8)).toBe(1)
  })

  test('sign-ins and sign-ups send at most four emails to one address', async () => {
    const ask = async (path: string, body: object) => {
      for (let time = 0; time < 5; time++) await createTestVisitor(app).post(`/api/account/${path}`, body)
      return (await post(ADA.email)).subjects
    }
    const confirm = 'Confirm your email address for Sundry'
    await createTestVisitor(app).post('/api/account/sign-up', ADA)
    expect((await post(ADA.email)).subjects).toEqual([confirm])
    expect(await ask('sign-in', SIGN_IN)).toEqual([confirm, confirm, confirm])
    expect(await ask('sign-up', ADA)).toEqual([])
    time += 2 * 60 * 1000
    expect(await ask('sign-up', ADA)).toEqual(['Confirm your email address for Sundry'])
    expect(await ask('sign-in', SIGN_IN)).toEqual([])
    time += 2 * 60 * 1000
    expect(await ask('sign-in', SIGN_IN)).toEqual([confirm])
  })
})
