import { expect, test } from 'vitest'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { TEST_NOW, testDependencies } from '../../testing/dependencies.fixture.ts'
import { deleteUnconfirmedAccounts } from './account-maintenance.ts'

test.each(ENGINES)(
  'an account goes a moment after its time to confirm, and neither one that is confirmed nor one without such a time, on %s',
  async (engine) => {
    const database = await emptyDatabase(engine)
    const ids = [
      ['in-time', 0, TEST_NOW],
      ['late', 0, TEST_NOW - 1],
      ['confirmed', 1, TEST_NOW - 1],
      ['for-good', 0, null],
    ] as const
    for (const [id, is_confirmed, confirm_by] of ids)
      await database
        .insertInto('account')
        .values({
          id,
          email: `${id}@example.com`,
          name: id,
          is_confirmed,
          confirm_by,
          created_at: 0,
          updated_at: TEST_NOW,
        })
        .execute()
    await deleteUnconfirmedAccounts(await testDependencies({ database }))
    const left = await database.selectFrom('account').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual(['confirmed', 'for-good', 'in-time'])
  },
)
