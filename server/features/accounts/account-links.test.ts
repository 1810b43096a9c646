import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { ENGINES, emptyDatabase } from '../../testing/test-databases.ts'
import { accountLinks } from './account-links.ts'

test.each(ENGINES)('a newer link ends the older of its purpose and no other on %s', async (engine) => {
  const database = await emptyDatabase(engine)
  await database
    .insertInto('account')
    .values({
      id: 'ada',
      email: 'ada@example.com',
      name: 'Ada',
      is_confirmed: 1,
      confirm_by: null,
      disabled_at: null,
      created_at: 0,
      updated_at: 0,
    })
    .execute()
  const links = accountLinks({ database, now: () => 0, randomBytes })
  const link = { accountId: 'ada', email: 'ada@example.com' }
  const confirming = await links.make('confirm-email', link)
  const first = await links.make('reset-password', link)
  const second = await links.make('reset-password', link)
  expect(await links.find('confirm-email', confirming)).toEqual(link)
  expect(await links.find('reset-password', first)).toBeUndefined()
  expect(await links.find('reset-password', second)).toEqual(link)
  // A link is good for its own purpose only.
  expect(await links.find('confirm-email', second)).toBeUndefined()
})
