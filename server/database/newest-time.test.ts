import { describe, expect, test } from 'vitest'
import { ENGINES, emptyDatabase } from '../testing/databases.fixture.ts'
import { newestTime } from './newest-time.ts'
import type { Database } from './open-database.ts'

const account = { email: 'ada@example.com', name: 'Ada', is_confirmed: 1, created_at: 9_000 } as const

/** Timestamped user action, in each table that records one. */
const DEEDS: Readonly<Record<string, (database: Database, at: number) => Promise<unknown>>> = {
  'joined the newsletter': (database, at) =>
    database
      .insertInto('subscriber')
      .values({ email: `${at}@example.com`, subscribed_at: at, confirm_by: 9_000 })
      .execute(),
  'made an account': (database, at) =>
    database
      .insertInto('account')
      .values({ ...account, id: `${at}`, email: `${at}@example.com`, updated_at: at })
      .execute(),
  'used a session': async (database, at) => {
    await database
      .insertInto('account')
      .values({ ...account, id: `${at}`, email: `${at}@example.com`, updated_at: 0 })
      .execute()
    await database
      .insertInto('account_session')
      .values({
        id: `${at}`,
        account_id: `${at}`,
        token: `${at}`,
        expires_at: 9_000,
        created_at: 0,
        updated_at: at,
      })
      .execute()
  },
  'was in a room': (database, at) =>
    database
      .insertInto('room')
      .values({ id: `${at}`, code: `${at}`, version: 1, state: '{}', updated_at: at })
      .execute(),
  'began a game': (database, at) =>
    database
      .insertInto('game')
      .values({
        id: `${at}`,
        code: `${at}`,
        host_id: '',
        quiz: '{}',
        seconds: 9_000,
        has_speed_points: 0,
        step: 0,
        question: null,
        closes_at: 9_000,
        is_over: 0,
        created_at: at,
      })
      .execute(),
  'made a poll': (database, at) =>
    database
      .insertInto('poll')
      .values({
        id: `${at}`,
        secret_hash: '',
        question: '',
        settings: '{}',
        created_at: at,
        closes_at: 9_000,
        is_closed: 0,
        voters: 0,
        times_emptied: 0,
        active_day: 0,
        version: 0,
        soft_deleted_day: null,
      })
      .execute(),
}

describe.each(ENGINES)('on %s', (engine) => {
  test('newestTime(): without any activity returns the start of time', async () => {
    expect(await newestTime(await emptyDatabase(engine), 5_000)).toBe(0)
  })

  test.each(Object.keys(DEEDS))(
    'newest time: when a user %s last, but never later than now',
    async (deed) => {
      const database = await emptyDatabase(engine)
      for (const at of [300, 700, 500]) await DEEDS[deed]?.(database, at)
      expect([await newestTime(database, 5_000), await newestTime(database, 600)]).toEqual([700, 600])
    },
  )

  test('of different deeds the latest counts', async () => {
    const database = await emptyDatabase(engine)
    await DEEDS['joined the newsletter']?.(database, 400)
    await DEEDS['was in a room']?.(database, 600)
    await DEEDS['made a poll']?.(database, 500)
    expect(await newestTime(database, 5_000)).toBe(600)
  })
})
