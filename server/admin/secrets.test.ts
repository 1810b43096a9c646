import { createHmac } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/dates/durations.ts'
import { createApp } from '../app.ts'
import { up } from '../database/migrations/0020-retired-secrets.ts'
import { openPostgres, openSqlite } from '../database/open-database.ts'
import { runMaintenance } from '../maintenance.ts'
import { readSettings } from '../settings.ts'
import { ENGINES, type Engine, emptyDatabase, emptyStorage } from '../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../testing/dependencies.fixture.ts'
import { createPollsClient, OPEN } from '../testing/polls-client.ts'
import { createTestVisitor, type TestVisitor } from '../testing/visitor.fixture.ts'
import { runAdmin } from './admin.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'correct horse battery' }
const SIGN_IN = { email: ADA.email, password: ADA.password }

type Cookies = ReadonlyMap<string, string>

/** Creates servers on one database, and an operator with a separate connection to it, as in other processes. */
async function createServersAndAdmin(engine: Engine) {
  const storage = await emptyStorage(engine)
  const settings = readSettings({ ...storage })
  const open = async () => {
    const database = await ('DATA_DIR' in storage
      ? openSqlite(storage.DATA_DIR)
      : openPostgres(storage.DATABASE_URL))
    onTestFinished(() => database.destroy())
    return database
  }
  const serve = async () => {
    const time = { elapsed: 0 }
    const app = await createApp(
      await testDependencies({ database: await open(), elapsed: () => time.elapsed }),
    )
    const browser = (cookies: Cookies = new Map()): TestVisitor => {
      const visitor = createTestVisitor(app)
      for (const [name, value] of cookies) visitor.cookies.set(name, value)
      return visitor
    }
    const isSignedIn = async (cookies: Cookies) =>
      (await browser(cookies).get('/api/account/sessions')).status === 200
    return { app, time, browser, isSignedIn, polls: createPollsClient(app) }
  }
  const dependencies = await testDependencies({ database: await open() })
  const rotate = async () => {
    let out = ''
    const operator = async () => ({ dependencies, settings, environment: { ...storage } })
    const terminal = {
      write: (text: string) => (out += text),
      complain: () => {},
      ask: undefined,
      audit: () => {},
    }
    expect(await runAdmin(['secrets', 'rotate', '--json'], settings, operator, terminal)).toBe(0)
    return JSON.parse(out)
  }
  /** Days later, when the chores have been done. */
  const pass = async (days: number) => {
    const now = TEST_NOW + days * DAY_MS
    // Records an activity at that time: expiration by age is measured from it.
    await dependencies.database
      .insertInto('subscriber')
      .values({ email: `${days}@example.com`, subscribed_at: now })
      .execute()
    await runMaintenance({ ...dependencies, now: () => now })
  }
  return { one: await serve(), other: await serve(), rotate, pass }
}

describe.each(ENGINES)('rotation of signing secrets while servers run on %s', (engine) => {
  test('existing sessions remain valid, and new ones have another signature', async () => {
    const { one, other, rotate } = await createServersAndAdmin(engine)
    const ada = one.browser()
    await ada.post('/api/account/sign-up', ADA)
    expect(await other.isSignedIn(ada.cookies)).toBe(true)
    expect(await rotate()).toEqual({
      sessions: { formerGoodFor: '30 days' },
      votes: { formerGoodFor: '400 days' },
      places: { formerGoodFor: '400 days' },
    })
    for (const server of [one, other]) {
      server.time.elapsed += MINUTE_MS
      expect(await server.isSignedIn(ada.cookies)).toBe(true)
    }
    const again = one.browser()
    await again.post('/api/account/sign-in', SIGN_IN)
    expect(await one.isSignedIn(again.cookies)).toBe(true)
    expect((await one.browser(ada.cookies).post('/api/account/sign-out')).status).toBe(200)
    expect(await one.isSignedIn(ada.cookies)).toBe(false)
  })

  test('a process accepts signatures of another one with a secret that it has not loaded yet', async () => {
    const { one, other, rotate } = await createServersAndAdmin(engine)
    await one.browser().post('/api/account/sign-up', ADA)
    await other.browser().post('/api/account/sign-in', SIGN_IN)
    const { id } = await one.polls.create()
    await rotate()
    one.time.elapsed += MINUTE_MS
    other.time.elapsed += SECOND_MS
    const ada = one.browser()
    await ada.post('/api/account/sign-in', SIGN_IN)
    await ada.get(`/api/polls/${id}`)
    expect(await other.isSignedIn(ada.cookies)).toBe(true)
    expect((await other.browser(ada.cookies).post(`/api/polls/${id}/votes`, { choices: [1] })).status).toBe(
      200,
    )
  })

  test('a voter cannot vote twice: the identity remains the same, and an old receipt changes the vote', async () => {
    const { one, other, rotate } = await createServersAndAdmin(engine)
    const { id } = await one.polls.create(OPEN)
    const ada = await one.polls.visitor(id)
    const { receipt } = (await ada.vote([1])).body
    await rotate()
    for (const server of [one, other]) server.time.elapsed += MINUTE_MS
    expect((await ada.vote([2])).status).toBe(409)
    const withNewestSignature = (await ada.see()).cookie
    expect(withNewestSignature.split('.')[0]).toBe(ada.cookie.split('.')[0])
    expect(withNewestSignature).not.toBe(ada.cookie)
    for (const { polls } of [one, other]) {
      const again = await polls.ask('POST', `/${id}/votes`, { choices: [2] }, { cookie: withNewestSignature })
      expect(again.status).toBe(409)
    }
    expect((await ada.vote([2], receipt)).status).toBe(200)
    expect(await other.polls.votesOf(id)).toEqual([0, 1])
  })

  test('a cookie that no secret has signed is refused, and so is one of a former secret when its time is over', async () => {
    const { one, other, rotate, pass } = await createServersAndAdmin(engine)
    const ada = one.browser()
    await ada.post('/api/account/sign-up', ADA)
    const { id } = await one.polls.create()
    const voter = await one.polls.visitor(id)
    await rotate()
    const passMinute = async () => {
      for (const server of [one, other]) server.time.elapsed += MINUTE_MS
    }
    const [token] = voter.cookie.split('.')
    const forged = { cookie: `${token}.${'A'.repeat(43)}` }
    await passMinute()
    expect((await one.polls.ask('POST', `/${id}/votes`, { choices: [1] }, forged)).status).toBe(403)
    await pass(29)
    await passMinute()
    expect(await one.isSignedIn(ada.cookies)).toBe(true)
    await pass(31)
    await passMinute()
    expect(await one.isSignedIn(ada.cookies)).toBe(false)
    expect(await other.isSignedIn(ada.cookies)).toBe(false)
    expect((await voter.vote([1])).status).toBe(200)
    await pass(401)
    await passMinute()
    expect((await voter.see()).cookie.split('.')[0]).not.toBe(token)
  })

  test('a voter cookie from before the separate signing secret remains valid', async () => {
    const database = await emptyDatabase(engine)
    await database.schema.dropTable('retired_secret').execute()
    await database.insertInto('server_secret').values({ name: 'polls', value: 'shared' }).execute()
    await up(database)
    const polls = createPollsClient(await createApp(await testDependencies({ database })))
    const { id } = await polls.create()
    const token = 'AAAAAAAAAAAAAAAAAAAAAAAA'
    const cookie = `sundry-voter=${token}.${createHmac('sha256', 'shared').update(`token ${token}`).digest('base64url')}`
    const vote = () => polls.ask('POST', `/${id}/votes`, { choices: [1] }, { cookie })
    expect((await vote()).status).toBe(200)
    expect((await vote()).status).toBe(409)
  })
})
