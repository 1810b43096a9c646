import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { ownData } from './data-lock.ts'
import { migrateToLatest } from './migrate.ts'
import { openSqlite } from './open-database.ts'
import { copyDatabase, restoreBackup, saveBackup } from './sqlite-backup.ts'
import { sqliteForKysely } from './sqlite-for-kysely.ts'

const NOW = new Date(Date.UTC(2026, 3, 17, 10, 5, 7, 9))
const PREVIOUS = 'sundry-before-2026-04-17T10-05-07-009Z.sqlite'

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'sundry-restore-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A folder with a database that one address has subscribed to. */
async function folderOf(email: string): Promise<string> {
  const made = folder()
  const database = await openSqlite(made)
  await database.insertInto('subscriber').values({ email, subscribed_at: 1 }).execute()
  await database.destroy()
  return made
}

async function backupOf(email: string): Promise<string> {
  const from = await folderOf(email)
  const file = join(from, 'copy.sqlite')
  await saveBackup(join(from, 'sundry.sqlite'), file)
  return file
}

function emailsIn(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('SELECT email FROM subscriber')
      .all()
      .map(({ email }) => email)
  } finally {
    database.close()
  }
}

const isFree = (data: string) => {
  const release = ownData(data)
  release?.()
  return release !== undefined
}

test('a backup replaces the database, which is preserved under the time of the restore', async () => {
  const [data, file] = [await folderOf('ada@example.com'), await backupOf('backup@example.com')]
  expect(await restoreBackup(data, file, NOW)).toBe(join(data, PREVIOUS))
  expect(readdirSync(data).sort()).toEqual([PREVIOUS, 'sundry.lock', 'sundry.sqlite'].sort())
  expect(emailsIn(join(data, 'sundry.sqlite'))).toEqual(['backup@example.com'])
  expect(emailsIn(join(data, PREVIOUS))).toEqual(['ada@example.com'])
  expect(emailsIn(file)).toEqual(['backup@example.com'])
  expect(isFree(data)).toBe(true)
})

test('a backup is restored to a folder without a database, with no previous one', async () => {
  const [data, file] = [join(folder(), 'new', 'folder'), await backupOf('backup@example.com')]
  expect(await restoreBackup(data, file, NOW)).toBeUndefined()
  expect(readdirSync(data).sort()).toEqual(['sundry.lock', 'sundry.sqlite'])
})

test('a restore leaves no companion files of a damaged database', async () => {
  const [data, file] = [folder(), await backupOf('backup@example.com')]
  for (const end of ['', '-wal', '-shm', '-journal'])
    writeFileSync(join(data, `sundry.sqlite${end}`), `damaged${end} `.repeat(2_000))
  await restoreBackup(data, file, NOW)
  const there = readdirSync(data)
  expect(there.filter((name) => /^sundry\.sqlite-/.test(name))).toEqual([])
  expect(readFileSync(join(data, PREVIOUS), 'utf8')).toBe('damaged '.repeat(2_000))
  expect(emailsIn(join(data, 'sundry.sqlite'))).toEqual(['backup@example.com'])
})

test('files left by a killed restore do not prevent another', async () => {
  const [data, file] = [await folderOf('ada@example.com'), await backupOf('backup@example.com')]
  for (const end of ['', '-wal', '-journal'])
    writeFileSync(join(data, `sundry.restoring.sqlite${end}`), 'half of it')
  await restoreBackup(data, file, NOW)
  expect(readdirSync(data).sort()).toEqual([PREVIOUS, 'sundry.lock', 'sundry.sqlite'].sort())
  expect(emailsIn(join(data, 'sundry.sqlite'))).toEqual(['backup@example.com'])
})

/** Creates a folder as left by a killed process: the log, with one more email address, next to the database. */
async function killedFolder(): Promise<string> {
  const data = await folderOf('ada@example.com')
  const writer = new DatabaseSync(join(data, 'sundry.sqlite'))
  writer.exec(
    "PRAGMA journal_mode = WAL; INSERT INTO subscriber (email, subscribed_at) VALUES ('late@example.com', 2)",
  )
  const killed = folder()
  for (const end of ['', '-wal'])
    writeFileSync(join(killed, `sundry.sqlite${end}`), readFileSync(join(data, `sundry.sqlite${end}`)))
  writer.close()
  return killed
}

test('preserves the contents of the write-ahead log in the previous database', async () => {
  const data = await killedFolder()
  await restoreBackup(data, await backupOf('backup@example.com'), NOW)
  expect(readdirSync(data).sort()).toEqual([PREVIOUS, 'sundry.lock', 'sundry.sqlite'])
  expect(emailsIn(join(data, PREVIOUS))).toEqual(['ada@example.com', 'late@example.com'])
})

test('a damaged database is moved aside with its log, so that its data can still be rescued', async () => {
  const data = await killedFolder()
  const live = join(data, 'sundry.sqlite')
  const bytes = readFileSync(live)
  // Type of the first page, after the header of the file.
  const [kind = 0] = bytes.subarray(100)
  writeFileSync(live, bytes.fill(99, 100, 101))
  await restoreBackup(data, await backupOf('backup@example.com'), NOW)
  expect(readdirSync(data).sort()).toEqual([PREVIOUS, `${PREVIOUS}-wal`, 'sundry.lock', 'sundry.sqlite'])
  expect(emailsIn(live)).toEqual(['backup@example.com'])
  writeFileSync(join(data, PREVIOUS), readFileSync(join(data, PREVIOUS)).fill(kind, 100, 101))
  expect(emailsIn(join(data, PREVIOUS))).toEqual(['ada@example.com', 'late@example.com'])
})

test('while another program writes to the database nothing is restored, and nothing is set aside', async () => {
  const data = await killedFolder()
  const other = new DatabaseSync(join(data, 'sundry.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  await expect(restoreBackup(data, await backupOf('backup@example.com'), NOW)).rejects.toThrow('is in use')
  expect(readdirSync(data).filter((name) => name.startsWith('sundry-before'))).toEqual([])
  other.exec('COMMIT')
  other.close()
  expect(emailsIn(join(data, 'sundry.sqlite'))).toEqual(['ada@example.com', 'late@example.com'])
})

test('a backup of an older Sundry is brought to the schema of this one', async () => {
  const [data, file] = [folder(), join(folder(), 'old.sqlite')]
  const old = new DatabaseSync(file)
  const database = new Kysely<{ subscriber: { email: string; subscribed_at: number } }>({
    dialect: new SqliteDialect({ database: sqliteForKysely(old, () => {}) }),
  })
  await migrateToLatest(database, undefined, '0002-server-secrets')
  await database.insertInto('subscriber').values({ email: 'old@example.com', subscribed_at: 1 }).execute()
  await database.destroy()
  await restoreBackup(data, file, NOW)
  const restored = await openSqlite(data)
  onTestFinished(() => restored.destroy())
  expect(await restored.selectFrom('poll').selectAll().execute()).toEqual([])
  expect(await restored.selectFrom('subscriber').select('email').execute()).toEqual([
    { email: 'old@example.com' },
  ])
})

test.each<[string, (file: string) => void]>([
  ['a folder', () => {}],
  ['a text', (file) => writeFileSync(join(file, 'given'), 'Dear diary')],
])('after %s was refused the database is free, and a backup is restored', async (_, make) => {
  const [data, file, given] = [
    await folderOf('ada@example.com'),
    await backupOf('backup@example.com'),
    folder(),
  ]
  make(given)
  const name = existsSync(join(given, 'given')) ? join(given, 'given') : given
  await expect(restoreBackup(data, name, NOW)).rejects.toThrow('Nothing was changed: name a file')
  expect([isFree(data), readdirSync(data).sort()]).toEqual([true, ['sundry.lock', 'sundry.sqlite']])
  await restoreBackup(data, file, NOW)
  expect(emailsIn(join(data, 'sundry.sqlite'))).toEqual(['backup@example.com'])
})

test('a backup is a single file that includes the latest writes, and never overwrites a file', async () => {
  const data = await folderOf('ada@example.com')
  const live = join(data, 'sundry.sqlite')
  const writer = new DatabaseSync(live)
  writer.exec("INSERT INTO subscriber (email, subscribed_at) VALUES ('late@example.com', 2)")
  const file = join(folder(), 'copy.sqlite')
  await saveBackup(live, file)
  writer.close()
  expect(readdirSync(join(file, '..'))).toEqual(['copy.sqlite'])
  expect(emailsIn(file)).toEqual(['ada@example.com', 'late@example.com'])
  await expect(saveBackup(live, file)).rejects.toThrow(
    `${file} exists already: name a new file, so that no older backup is lost`,
  )
  await expect(saveBackup(join(data, 'none.sqlite'), join(data, 'new.sqlite'))).rejects.toThrow(
    `There is no database at ${join(data, 'none.sqlite')}`,
  )
  expect(existsSync(join(data, 'new.sqlite'))).toBe(false)
})

test('of a damaged database no half copy is left', async () => {
  const made = folder()
  writeFileSync(join(made, 'damaged'), 'no database at all'.repeat(100))
  await expect(copyDatabase(join(made, 'damaged'), join(made, 'copy'))).rejects.toThrow()
  expect(readdirSync(made)).toEqual(['damaged'])
})

test('a restored database has the mode of the one before, and what root restores its owner and group', async () => {
  const [data, file] = [await folderOf('ada@example.com'), await backupOf('backup@example.com')]
  const live = join(data, 'sundry.sqlite')
  chmodSync(live, 0o640)
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(live, 12_345, 23_456)
  const before = statSync(live)
  await restoreBackup(data, file, NOW)
  const { mode, uid, gid } = statSync(live)
  expect([mode & 0o777, uid, gid]).toEqual([0o640, before.uid, before.gid])
  const lock = statSync(join(data, 'sundry.lock'))
  expect([lock.uid, lock.gid]).toEqual([before.uid, before.gid])
})

test('without a database, what root restores belongs to the owner of the folder', async () => {
  const [data, file] = [folder(), await backupOf('backup@example.com')]
  if (process.getuid?.() === 0) chownSync(data, 12_345, 23_456)
  const { uid, gid } = statSync(data)
  await restoreBackup(data, file, NOW)
  const restored = statSync(join(data, 'sundry.sqlite'))
  expect([restored.mode & 0o777, restored.uid, restored.gid]).toEqual([0o600, uid, gid])
})
