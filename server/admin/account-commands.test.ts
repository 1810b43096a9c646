import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from '../app.ts'
import type { Email } from '../mail/mail.ts'
import { ENGINES, type Engine } from '../testing/databases.fixture.ts'
import { TEST_NOW } from '../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../testing/visitor.fixture.ts'
import { createAdmin } from './admin.fixture.ts'

/** Accounts with a session each, made one after the other. */
async function withAccounts(engine: Engine, ...names: readonly string[]) {
  const operator = await createAdmin(engine)
  for (const [index, name] of names.entries()) {
    const times = { created_at: TEST_NOW + index, updated_at: TEST_NOW }
    await operator.database
      .insertInto('account')
      .values({ id: name, email: `${name}@example.com`, name, is_confirmed: 1, ...times })
      .execute()
    for (const [device, at] of [
      ['laptop', 2_000],
      ['phone', 1_000],
    ] as const)
      await operator.database
        .insertInto('account_session')
        .values({
          id: `${name}-${device}`,
          account_id: name,
          token: `${name}-${device}`,
          expires_at: TEST_NOW + DAY_MS,
          created_at: TEST_NOW,
          updated_at: TEST_NOW + at + index,
        })
        .execute()
    await operator.database
      .insertInto('plan_trial')
      .values({ account_id: name, plan: 'pro', started_at: 1 })
      .execute()
    await operator.database
      .insertInto('sync_account')
      .values({ account_id: name, sequence: 1, entries: 1, items: 1, bytes: 7 + index })
      .execute()
    await operator.database
      .insertInto('sync_item')
      .values({ account_id: name, collection: 'c', id: 'i', value: '1', changed_at: 1, sequence: 1 })
      .execute()
  }
  const sessions = async () =>
    (await operator.database.selectFrom('account_session').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )
  return { ...operator, sessions }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('accounts are listed in the order in which they were made, each with what is its own', async () => {
    const { json, admin, database } = await withAccounts(engine, 'zoe', 'ada')
    await database.deleteFrom('account_session').where('account_id', '=', 'ada').execute()
    await database.deleteFrom('sync_account').where('account_id', '=', 'ada').execute()
    await database
      .updateTable('account')
      .set({ is_confirmed: 0, disabled_at: 5 })
      .where('id', '=', 'ada')
      .execute()
    const zoe = {
      email: 'zoe@example.com',
      name: 'zoe',
      confirmed: true,
      disabled: false,
      created: '2023-11-14T22:13:20.000Z',
      seen: '2023-11-14T22:13:22.000Z',
      bytes: 7,
    }
    const ada = {
      email: 'ada@example.com',
      name: 'ada',
      confirmed: false,
      disabled: true,
      created: '2023-11-14T22:13:20.001Z',
      seen: null,
      bytes: 0,
    }
    expect(await json('account list')).toEqual([zoe, ada])
    expect(await json('account show ada@example.com')).toEqual({ ...ada, secondFactor: false })
    expect(await admin('account show ada@example.com')).toEqual({
      code: 0,
      out: 'email: ada@example.com\nname: ada\nconfirmed: no\ndisabled: yes\ncreated: 2023-11-14T22:13:20.001Z\nseen: –\nbytes: 0\nsecondFactor: no\n',
      err: '',
    })
  })

  test('one account is disabled and enabled, and signed out, and no other', async () => {
    const { json, database, sessions, clock, questions } = await withAccounts(engine, 'ada', 'bob')
    clock.now = TEST_NOW + 5
    expect(await json('account disable Ada@example.com')).toEqual({
      email: 'ada@example.com',
      disabled: true,
      sessionsEnded: 2,
    })
    expect(questions).toEqual(['Disable the account Ada@example.com?'])
    const states = async () =>
      (
        await database
          .selectFrom('account')
          .select(['id', 'disabled_at', 'updated_at'])
          .orderBy('id')
          .execute()
      ).map(({ id, disabled_at, updated_at }) => [id, disabled_at, updated_at])
    expect([await states(), await sessions()]).toEqual([
      [
        ['ada', TEST_NOW + 5, TEST_NOW + 5],
        ['bob', null, TEST_NOW],
      ],
      ['bob-laptop', 'bob-phone'],
    ])
    expect(await json('account disable bob@example.com')).toMatchObject({ sessionsEnded: 2 })
    clock.now = TEST_NOW + 6
    expect(await json('account enable ada@example.com')).toEqual({
      email: 'ada@example.com',
      disabled: false,
    })
    expect(await states()).toEqual([
      ['ada', null, TEST_NOW + 6],
      ['bob', TEST_NOW + 5, TEST_NOW + 5],
    ])
  })

  test('logging an account out ends its sessions only', async () => {
    const { admin, json, sessions } = await withAccounts(engine, 'ada', 'bob')
    expect((await admin('account sign-out ada@example.com')).out).toBe('2 sessions have ended.\n')
    expect(await sessions()).toEqual(['bob-laptop', 'bob-phone'])
    expect(await json('account sign-out ada@example.com')).toEqual({
      email: 'ada@example.com',
      sessionsEnded: 0,
    })
  })

  test('the second factor of one account is turned off, which ends its sessions', async () => {
    const { admin, json, database, sessions, questions } = await withAccounts(engine, 'ada', 'bob')
    for (const account_id of ['ada', 'bob']) {
      await database
        .insertInto('account_totp')
        .values({ account_id, secret: 's', confirmed_at: 1, last_step: 1 })
        .execute()
      await database.insertInto('account_recovery_code').values({ account_id, code_hash: 'h' }).execute()
    }
    expect(await json('account show ada@example.com')).toMatchObject({ secondFactor: true })
    expect(await admin('account second-factor-off ada@example.com')).toEqual({
      code: 0,
      out: 'The second factor of ada@example.com is off. 2 sessions have ended.\n',
      err: '',
    })
    expect(questions).toEqual([
      'Turn off the second factor of ada@example.com? Make sure that its owner asks for it.',
    ])
    expect(await sessions()).toEqual(['bob-laptop', 'bob-phone'])
    for (const table of ['account_totp', 'account_recovery_code'] as const)
      expect(await database.selectFrom(table).select('account_id').execute()).toEqual([{ account_id: 'bob' }])
    expect(await admin('account second-factor-off ada@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'ada@example.com has no second factor. Nothing was changed.\n',
    })
  })

  test('an account is deleted with all its data, and with nothing of another one', async () => {
    const { admin, database, questions } = await withAccounts(engine, 'ada', 'bob')
    const mail = { subject: '', text: '', written_at: 1, tries: 1, next_try_at: null }
    for (const name of ['ada', 'bob'])
      await database
        .insertInto('outbox')
        .values({ ...mail, id: name, recipient: `${name}@example.com` })
        .execute()
    expect(await admin('account delete ada@example.com')).toEqual({
      code: 0,
      out: 'ada@example.com is deleted.\n',
      err: '',
    })
    expect(questions).toEqual([
      'Delete the account ada@example.com with all that it keeps? This cannot be undone.',
    ])
    expect(await database.selectFrom('account').select('id').execute()).toEqual([{ id: 'bob' }])
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([{ id: 'bob' }])
    for (const table of ['plan_trial', 'sync_account', 'sync_item'] as const)
      expect(await database.selectFrom(table).select('account_id').execute()).toEqual([{ account_id: 'bob' }])
  })

  test('an invitation is valid for a week and once, and verifies an email address only if it was mailed there', async () => {
    const { json, admin, dependencies, clock, database } = await createAdmin(engine)
    const invited = async (email: string) =>
      /token=([\w-]+)/.exec(JSON.stringify(await json(`account invite ${email}`)))?.[1]
    const [token, late] = [await invited('Ada@Example.com'), await invited('bob@example.com')]
    expect(await database.selectFrom('account').selectAll().orderBy('email').execute()).toMatchObject([
      { email: 'ada@example.com', name: 'ada', is_confirmed: 0, confirm_by: null, created_at: TEST_NOW },
      { email: 'bob@example.com', name: 'bob', is_confirmed: 0, confirm_by: null, created_at: TEST_NOW },
    ])
    expect(await admin('account invite ADA@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'There is an account with the address ada@example.com already.\n',
    })
    const visitor = createTestVisitor(await createApp(dependencies))
    const reset = async (used: string | undefined) =>
      (await visitor.post('/api/account/reset', { token: used, password: 'correct horse battery' })).status
    clock.now = TEST_NOW + 7 * DAY_MS - 1
    expect([await reset(token), await reset(token)]).toEqual([200, 410])
    clock.now = TEST_NOW + 7 * DAY_MS
    expect(await reset(late)).toBe(410)
    const ada = await database
      .selectFrom('account')
      .select('is_confirmed')
      .where('email', 'like', 'ada%')
      .execute()
    expect(ada).toEqual([{ is_confirmed: 0 }])
  })

  test('a reset link sets the password within a day, once, and ends the links before it', async () => {
    const { admin, json, clock, dependencies } = await createAdmin(engine)
    await admin('account invite ada@example.com')
    const made = async () =>
      /^http:\/\/localhost\/auth\/reset#token=([\w-]{32})$/.exec(
        ((await json('account reset-link ADA@example.com')) as { link: string }).link,
      )?.[1]
    const [replaced, token] = [await made(), await made()]
    const visitor = createTestVisitor(await createApp(dependencies))
    const reset = async (used: string | undefined) =>
      (await visitor.post('/api/account/reset', { token: used, password: 'correct horse battery' })).status
    clock.now = TEST_NOW + DAY_MS - 1
    expect([await reset(replaced), await reset(token), await reset(token)]).toEqual([410, 200, 410])
    const late = await made()
    clock.now += DAY_MS
    expect(await reset(late)).toBe(410)
    await admin('account disable ada@example.com')
    expect((await admin('account reset-link ada@example.com')).err).toBe(
      'ada@example.com is disabled: enable it first.\n',
    )
  })

  test('account sizes: lists the largest account first', async () => {
    const { json } = await withAccounts(engine, 'ada', 'bob')
    expect(await json('account sizes')).toEqual([
      { bytes: 8, email: 'bob@example.com', seen: '2023-11-14T22:13:22.001Z' },
      { bytes: 7, email: 'ada@example.com', seen: '2023-11-14T22:13:22.000Z' },
    ])
  })

  test('rejects invalid email addresses and reports missing accounts', async () => {
    const { admin, database } = await createAdmin(engine)
    for (const name of ['ada', 'ada@example', '@example.com', 'a@b@c.de', 'ada@.'])
      expect(await admin(`account invite ${name}`)).toEqual({
        code: 1,
        out: '',
        err: `"${name}" is no email address.\n`,
      })
    for (const deed of ['show', 'disable', 'enable', 'delete', 'sign-out', 'reset-link'])
      expect(await admin(`account ${deed} ada@example.com`)).toEqual({
        code: 1,
        out: '',
        err: 'There is no account with the address ada@example.com.\n',
      })
    expect(await database.selectFrom('account').selectAll().execute()).toEqual([])
  })
})

test('account reset-link: fails without passwords', async () => {
  const { admin } = await createAdmin('SQLite', { allowsPasswords: false })
  await admin('account invite ada@example.com')
  expect((await admin('account reset-link ada@example.com')).err).toBe(
    'PASSWORDS=off: there are only sign-ins by the issuer.\n',
  )
})

test('an invitation is mailed if mail is delivered, otherwise printed for the operator', async () => {
  const messages: Email[] = []
  const mail = { isDelivered: true, send: (message: Email) => void messages.push(message) }
  const [mailing, silent] = [
    await createAdmin('SQLite', { mail, linkOrigin: 'https://tools.example.org' }),
    await createAdmin('SQLite'),
  ]
  const { out } = await mailing.admin('account invite ada@example.com')
  const [, link = ''] = /^The link was mailed\. It is: (\S+)\n$/.exec(out) ?? []
  expect(link).toMatch(/^https:\/\/tools\.example\.org\/auth\/reset#token=[\w-]{32}$/)
  expect(messages.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', 'You are invited to Sundry'],
  ])
  expect(messages[0]?.text).toContain(link)
  expect((await silent.admin('account invite ada@example.com')).out).toMatch(
    /^Pass this link on: http:\/\/localhost\/auth\/reset#token=[\w-]{32}\n$/,
  )
  await silent.dependencies.background.idle()
  expect(await silent.database.selectFrom('outbox').selectAll().execute()).toEqual([])
})
