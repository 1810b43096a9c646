import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates/durations.ts'
import { createApp } from './app.ts'
import { deleteDemoData } from './delete-demo-data.ts'
import { hasTombstone } from './share-links/tombstones.ts'
import { ENGINES, emptyDatabase } from './testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from './testing/dependencies.fixture.ts'
import { createPollsClient, POLL } from './testing/polls-client.ts'

/** A demo with a poll, a quiz, a live quiz and a room, all made at the same time. */
async function demoOn(engine: (typeof ENGINES)[number]) {
  const clock = { now: TEST_NOW }
  const database = await emptyDatabase(engine)
  const dependencies = await testDependencies({ database, now: () => clock.now, isDemo: true })
  const polls = createPollsClient(await createApp(dependencies))
  const { id } = await polls.create({ ...POLL })
  await database
    .insertInto('quiz')
    .values({
      id: 'quiz',
      secret_hash: '',
      created_at: TEST_NOW,
      is_closed: 0,
      active_day: 0,
      version: 1,
      soft_deleted_day: null,
      quiz: '{}',
    })
    .execute()
  await database
    .insertInto('room')
    .values({ id: 'room', code: 'room', version: 1, state: '{}', updated_at: TEST_NOW })
    .execute()
  await database
    .insertInto('game')
    .values({
      id: 'game',
      code: 'game',
      host_id: '',
      quiz: '{}',
      seconds: 20,
      has_speed_points: 0,
      step: 0,
      question: null,
      closes_at: null,
      is_over: 0,
      created_at: TEST_NOW,
    })
    .execute()
  const tables = ['poll', 'quiz', 'game', 'room'] as const
  return {
    database,
    hasTombstone: (kind: 'poll' | 'quiz' | 'room') =>
      hasTombstone(database, kind, kind === 'poll' ? id : kind),
    /** Deletes at this time; returns the names of the tables that still have a row, and the status of the poll. */
    deleteAt: async (now: number) => {
      clock.now = now
      await deleteDemoData(dependencies)
      const counts = await Promise.all(
        tables.map((table) => database.selectFrom(table).select('id').execute()),
      )
      const status = (await polls.ask('GET', `/${id}`)).status
      return { left: tables.filter((_, index) => counts[index]?.length), status }
    },
  }
}

test.each(ENGINES)(
  'deleteDemoData() on %s: everything is there for an hour, and gone after it',
  async (engine) => {
    const { deleteAt, hasTombstone } = await demoOn(engine)
    expect(await deleteAt(TEST_NOW + HOUR_MS - 1)).toEqual({
      left: ['poll', 'quiz', 'game', 'room'],
      status: 200,
    })
    expect(await deleteAt(TEST_NOW + HOUR_MS)).toEqual({ left: [], status: 404 })
    expect([await hasTombstone('poll'), await hasTombstone('quiz'), await hasTombstone('room')]).toEqual([
      true,
      true,
      true,
    ])
  },
)

test.each(ENGINES)(
  'deleteDemoData() on %s: a room in use stays for an hour after its last change',
  async (engine) => {
    const { database, deleteAt } = await demoOn(engine)
    await database
      .updateTable('room')
      .set({ updated_at: TEST_NOW + HOUR_MS / 2 })
      .execute()
    expect((await deleteAt(TEST_NOW + HOUR_MS)).left).toEqual(['room'])
    expect((await deleteAt(TEST_NOW + 1.5 * HOUR_MS)).left).toEqual([])
  },
)
