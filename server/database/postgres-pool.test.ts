import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../testing/databases.fixture.ts'

test.each([
  ['9007199254740991', 9_007_199_254_740_991],
  ['-9007199254740991', -9_007_199_254_740_991],
  ['0', 0],
])('PostgreSQL’s large integer %s is the number %d', async (text, number) => {
  const database = await emptyDatabase('PostgreSQL')
  const value: RawBuilder<{ value: number }> = sql`SELECT CAST(${text} AS bigint) AS value`
  expect((await value.execute(database)).rows).toEqual([{ value: number }])
})

test('rejects an integer that no number can represent, instead of rounding it', async () => {
  const database = await emptyDatabase('PostgreSQL')
  for (const text of ['9007199254740992', '-9007199254740993'])
    await expect(sql`SELECT CAST(${text} AS bigint) AS value`.execute(database)).rejects.toThrow(
      `The database holds an integer beyond 2^53: ${text}`,
    )
})
