import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { diceOf } from '#lib/random/dice.fixture.ts'
import { createApp } from '../app.ts'
import { emptyDatabase, emptyStorage } from '../testing/databases.fixture.ts'
import { testDependencies } from '../testing/dependencies.fixture.ts'
import { createPollsClient } from '../testing/polls-client.ts'
import { createTestVisitor } from '../testing/visitor.fixture.ts'
import { ownData } from './data-lock.ts'
import { moveBetween, moveDatabase, TABLES } from './move-database.ts'
import { type Database, openPostgres, openSqlite } from './open-database.ts'

async function places(): Promise<{ folder: string; url: string; second: string }> {
  const [sqlite, postgres, second] = [
    await emptyStorage('SQLite'),
    await emptyStorage('PostgreSQL'),
    await emptyStorage('SQLite'),
  ]
  if (!('DATA_DIR' in sqlite && 'DATABASE_URL' in postgres && 'DATA_DIR' in second))
    throw new Error('Two engines')
  return { folder: sqlite.DATA_DIR, url: postgres.DATABASE_URL, second: second.DATA_DIR }
}

/** Something in every table that people fill, and more voters than are read at once, with ids in both cases. */
async function fill(database: Database): Promise<string> {
  const dependencies = await testDependencies({ database })
  const app = await createApp(dependencies)
  const ada = createTestVisitor(app)
  await ada.post('/api/account/sign-up', {
    name: 'Ada 👩‍🔬',
    email: 'ada@example.com',
    password: 'correct horse battery',
  })
  await ada.post('/api/account/reset-link', { email: 'ada@example.com' })
  await ada.post('/api/plan/trial', { plan: 'pro' })
  await ada.post('/api/account/second-factor/start', { password: 'correct horse battery' })
  await ada.post('/api/account/sign-in/passkey/start')
  const changes = ['b', 'B', 'a', '10'].map((id) => ({
    collection: 'favorites',
    id,
    value: '"ü"',
    changedAt: 1,
  }))
  await ada.post('/api/sync', { clock: 1, since: 0, changes })
  await ada.post('/api/newsletter/join', { email: 'ada@example.com' })
  await ada.post('/api/rooms', { name: 'Ada', deck: { id: 'fibonacci', custom: [] }, stories: [] })
  const quiz = { title: 'Flüsse', questions: [{ id: 'q1', text: 'Which?' }] }
  const { body } = await ada.post('/api/quizzes', { quiz })
  await ada.post(`/api/quizzes/${Reflect.get(Object(body), 'id')}/attempts`, { number: 1, name: 'Zoë' })
  await app.request(`/api/quizzes/${Reflect.get(Object(body), 'id')}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${Reflect.get(Object(body), 'secret')}`,
    },
    body: JSON.stringify({ quiz: { ...quiz, title: 'Seen' } }),
  })
  const polls = createPollsClient(app)
  const { id: deletedId, author } = await polls.create()
  await polls.ask('DELETE', `/${deletedId}`, undefined, author)
  const { id } = await polls.create({ question: 'Grüße? 🍵' })
  for (let vote = 0; vote < 3; vote++) await (await polls.visitor(id)).vote([1])
  const dice = diceOf(7)
  const characters = 'ABab01-_'
  const hashes = new Set(
    Array.from({ length: 1_200 }, () => Array.from({ length: 12 }, () => characters[dice(8)]).join('')),
  )
  await database
    .insertInto('poll_voter')
    .values([...hashes].map((voter_hash) => ({ poll_id: id, voter_hash, revision: 0 })))
    .execute()
  await dependencies.background.idle()
  return id
}

test('every table moves, in the order of its key, numbers as numbers', async () => {
  const database = await emptyDatabase('SQLite')
  const tables = (await database.introspection.getTables()).map(({ name }) => name)
  expect(TABLES.map(([table]) => table).sort()).toEqual(tables.sort())
  for (const [table, ...key] of TABLES) {
    const { rows } = await sql<{ name: string; type: string; pk: number }>`
      SELECT name, type, pk FROM pragma_table_info(${table}) WHERE pk > 0 ORDER BY pk`.execute(database)
    const columns = rows.map(({ name, type }) => `${/int/i.test(type) ? '#' : ''}${name}`)
    expect([table, ...key]).toEqual([table, ...columns])
  }
})

test('moves all data from SQLite to PostgreSQL and back, row by row, and the database remains usable', async () => {
  const { folder, url, second } = await places()
  const first = await openSqlite(folder)
  const id = await fill(first)
  const tables = (await first.introspection.getTables()).map(({ name }) => name).sort()
  await first.destroy()
  const there = await moveBetween(folder, url)
  // A table that a later migration adds must be moved too.
  expect(Object.keys(there).sort()).toEqual(tables)
  expect(there).toMatchObject({
    poll: 1,
    poll_option: 3,
    account: 1,
    account_totp: 1,
    account_challenge: 1,
    sync_item: 4,
    tombstone: 1,
    outbox: 1,
    room: 1,
    quiz: 1,
    quiz_version: 1,
    quiz_attempt: 1,
  })
  expect(there.poll_voter).toBeGreaterThan(1_100)
  expect(await moveBetween(url, second)).toEqual(there)

  const moved = await openPostgres(url)
  onTestFinished(() => moved.destroy())
  const app = await createApp(await testDependencies({ database: moved }))
  const polls = createPollsClient(app)
  expect((await (await polls.visitor(id)).vote([2])).status).toBe(200)
  expect(await polls.votesOf(id)).toEqual([3, 1, 0])
  const signIn = { email: 'ada@example.com', password: 'correct horse battery' }
  expect((await createTestVisitor(app).post('/api/account/sign-in', signIn)).status).toBe(200)
})

test('nothing moves while a server runs on either side, or into a place that is not empty', async () => {
  const { folder, url } = await places()
  const running = await openSqlite(folder)
  await running.insertInto('subscriber').values({ email: 'a@b.cd', subscribed_at: 1 }).execute()
  await expect(moveBetween(folder, url)).rejects.toThrow('in use')
  await running.destroy()
  const other = await openPostgres(url)
  await sql`SELECT 1`.execute(other)
  await expect(moveBetween(folder, url)).rejects.toThrow('in use')
  await other.destroy()
})

/** Makes a SQLite database whose rows are subscribers with these addresses and nothing else. */
async function subscribersIn(folder: string, emails: readonly string[]): Promise<void> {
  const database = await openSqlite(folder)
  for (const email of emails)
    await database.insertInto('subscriber').values({ email, subscribed_at: 1 }).execute()
  await database.destroy()
}

test.each([499, 500, 501, 1000])('of %i rows none is lost or moved twice', async (count) => {
  const { folder, second } = await places()
  const source = await openSqlite(folder)
  const tombstones = Array.from({ length: count }, (_, index) => ({ hash: `h${index}`, deleted_day: 1 }))
  await source.insertInto('tombstone').values(tombstones).execute()
  await source.destroy()
  expect((await moveBetween(folder, second)).tombstone).toBe(count)
  const target = await openSqlite(second)
  onTestFinished(() => target.destroy())
  expect(await target.selectFrom('tombstone').selectAll().orderBy('hash').execute()).toEqual(
    tombstones.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)),
  )
})

test('replaces the initial data that a server start creates in the target', async () => {
  const { folder, second } = await places()
  await subscribersIn(folder, ['ada@example.com'])
  for (const [place, value] of [
    [folder, 'ours'],
    [second, 'theirs'],
  ] as const) {
    const database = await openSqlite(place)
    await database.insertInto('server_secret').values({ name: 'cookies', value }).execute()
    await database
      .insertInto('request_limit')
      .values({ bucket: `of ${value}`, full_at: 1 })
      .execute()
    await database.destroy()
  }
  await moveBetween(folder, second)
  const target = await openSqlite(second)
  onTestFinished(() => target.destroy())
  expect(await target.selectFrom('server_secret').selectAll().execute()).toEqual([
    { name: 'cookies', value: 'ours' },
  ])
  expect(await target.selectFrom('request_limit').select('bucket').execute()).toEqual([{ bucket: 'of ours' }])
})

test('a failed move leaves both databases unchanged and unlocked', async () => {
  const { folder, second } = await places()
  await subscribersIn(folder, ['ada@example.com'])
  await subscribersIn(second, ['bob@example.com', 'cy@example.com'])
  await expect(moveBetween(folder, second)).rejects.toThrow(
    'The database to move to is not empty: it has rows in subscriber. Nothing was changed.',
  )
  for (const [place, emails] of [
    [folder, ['ada@example.com']],
    [second, ['bob@example.com', 'cy@example.com']],
  ] as const) {
    const release = ownData(place)
    expect(release).toBeTypeOf('function')
    release?.()
    const database = await openSqlite(place)
    const rows = await database.selectFrom('subscriber').select('email').orderBy('email').execute()
    await database.destroy()
    expect(rows.map(({ email }) => email)).toEqual(emails)
  }
})

test.each([
  [
    'changes a row',
    "UPDATE subscriber SET subscribed_at = 2 WHERE email = 'bob@example.com'",
    'A row of subscriber did not arrive as it was. Nothing was changed.',
  ],
  [
    'loses a row',
    "DELETE FROM subscriber WHERE email = 'bob@example.com'",
    'A row of subscriber did not arrive as it was. Nothing was changed.',
  ],
  [
    'adds a row',
    "INSERT OR IGNORE INTO subscriber (email, subscribed_at) VALUES ('zoe@example.com', 1)",
    'subscriber has rows that nobody moved. Nothing was changed.',
  ],
])('detects a target that %s by itself, and leaves it unchanged', async (_, deed, said) => {
  const [from, to] = [await emptyDatabase('SQLite'), await emptyDatabase('SQLite')]
  for (const email of ['ada@example.com', 'bob@example.com'])
    await from.insertInto('subscriber').values({ email, subscribed_at: 1 }).execute()
  await sql`CREATE TRIGGER meddler AFTER INSERT ON subscriber BEGIN ${sql.raw(deed)}; END`.execute(to)
  await expect(moveDatabase(from, to)).rejects.toThrow(said)
  expect(await to.selectFrom('subscriber').selectAll().execute()).toEqual([])
})

test('a folder without a database is not moved, and none is made there', async () => {
  const [from, to] = [join(tmpdir(), 'sundry-that-is-mistyped'), join(tmpdir(), 'sundry-target')]
  await expect(moveBetween(from, to)).rejects.toThrow(`There is no database in ${from}. Nothing was changed`)
  expect([existsSync(from), existsSync(to)]).toEqual([false, false])
})
