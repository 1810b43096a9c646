import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { ENGINES, emptyDatabase } from '../testing/databases.fixture.ts'
import { addTombstones, deleteOldTombstones, hasTombstone } from './tombstones.ts'

const NOON = 20_000 * DAY_MS + DAY_MS / 2

describe.each(ENGINES)('on %s', (engine) => {
  test('a tombstone is found by kind and id, without storing the id', async () => {
    const database = await emptyDatabase(engine)
    await addTombstones(database, 'poll', ['Zk3_x'], NOON)
    expect([
      await hasTombstone(database, 'poll', 'Zk3_x'),
      await hasTombstone(database, 'room', 'Zk3_x'),
      await hasTombstone(database, 'quiz', 'Zk3_x'),
      await hasTombstone(database, 'poll', 'Zk3_y'),
    ]).toEqual([true, false, false, false])
    const rows = await database.selectFrom('tombstone').selectAll().execute()
    expect(rows).toEqual([{ hash: expect.stringMatching(/^[\w-]{43}$/), deleted_day: 20_000 }])
  })

  test('it is known for 400 days, counted from the day on which it first went', async () => {
    const database = await emptyDatabase(engine)
    await addTombstones(database, 'poll', ['a'], NOON)
    await addTombstones(database, 'poll', ['a', 'b'], NOON + DAY_MS)
    const known = async (days: number) => {
      await deleteOldTombstones({ database, now: () => NOON + days * DAY_MS })
      return [await hasTombstone(database, 'poll', 'a'), await hasTombstone(database, 'poll', 'b')]
    }
    expect([await known(400), await known(401), await known(402)]).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  test('a thousand that go at once are all known, and none at all is nothing', async () => {
    const database = await emptyDatabase(engine)
    await addTombstones(database, 'room', [], NOON)
    const ids = Array.from({ length: 1_001 }, (_, index) => `id-${index}`)
    await addTombstones(database, 'room', ids, NOON)
    expect(await database.selectFrom('tombstone').selectAll().execute()).toHaveLength(1_001)
    for (const id of ['id-0', 'id-499', 'id-500', 'id-1000'])
      expect(await hasTombstone(database, 'room', id)).toBe(true)
  })
})
