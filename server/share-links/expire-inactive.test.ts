import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { ENGINES, type Engine, emptyDatabase } from '../testing/databases.fixture.ts'
import { expireInactive } from './expire-inactive.ts'
import { hasTombstone } from './tombstones.ts'

const KINDS = ['poll', 'quiz'] as const
type Kind = (typeof KINDS)[number]

/** Polls and quizzes of the same ids, each with the day of its last use. */
async function storedOn(engine: Engine) {
  const database = await emptyDatabase(engine)
  const add = async (id: string, active_day: number) => {
    const thing = {
      id,
      secret_hash: '',
      created_at: 0,
      is_closed: 0,
      active_day,
      version: 1,
      soft_deleted_day: null,
    }
    await database
      .insertInto('quiz')
      .values({ ...thing, quiz: '{}' })
      .execute()
    await database
      .insertInto('poll')
      .values({ ...thing, question: '', settings: '{}', closes_at: null, voters: 0, times_emptied: 0 })
      .execute()
  }
  return {
    database,
    add,
    /** Idle after ten days. */
    deleteOn: (day: number, kind: Kind) =>
      expireInactive({ database, now: () => day * DAY_MS + DAY_MS / 2 }, kind, 10),
    use: (id: string, active_day: number) =>
      Promise.all(
        KINDS.map((kind) => database.updateTable(kind).set({ active_day }).where('id', '=', id).execute()),
      ),
    softDeletedDayOf: async (kind: Kind) =>
      Object.fromEntries(
        (await database.selectFrom(kind).select(['id', 'soft_deleted_day']).execute()).map(
          ({ id, soft_deleted_day }) => [id, soft_deleted_day],
        ),
      ),
  }
}

describe.each(ENGINES.flatMap((engine) => KINDS.map((kind) => [engine, kind] as const)))(
  'on %s a %s',
  (engine, kind) => {
    const other = kind === 'poll' ? 'quiz' : 'poll'

    test('is soft-deleted after being inactive for longer than its days, deleted thirty days later, and then a tombstone', async () => {
      const { database, add, use, deleteOn, softDeletedDayOf } = await storedOn(engine)
      await add('old', 90)
      await add('newer', 91)
      await add('used', 100)
      await deleteOn(100, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ old: null, newer: null, used: null })
      await use('used', 101)
      await deleteOn(101, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ old: 101, newer: null, used: null })
      await use('used', 130)
      await deleteOn(130, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ old: 101, newer: 130, used: null })
      expect(await hasTombstone(database, kind, 'old')).toBe(false)
      await use('used', 131)
      await deleteOn(131, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ newer: 130, used: null })
      expect([
        await hasTombstone(database, kind, 'old'),
        await hasTombstone(database, kind, 'newer'),
        await hasTombstone(database, other, 'old'),
      ]).toEqual([true, false, false])
      expect(await softDeletedDayOf(other)).toEqual({ old: null, newer: null, used: null })
    })

    test('an item used after soft deletion is restored, and can be soft-deleted again later', async () => {
      const { add, use, deleteOn, softDeletedDayOf } = await storedOn(engine)
      await add('one', 80)
      await add('used', 100)
      await deleteOn(100, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: 100, used: null })
      await use('one', 90)
      await deleteOn(100, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: null, used: null })
      await use('used', 125)
      await deleteOn(125, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: 125, used: null })
    })

    test('an item used after soft deletion is not deleted, even without a check in between', async () => {
      const { database, add, use, deleteOn, softDeletedDayOf } = await storedOn(engine)
      await add('one', 80)
      await add('used', 100)
      await deleteOn(100, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: 100, used: null })
      await use('one', 130)
      await use('used', 135)
      await deleteOn(135, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: null, used: null })
      expect(await hasTombstone(database, kind, 'one')).toBe(false)
    })

    test('is measured by the newest use and by the clock, whichever is earlier', async () => {
      const { add, deleteOn, softDeletedDayOf } = await storedOn(engine)
      await add('one', 80)
      await add('used', 90)
      await deleteOn(5_000, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: null, used: null })
      await add('of a wrong clock', 4_000)
      await deleteOn(90, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: null, used: null, 'of a wrong clock': null })
      await deleteOn(91, kind)
      expect(await softDeletedDayOf(kind)).toEqual({ one: 91, used: null, 'of a wrong clock': null })
    })
  },
)
