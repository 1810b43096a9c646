import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#lib/dates/durations.ts'
import { emptyDatabase } from '../testing/databases.fixture.ts'
import { TEST_NOW } from '../testing/dependencies.fixture.ts'
import { findClockError } from './check-clock.ts'

/** Returns the error of a clock that shows TEST_NOW, with the newest record at this distance from it. */
async function errorWith(newest: number) {
  const database = await emptyDatabase('SQLite')
  const updated_at = TEST_NOW + newest
  await database
    .insertInto('room')
    .values({ id: 'a', code: 'a', version: 1, state: '{}', updated_at })
    .execute()
  return findClockError({ database, now: () => TEST_NOW })
}

test.each([0, -180 * DAY_MS, MINUTE_MS])('a newest record of %i ms is plausible', async (newest) => {
  expect(await errorWith(newest)).toBeUndefined()
})

test.each([
  [MINUTE_MS + 1, 'The clock of this machine is wrong, or was: the newest record is 1 minutes ahead of it.'],
  [400 * DAY_MS, 'The clock of this machine is wrong, or was: the newest record is 400 days ahead of it.'],
  [
    -200 * DAY_MS,
    'The newest record is 200 days old. If the site was used since, the clock of this machine is ahead.',
  ],
])('a newest record of %i ms is reported', async (newest, sentence) => {
  expect(await errorWith(newest)).toBe(sentence)
})

test("the clock of PostgreSQL's machine counts too", async () => {
  const database = await emptyDatabase('PostgreSQL')
  const errorAt = (ms: number) => findClockError({ database, now: () => Date.now() + ms })
  expect(await errorAt(0)).toBeUndefined()
  expect(await errorAt(-10 * MINUTE_MS)).toBe(
    'The clock of this machine is 10 minutes behind that of the database. Set both by NTP.',
  )
  expect(await errorAt(3 * DAY_MS)).toBe(
    'The clock of this machine is 3 days ahead of that of the database. Set both by NTP.',
  )
})

test('an empty database says nothing of the clock', async () => {
  expect(await findClockError({ database: await emptyDatabase('SQLite'), now: () => 0 })).toBeUndefined()
})
