import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'
import { emptyDatabase } from './testing/databases.fixture.ts'
import { testDependencies } from './testing/dependencies.fixture.ts'
import { createPollsClient } from './testing/polls-client.ts'

test('a full disk is reported in the response and the log, acknowledged data is preserved, and the server recovers once there is space', async () => {
  const database = await emptyDatabase('SQLite')
  const lines: string[] = []
  const polls = createPollsClient(
    await createApp(await testDependencies({ database, log: (line) => lines.push(line) })),
  )
  const { id } = await polls.create()
  const max = async (pages: number) =>
    (await sql<{ max_page_count: number }>`${sql.raw(`PRAGMA max_page_count = ${pages}`)}`.execute(database))
      .rows
  const { page_count = 0 } =
    (await sql<{ page_count: number }>`PRAGMA page_count`.execute(database)).rows[0] ?? {}
  await max(page_count)
  let counted = 0
  let refused = 0
  for (let voter = 0; voter < 400; voter++) {
    const { status, body } = await (await polls.visitor(id)).vote([1])
    if (status === 200) counted++
    else {
      refused++
      expect([status, body.error]).toEqual([
        507,
        'This server has no space left. Nothing was saved. Tell the person who runs it.',
      ])
    }
  }
  expect(refused).toBeGreaterThan(0)
  expect(await polls.votesOf(id)).toEqual([counted, 0, 0])
  const errors = lines.filter((line) => line.startsWith('error'))
  expect(errors).toHaveLength(refused)
  const wanted = /^error [\w-]{8} the disk of the database is full: database or disk is full$/
  expect(errors.filter((line) => !wanted.test(line))).toEqual([])
  await max(1_000_000)
  expect((await (await polls.visitor(id)).vote([2])).status).toBe(200)
  expect(await polls.votesOf(id)).toEqual([counted, 1, 0])
})
