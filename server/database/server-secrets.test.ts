import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates/durations.ts'
import { ENGINES, type Engine, emptyDatabase } from '../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../testing/dependencies.fixture.ts'
import type { Database } from './open-database.ts'
import { deleteRetiredSecrets, rotateSecrets, type Signed, signingSecrets } from './server-secrets.ts'

/** Secrets that are called `AAAA…`, `AQEB…` and so on, in the order in which they were drawn. */
function drawing() {
  let drawn = 0
  return (count: number) => new Uint8Array(count).fill(drawn++)
}

async function secretsOn(engine: Engine, signed: Signed = 'sessions') {
  const database = await emptyDatabase(engine)
  const clock = { now: TEST_NOW, elapsed: 0 }
  const dependencies = await testDependencies({
    database,
    randomBytes: drawing(),
    now: () => clock.now,
    elapsed: () => clock.elapsed,
  })
  return { database, clock, dependencies, secrets: signingSecrets(dependencies, signed) }
}

const retiredOf = (database: Database) =>
  database.selectFrom('retired_secret').select(['name', 'good_until']).orderBy('name').execute()

test.each(ENGINES)(
  'each kind of secret is exchanged on %s, and the former one good as long as its cookies live',
  async (engine) => {
    const { database, dependencies, clock, secrets } = await secretsOn(engine)
    const [first] = await secrets.now()
    await rotateSecrets(dependencies)
    expect(await retiredOf(database)).toEqual([
      { name: 'accounts', good_until: TEST_NOW + 30 * DAY_MS },
      { name: 'places', good_until: TEST_NOW + 400 * DAY_MS },
      { name: 'votes', good_until: TEST_NOW + 400 * DAY_MS },
    ])
    clock.now += DAY_MS
    await rotateSecrets(dependencies)
    clock.elapsed = 60_000
    const all = await secrets.now()
    expect([all.length, new Set(all).size, all[2]]).toEqual([3, 3, first])
  },
)

test.each(ENGINES)(
  'secrets read from %s are cached for a minute, and read again earlier if a check finds no match',
  async (engine) => {
    const { clock, dependencies, secrets } = await secretsOn(engine)
    const [first] = await secrets.now()
    await rotateSecrets(dependencies)
    clock.elapsed = 59_999
    expect(await secrets.now()).toEqual([first])
    const checked: string[] = []
    const find = (wanted?: string) =>
      secrets.firstOf((secret) => {
        checked.push(secret)
        return secret === wanted ? 'found' : undefined
      })
    expect(await find(first)).toBe('found')
    expect(checked).toEqual([first])
    checked.length = 0
    expect(await find()).toBeUndefined()
    const [, newest = ''] = checked
    expect(checked).toEqual([first, newest, first])
    // Invented signatures cause at most one look-up per second.
    await rotateSecrets(dependencies)
    checked.length = 0
    clock.elapsed = 59_999 + 999
    expect(await find()).toBeUndefined()
    expect(checked).toEqual([newest, first])
    clock.elapsed = 59_999 + 1_000
    expect(await find(newest)).toBe('found')
    checked.length = 0
    expect(await find()).toBeUndefined()
    expect(checked.length).toBe(5)
  },
)

test.each(ENGINES)('a database that fails on %s is queried again the next time', async (engine) => {
  const { database, secrets } = await secretsOn(engine)
  await database.schema.alterTable('server_secret').renameTo('away').execute()
  await expect(secrets.now()).rejects.toThrow('server_secret')
  await database.schema.alterTable('away').renameTo('server_secret').execute()
  expect(await secrets.now()).toHaveLength(1)
})

test.each(ENGINES)(
  'a former secret is forgotten on %s when its time is over, by the time of what was done last',
  async (engine) => {
    const { database, dependencies } = await secretsOn(engine)
    await rotateSecrets(dependencies)
    const forgetAt = async (now: number, doneAt: number) => {
      await database.deleteFrom('subscriber').execute()
      await database.insertInto('subscriber').values({ email: 'a', subscribed_at: doneAt }).execute()
      await deleteRetiredSecrets({ ...dependencies, now: () => now })
      return (await retiredOf(database)).map(({ name }) => name)
    }
    const end = TEST_NOW + 30 * DAY_MS
    expect(await forgetAt(end + 1, TEST_NOW)).toEqual(['accounts', 'places', 'votes'])
    expect(await forgetAt(end, end)).toEqual(['accounts', 'places', 'votes'])
    expect(await forgetAt(end + 1, end + 1)).toEqual(['places', 'votes'])
  },
)
