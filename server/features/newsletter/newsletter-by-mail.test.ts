import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from '../../app.ts'
import { createBackground } from '../../background.ts'
import type { Database } from '../../database/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Email } from '../../mail/mail.ts'
import { createMail } from '../../mail/mail.ts'
import { runMaintenance } from '../../maintenance.ts'
import { DEFAULT_RETENTION } from '../../settings.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { createTestVisitor } from '../../testing/visitor.fixture.ts'
import { list } from './subscribers.ts'

const ADA = 'ada@example.com'
const LINK = /^http:\/\/localhost\/newsletter#(confirm|leave)=(\S+)$/gm

/** A server with a mail server, and the letters that it took. */
async function serverOn(database: Database, given: Partial<Dependencies> = {}) {
  let time = TEST_NOW
  const messages: Email[] = []
  const background = createBackground(() => {})
  const dependencies = await testDependencies({
    database,
    background,
    now: () => time,
    mail: createMail({
      background,
      log: () => {},
      store: async () => {},
      deliver: async (message) => void messages.push(message),
    }),
    ...given,
  })
  const app = await createApp(dependencies)
  return {
    database,
    messages,
    visitor: (from?: string) => createTestVisitor(app, from ? { from } : {}),
    async post(path: string, body: unknown) {
      const response = await createTestVisitor(app).post(`/api/newsletter/${path}`, body)
      await background.idle()
      return response
    },
    /** The tokens of the newest letter by what they are for. */
    tokens: () =>
      Object.fromEntries(
        [...(messages.at(-1)?.text ?? '').matchAll(LINK)].map(([, what, token]) => [what, token]),
      ),
    wait: (ms: number) => {
      time += ms
    },
    waitDays: async (days: number) => {
      time += days * DAY_MS
      await runMaintenance(dependencies)
    },
    emails: async () => (await list(database)).map(({ email, isConfirmed }) => [email, isConfirmed]),
  }
}

const DONE = { status: 200, body: { done: true } }

describe.each(ENGINES)('with a mail server, on %s', (engine) => {
  let here: Awaited<ReturnType<typeof serverOn>>
  beforeEach(async () => {
    here = await serverOn(await emptyDatabase(engine))
  })

  test('an address is on the list once its owner has opened the link, and off it by the other one', async () => {
    expect(await here.post('join', { email: ADA })).toEqual({ status: 200, body: { isConfirmed: false } })
    expect(here.messages.map(({ to }) => to)).toEqual([ADA])
    expect(await here.emails()).toEqual([[ADA, false]])
    const { confirm, leave } = here.tokens()
    expect(await here.post('confirm', { token: confirm })).toEqual(DONE)
    expect(await here.post('confirm', { token: confirm })).toEqual(DONE)
    expect(await here.emails()).toEqual([[ADA, true]])
    expect(await here.post('unsubscribe', { token: leave })).toEqual(DONE)
    expect(await here.emails()).toEqual([])
    expect((await here.post('confirm', { token: confirm })).status).toBe(410)
  })

  test('a subscriber gets no second email, and the response does not reveal the subscription', async () => {
    await here.post('join', { email: ADA })
    await here.post('confirm', { token: here.tokens().confirm })
    expect(await here.post('join', { email: ADA })).toEqual(
      await here.post('join', { email: 'bob@example.com' }),
    )
    expect(here.messages.map(({ to }) => to)).toEqual([ADA, 'bob@example.com'])
    expect(await here.emails()).toContainEqual([ADA, true])
  })

  test("sends a subscriber a new unsubscribe link, but not a stranger's address", async () => {
    await here.post('join', { email: ADA })
    await here.post('confirm', { token: here.tokens().confirm })
    for (const email of [ADA, 'bob@example.com'])
      expect(await here.post('unsubscribe-link', { email })).toEqual({
        status: 200,
        body: { isRemoved: false },
      })
    expect(here.messages.map(({ to, subject }) => [to, subject])).toEqual([
      [ADA, 'Confirm the Sundry newsletter'],
      [ADA, 'Leave the Sundry newsletter'],
    ])
    expect(await here.post('unsubscribe', { token: here.tokens().leave })).toEqual(DONE)
    expect(await here.emails()).toEqual([])
  })

  test('a link works for its own address and deed only', async () => {
    await here.post('join', { email: ADA })
    const { confirm = '', leave = '' } = here.tokens()
    const forged = `${Buffer.from('bob@example.com').toString('base64url')}.${leave.split('.')[1]}`
    // Not the last character of the signature: some of its bits are unused.
    const spoiled = leave.replace(/\.(.)/, (_: string, char: string) => (char === 'A' ? '.B' : '.A'))
    for (const token of [confirm, forged, spoiled])
      expect([token, (await here.post('unsubscribe', { token })).status]).toEqual([token, 400])
    expect((await here.post('confirm', { token: leave })).status).toBe(400)
    expect(await here.emails()).toEqual([[ADA, false]])
  })

  test('one email address gets two emails in ten minutes, one network can request twenty', async () => {
    for (let count = 0; count < 5; count++) await here.post('join', { email: ADA })
    expect(here.messages).toHaveLength(2)
    // Joining another person's address again and again does not block leaving, which has the same limit.
    for (let count = 0; count < 3; count++) await here.post('unsubscribe-link', { email: ADA })
    expect(here.messages.map(({ subject }) => subject).slice(2)).toEqual([
      'Leave the Sundry newsletter',
      'Leave the Sundry newsletter',
    ])
    const statuses = []
    for (let count = 0; count < 22; count++) {
      const visitor = here.visitor(`2001:db8:1:${count}::1`)
      statuses.push((await visitor.post('/api/newsletter/join', { email: `n${count}@example.com` })).status)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
  })

  test('deletes unconfirmed subscriptions after a week; a clock that is ahead deletes nothing', async () => {
    await here.post('join', { email: ADA })
    await here.waitDays(400)
    expect(await here.emails()).toEqual([[ADA, false]])
    await here.waitDays(-393)
    await here.post('join', { email: 'bob@example.com' })
    await here.waitDays(0)
    expect(await here.emails()).toEqual([
      [ADA, false],
      ['bob@example.com', false],
    ])
    await here.waitDays(1)
    await here.post('join', { email: 'cy@example.com' })
    await here.waitDays(0)
    expect((await here.emails()).map(([email]) => email)).toEqual(['bob@example.com', 'cy@example.com'])
  })

  test('joining again before confirming restarts the week, and the links of both emails work', async () => {
    await here.post('join', { email: ADA })
    const first = here.tokens()
    await here.waitDays(6)
    await here.post('join', { email: ADA })
    expect(await list(here.database)).toEqual([
      { email: ADA, subscribedAt: TEST_NOW + 6 * DAY_MS, isConfirmed: false },
    ])
    await here.waitDays(7)
    await here.post('join', { email: 'bob@example.com' })
    await here.waitDays(0)
    expect(await here.emails()).toEqual([
      [ADA, false],
      ['bob@example.com', false],
    ])
    expect(await here.post('confirm', { token: first.confirm })).toEqual(DONE)
    expect(await here.emails()).toEqual([
      [ADA, true],
      ['bob@example.com', false],
    ])
  })

  test('deletes an unconfirmed subscription a week after joining again', async () => {
    await here.post('join', { email: ADA })
    await here.waitDays(6)
    await here.post('join', { email: ADA })
    await here.waitDays(8)
    await here.post('join', { email: 'bob@example.com' })
    await here.waitDays(0)
    expect(await here.emails()).toEqual([['bob@example.com', false]])
    const token = here.tokens().confirm
    expect(await here.post('confirm', { token })).toEqual(DONE)
    // A confirmed subscriber remains, however old.
    await here.waitDays(400)
    await here.post('join', { email: 'cy@example.com' })
    await here.waitDays(0)
    expect(await here.emails()).toEqual([
      ['bob@example.com', true],
      ['cy@example.com', false],
    ])
  })

  test('unsubscribing removes no other subscriber', async () => {
    for (const email of [ADA, 'bob@example.com']) await here.post('join', { email })
    expect(await here.post('unsubscribe', { token: here.tokens().leave })).toEqual(DONE)
    expect(await here.emails()).toEqual([[ADA, false]])
  })

  test('an unconfirmed subscriber gets an unsubscribe link too, and remains on the list until it is used', async () => {
    await here.post('join', { email: ADA })
    await here.post('unsubscribe-link', { email: ADA })
    expect(here.messages.map(({ to, subject }) => [to, subject])).toEqual([
      [ADA, 'Confirm the Sundry newsletter'],
      [ADA, 'Leave the Sundry newsletter'],
    ])
    expect(await here.emails()).toEqual([[ADA, false]])
    expect(Object.keys(here.tokens())).toEqual(['leave'])
  })

  test('ten minutes later there is one more letter, and a minute later one more request', async () => {
    const join = async (email: string) => (await here.post('join', { email })).status
    for (let count = 0; count < 3; count++) await join(ADA)
    here.wait(10 * 60_000 - 1)
    await join(ADA)
    expect(here.messages).toHaveLength(2)
    here.wait(1)
    for (let count = 0; count < 2; count++) await join(ADA)
    expect(here.messages).toHaveLength(3)
    // Asking for a way out counts as well.
    for (let count = 0; count < 17; count++)
      await here.post('unsubscribe-link', { email: `n${count}@example.com` })
    const refused = await here.post('join', { email: 'bob@example.com' })
    expect(refused).toEqual({ status: 429, body: { error: 'Too many requests. Try again in 60 s.' } })
    here.wait(60_000)
    expect([await join('bob@example.com'), await join('bob@example.com')]).toEqual([200, 429])
  })

  test('an unconfirmed email address is stored for the number of days set by the operator', async () => {
    here = await serverOn(await emptyDatabase(engine), {
      retention: { ...DEFAULT_RETENTION, unconfirmedDays: 2 },
    })
    const account = { name: 'Ada', email: ADA, password: 'correct horse battery' }
    await here.visitor().post('/api/account/sign-up', account)
    await here.post('join', { email: ADA })
    await here.waitDays(2)
    await here.post('join', { email: 'bob@example.com' })
    await here.waitDays(0)
    const accounts = () => here.database.selectFrom('account').select('email').execute()
    expect([await here.emails(), await accounts()]).toEqual([
      [
        [ADA, false],
        ['bob@example.com', false],
      ],
      [{ email: ADA }],
    ])
    await here.waitDays(1)
    await here.post('join', { email: 'bob@example.com' })
    await here.waitDays(0)
    expect([await here.emails(), await accounts()]).toEqual([[['bob@example.com', false]], []])
  })
})

test('without a mail server an address is on the list at once, and off it at once', async () => {
  const database = await emptyDatabase('SQLite')
  const visitor = createTestVisitor(await createApp(await testDependencies({ database })))
  expect((await visitor.post('/api/newsletter/join', { email: ADA })).body).toEqual({ isConfirmed: true })
  expect(await list(database)).toEqual([{ email: ADA, subscribedAt: TEST_NOW, isConfirmed: true }])
  expect((await visitor.post('/api/newsletter/unsubscribe-link', { email: ADA })).body).toEqual({
    isRemoved: true,
  })
  expect(await list(database)).toEqual([])
})

test('if mail is no longer sent, unconfirmed subscribers are on the list at once, with their date of joining', async () => {
  const database = await emptyDatabase('SQLite')
  const others = [
    { email: ADA, subscribed_at: 5, confirm_by: 6 },
    { email: 'bob@example.com', subscribed_at: 7, confirm_by: 8 },
  ]
  await database.insertInto('subscriber').values(others).execute()
  const visitor = createTestVisitor(await createApp(await testDependencies({ database })))
  await visitor.post('/api/newsletter/join', { email: ADA })
  expect(await list(database)).toEqual([
    { email: ADA, subscribedAt: 5, isConfirmed: true },
    { email: 'bob@example.com', subscribedAt: 7, isConfirmed: false },
  ])
  await visitor.post('/api/newsletter/unsubscribe-link', { email: ADA })
  expect((await list(database)).map(({ email }) => email)).toEqual(['bob@example.com'])
})
