import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from './app.ts'
import { openSqlite } from './database/open-database.ts'
import { saveBackup } from './database/sqlite-backup.ts'
import { TEST_NOW, testDependencies } from './testing/dependencies.fixture.ts'
import { createTestVisitor } from './testing/visitor.fixture.ts'

const MARKER = 'quetzalcoatlus'
const PASSWORD = 'correct horse'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-deleted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const filesWithMarker = (folder: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(MARKER))

test('nothing of a deleted account is left in the files of the database, nor in a new backup', async () => {
  const folder = createFolder()
  const database = await openSqlite(folder)
  onTestFinished(() => database.destroy())
  const dependencies = await testDependencies({ database })
  const visitor = createTestVisitor(await createApp(dependencies))
  const email = `${MARKER}@example.com`
  await visitor.post('/api/account/sign-up', { name: MARKER, email, password: PASSWORD })
  await visitor.post('/api/newsletter/join', { email })
  await visitor.post('/api/account/reset-link', { email })
  const changes = Array.from({ length: 200 }, (_, index) => ({
    collection: 'wheels',
    id: `${MARKER}${index}`,
    value: JSON.stringify(MARKER.repeat(200)),
    changedAt: TEST_NOW,
  }))
  expect((await visitor.post('/api/sync', { clock: TEST_NOW, since: 0, changes })).status).toBe(200)
  // A letter that waits under a former address.
  await visitor.post('/api/account/email', { email: `new-${MARKER}@example.com`, password: PASSWORD })
  await dependencies.background.idle()
  expect(filesWithMarker(folder)).not.toEqual([])
  expect((await visitor.get('/api/account/data')).body).toMatchObject({
    account: { email: `new-${MARKER}@example.com` },
    waitingMails: [{ subject: expect.any(String) }],
    newsletter: null,
  })

  await visitor.post('/api/newsletter/unsubscribe-link', { email })
  expect(await visitor.post('/api/account/delete', { password: PASSWORD })).toMatchObject({ status: 200 })
  await dependencies.background.idle()
  expect(filesWithMarker(folder)).toEqual([])
  await saveBackup(join(folder, 'sundry.sqlite'), join(folder, 'backup.sqlite'))
  expect(filesWithMarker(folder)).toEqual([])
})

test('a backup has no rows that were deleted before data was overwritten', async () => {
  const folder = createFolder()
  const database = await openSqlite(folder)
  onTestFinished(() => database.destroy())
  const { sql } = await import('kysely')
  await sql`PRAGMA secure_delete = OFF`.execute(database)
  await database
    .insertInto('subscriber')
    .values({ email: `${MARKER}@a.b`, subscribed_at: 1 })
    .execute()
  await database.deleteFrom('subscriber').execute()
  await saveBackup(join(folder, 'sundry.sqlite'), join(folder, 'backup.sqlite'))
  expect(readFileSync(join(folder, 'backup.sqlite')).includes(MARKER)).toBe(false)
})
