import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#lib/dates/durations.ts'
import { ENGINES, type Engine, emptyDatabase } from '../../testing/databases.fixture.ts'
import { createAccountLinks, type LinkPurpose } from './account-links.ts'

const link = { accountId: 'ada', email: 'ada@example.com' }

/** The links of two accounts, and a clock that the test sets. */
async function linksOn(engine: Engine) {
  const database = await emptyDatabase(engine)
  for (const id of ['ada', 'bob'])
    await database
      .insertInto('account')
      .values({ id, email: `${id}@example.com`, name: id, is_confirmed: 1, created_at: 0, updated_at: 0 })
      .execute()
  const clock = { now: 0 }
  const links = createAccountLinks({ database, now: () => clock.now, randomBytes })
  const take = (purpose: LinkPurpose, token: string) =>
    database.transaction().execute((transaction) => links.consume(purpose, token, transaction))
  return { links, take, clock }
}

test.each(ENGINES)('a newer link ends the older of its purpose and no other on %s', async (engine) => {
  const { links } = await linksOn(engine)
  const confirming = await links.make('confirm-email', link)
  const first = await links.make('reset-password', link)
  const second = await links.make('reset-password', link)
  expect(await links.find('confirm-email', confirming)).toEqual(link)
  expect(await links.find('reset-password', first)).toBeUndefined()
  expect(await links.find('reset-password', second)).toEqual(link)
  // A link is good for its own purpose only.
  expect(await links.find('confirm-email', second)).toBeUndefined()
})

test.each(ENGINES)(
  'a link is consumed once, by its own token and for its own purpose, on %s',
  async (engine) => {
    const { links, take } = await linksOn(engine)
    const token = await links.make('confirm-email', link)
    const bobs = await links.make('confirm-email', { accountId: 'bob', email: 'new@example.com' })
    expect(await take('reset-password', token)).toBeUndefined()
    expect(await take('confirm-email', token.toLowerCase())).toBeUndefined()
    expect([await take('confirm-email', token), await take('confirm-email', token)]).toEqual([
      link,
      undefined,
    ])
    expect(await links.find('confirm-email', token)).toBeUndefined()
    expect(await take('confirm-email', bobs)).toEqual({ accountId: 'bob', email: 'new@example.com' })
  },
)

test.each([
  ['confirm-email', undefined, 24 * HOUR_MS],
  ['reset-password', undefined, HOUR_MS],
  ['reset-password', 7 * 24 * HOUR_MS, 7 * 24 * HOUR_MS],
] as const)('a link to %s that is to live %s ms ends after %i ms', async (purpose, lifeMs, ends) => {
  const { links, take, clock } = await linksOn('SQLite')
  clock.now = 1_000
  const token = await links.make(purpose, link, lifeMs)
  clock.now = 1_000 + ends - 1
  expect(await links.find(purpose, token)).toEqual(link)
  clock.now = 1_000 + ends
  expect([await links.find(purpose, token), await take(purpose, token)]).toEqual([undefined, undefined])
  clock.now = 1_000 + ends - 1
  expect(await take(purpose, token)).toEqual(link)
})
