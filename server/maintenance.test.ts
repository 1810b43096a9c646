import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { createApp } from './app.ts'
import { runMaintenance, scheduleMaintenance } from './maintenance.ts'
import { ENGINES, type Engine, emptyDatabase } from './testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from './testing/dependencies.fixture.ts'
import { eventually } from './testing/eventually.ts'
import { createPollsClient, POLL } from './testing/polls-client.ts'

/** A server whose clock the test sets, by days from its beginning; chores are done whenever it is set. */
async function serverOn(engine: Engine) {
  let day = 0
  const lines: string[] = []
  const database = await emptyDatabase(engine)
  const dependencies = await testDependencies({
    database,
    now: () => TEST_NOW + day * DAY_MS,
    // The monotonic clock stands still: a clock that is set back must not empty the limits.
    elapsed: () => 0,
    log: (line) => lines.push(line),
  })
  const polls = createPollsClient(await createApp(dependencies))
  return {
    polls,
    database,
    lines,
    setDay: (to: number) => {
      day = to
      return runMaintenance(dependencies)
    },
    status: async (id: string) => (await polls.ask('GET', `/${id}`)).status,
    stored: async (table: 'poll' | 'room') =>
      (await database.selectFrom(table).select('id').execute()).map(({ id }) => id).sort(),
    addRoom: (id: string) =>
      database
        .insertInto('room')
        .values({ id, code: id, version: 1, state: '{}', updated_at: dependencies.now() })
        .execute(),
  }
}

test.each(ENGINES)(
  'a poll without votes for a year is soft-deleted on %s, and deleted a month later',
  async (engine) => {
    const { polls, setDay, status, stored } = await serverOn(engine)
    const { id } = await polls.create({ ...POLL })
    await setDay(366)
    const { id: other } = await polls.create({ ...POLL })
    expect(await status(id)).toBe(200)
    await setDay(367)
    expect(await status(id)).toBe(200)
    await (await polls.visitor(other)).vote([1])
    await setDay(367)
    expect([await status(id), await status(other)]).toEqual([404, 200])
    await setDay(396)
    await (await polls.visitor(other)).vote([1])
    await setDay(396)
    expect(await stored('poll')).toEqual([id, other].sort())
    await setDay(397)
    await (await polls.visitor(other)).vote([1])
    await setDay(397)
    expect(await stored('poll')).toEqual([other])
  },
)

test.each(ENGINES)('a clock that is 400 days ahead deletes no poll and no room on %s', async (engine) => {
  const { polls, setDay, status, stored, addRoom } = await serverOn(engine)
  const [one, other] = [await polls.create({ ...POLL }), await polls.create({ ...POLL })]
  await addRoom('room')
  await setDay(400)
  await setDay(900)
  expect([await status(one.id), await status(other.id), await stored('room')]).toEqual([200, 200, ['room']])
  // A vote at the wrong time sets the others aside; once the clock is right again they are back.
  await setDay(400)
  await (await polls.visitor(one.id)).vote([1])
  await setDay(400)
  expect([await status(one.id), await status(other.id)]).toEqual([200, 404])
  await setDay(1)
  expect([await status(one.id), await status(other.id)]).toEqual([200, 200])
})

test.each(ENGINES)(
  'limits, tombstones and retired secrets are deleted on %s when they expire',
  async (engine) => {
    const { database, setDay, addRoom } = await serverOn(engine)
    await database
      .insertInto('request_limit')
      .values({ bucket: 'a 1', full_at: TEST_NOW + DAY_MS })
      .execute()
    const deleted_day = Math.floor(TEST_NOW / DAY_MS) - 400
    await database.insertInto('tombstone').values({ hash: 'h', deleted_day }).execute()
    const retired = { name: 'votes', value: 'v', good_until: TEST_NOW + DAY_MS - 1 }
    await database.insertInto('retired_secret').values(retired).execute()
    const left = async () => [
      (await database.selectFrom('request_limit').selectAll().execute()).length,
      (await database.selectFrom('tombstone').selectAll().execute()).length,
      (await database.selectFrom('retired_secret').selectAll().execute()).length,
    ]
    await addRoom('of today')
    await setDay(0)
    expect(await left()).toEqual([1, 1, 1])
    await setDay(1)
    await addRoom('of tomorrow')
    await setDay(1)
    expect(await left()).toEqual([0, 0, 0])
  },
)

test.each(ENGINES)('logs a maintenance task that fails on %s, and runs all others', async (engine) => {
  const { database, lines, setDay, addRoom, stored } = await serverOn(engine)
  await database.schema.alterTable('subscriber').renameTo('subscriber_away').execute()
  await database.insertInto('request_limit').values({ bucket: 'a 1', full_at: 0 }).execute()
  await addRoom('old')
  await setDay(30)
  await addRoom('new')
  await setDay(30)
  expect(await stored('room')).toEqual(['new'])
  expect(await database.selectFrom('request_limit').selectAll().execute()).toEqual([])
  // The time cannot be determined without that table.
  const failed = ['deleteUnconfirmedAccounts', 'deleteUnconfirmedSubscribers', 'deleteRetiredSecrets']
  expect(lines.map((line) => line.split(':')[0])).toEqual(
    [...failed, ...failed].map((name) => `error in ${name}`),
  )
})

test('maintenance runs at the start of a process, and then every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const database = await emptyDatabase('SQLite')
  const dependencies = await testDependencies({ database })
  const limitsLeft = async () => {
    while (true) {
      const rows = await database.selectFrom('request_limit').select('bucket').execute()
      if (rows.length < 2) return rows.map(({ bucket }) => bucket)
      await new Promise(setImmediate)
    }
  }
  const add = async (bucket: string) =>
    database.insertInto('request_limit').values({ bucket, full_at: 0 }).execute()
  const stays = { bucket: 'stays', full_at: TEST_NOW + 1 }
  await database.insertInto('request_limit').values(stays).execute()
  await add('old')
  scheduleMaintenance(dependencies)
  expect(await limitsLeft()).toEqual(['stays'])
  await add('older')
  vi.advanceTimersByTime(DAY_MS - 1)
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
  expect(await database.selectFrom('request_limit').select('bucket').orderBy('bucket').execute()).toEqual([
    { bucket: 'older' },
    { bucket: 'stays' },
  ])
  vi.advanceTimersByTime(1)
  expect(await limitsLeft()).toEqual(['stays'])
})

test.each(ENGINES)(
  'a clock a year ahead for an hour deletes nothing on %s, although the site is in use',
  async (engine) => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const database = await emptyDatabase(engine)
    let now = TEST_NOW
    const lines: string[] = []
    const dependencies = await testDependencies({
      database,
      now: () => now,
      log: (line) => lines.push(line),
    })
    const addRoom = (id: string) =>
      database.insertInto('room').values({ id, code: id, version: 1, state: '{}', updated_at: now }).execute()
    const rooms = async () => (await database.selectFrom('room').select('id').execute()).length
    await addRoom('used now')
    scheduleMaintenance(dependencies)
    await eventually(async () =>
      expect(await database.selectFrom('cleanup').select('ran_at').execute()).toEqual([{ ran_at: TEST_NOW }]),
    )
    now += 365 * DAY_MS
    await addRoom('used then')
    vi.advanceTimersByTime(DAY_MS)
    await eventually(() => expect(lines.join()).toContain('The last cleanup was 365 days ago'))
    expect(await rooms()).toBe(2)
    now = TEST_NOW + DAY_MS
    vi.advanceTimersByTime(DAY_MS)
    await eventually(async () =>
      expect(await database.selectFrom('cleanup').select('ran_at').execute()).toEqual([{ ran_at: now }]),
    )
    expect(await rooms()).toBe(2)
  },
)
