import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { doChores } from './chores.ts'
import { POLL, pollsThrough } from './testing/polls-through.ts'
import { ENGINES, type Engine, emptyDatabase } from './testing/test-databases.ts'
import { TEST_NOW, testOutside } from './testing/test-outside.ts'

const DAY_MS = 86_400_000

/** A server whose clock the test sets, by days from its beginning; chores are done whenever it is set. */
async function serverOn(engine: Engine) {
  let day = 0
  const database = await emptyDatabase(engine)
  const outside = await testOutside({ database, now: () => TEST_NOW + day * DAY_MS })
  const polls = pollsThrough(await createApp(outside))
  return {
    polls,
    setDay: (to: number) => {
      day = to
      return doChores(outside)
    },
    status: async (id: string) => (await polls.ask('GET', `/${id}`)).status,
    stored: async (table: 'poll' | 'room') =>
      (await database.selectFrom(table).select('id').execute()).map(({ id }) => id).sort(),
    addRoom: (id: string) =>
      database
        .insertInto('room')
        .values({ id, code: id, version: 1, state: '{}', touched_at: outside.now() })
        .execute(),
  }
}

test.each(ENGINES)(
  'a poll that nobody has voted in for a year is set aside on %s, and a month later deleted',
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

test.each(ENGINES)(
  'a clock that goes ahead by 400 days deletes no poll and no room on %s',
  async (engine) => {
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
  },
)
