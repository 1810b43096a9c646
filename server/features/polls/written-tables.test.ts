import { randomBytes as nodeRandomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { pollSettings } from '#contract/poll.ts'
import { createApp } from '../../app.ts'
import type { Database } from '../../database/open-database.ts'
import { ENGINES, emptyDatabase } from '../../testing/databases.fixture.ts'
import { testDependencies } from '../../testing/dependencies.fixture.ts'
import { migrateDownTo, migrateUp } from '../../testing/old-schema.ts'
import { createPollsClient, OPEN, POLL, type PollsClient } from '../../testing/polls-client.ts'

let database: Database
let polls: PollsClient

describe.each(ENGINES)('the tables of written answers on %s', (engine) => {
  beforeEach(async () => {
    database = await emptyDatabase(engine)
    polls = createPollsClient(await createApp(await testDependencies({ database })))
  })

  test('a poll from before written answers opens, contains no such fields and accepts votes', async () => {
    await migrateDownTo(database, engine, '0007-plans')
    await sql`INSERT INTO poll (id, secret_hash, question, settings, created_at, closes_at, is_closed, voters, times_emptied, active_day)
      VALUES ('old', 'x', 'Old?', ${JSON.stringify(POLL.settings)}, 1, NULL, 0, 0, 0, 0)`.execute(database)
    await sql`INSERT INTO poll_option (poll_id, id, text, votes) VALUES ('old', 1, 'Yes', 0), ('old', 2, 'No', 4)`.execute(
      database,
    )
    await migrateUp(database, engine)
    expect(v.parse(pollSettings, POLL.settings).canWrite).toBe(false)
    expect((await (await polls.visitor('old')).vote([2])).status).toBe(200)
    const { settings, results } = (await polls.ask('GET', '/old')).body
    expect(settings).toEqual(POLL.settings)
    expect(results).toEqual({ votes: [0, 5] })
  })

  test("the database reveals neither the first answer nor the last voter's choice", async () => {
    // Decreasing ids, so that no row is in the order of insertion.
    let next = 2 ** 32 - 2
    const randomBytes = (count: number) => {
      if (count !== 4) return nodeRandomBytes(count)
      next -= 2
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(next)
      return bytes
    }
    polls = createPollsClient(await createApp(await testDependencies({ database, randomBytes })))
    const { id } = await polls.create(OPEN)
    for (const text of ['First', 'Second', 'Third', 'Fourth']) await (await polls.visitor(id)).write(text)
    const place = sql.raw(engine === 'SQLite' ? 'rowid' : 'ctid')
    const { rows } = await sql<{ text: string }>`
      SELECT text FROM poll_option WHERE poll_id = ${id} AND state = 'waiting' ORDER BY ${place}`.execute(
      database,
    )
    expect(rows.map(({ text }) => text)).toEqual(['Fourth', 'Third', 'Second', 'First'])
    if (engine === 'PostgreSQL') {
      const { rows: writers } =
        await sql`SELECT DISTINCT xmin FROM poll_option WHERE poll_id = ${id}`.execute(database)
      expect(writers).toHaveLength(1)
    } else {
      const { rows: tables } = await sql<{ sql: string }>`
        SELECT sql FROM sqlite_schema WHERE name = 'poll_voter'`.execute(database)
      expect(tables[0]?.sql).toMatch(/without rowid$/i)
    }
  })
})
