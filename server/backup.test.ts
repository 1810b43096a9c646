import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readAuditEntries } from './admin/audit-log.ts'
import { openSqlite } from './database/open-database.ts'
import { startServer } from './testing/server-process.ts'

const SCRIPT = join(import.meta.dirname, '../scripts/backup.ts')

/** A folder with a database that one address has subscribed to. */
async function folderOf(email: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = await openSqlite(folder)
  await database.insertInto('subscriber').values({ email, subscribed_at: 1 }).execute()
  await database.destroy()
  return folder
}

function run(dataDir: string, ...deed: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', SCRIPT, ...deed],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

async function emailsIn(folder: string): Promise<string[]> {
  const database = await openSqlite(folder)
  const rows = await database.selectFrom('subscriber').select('email').execute()
  await database.destroy()
  return rows.map(({ email }) => email)
}

/** A backup of a database with another address in it. */
async function goodBackup(): Promise<string> {
  const folder = await folderOf('backup@example.com')
  const file = join(folder, 'copy.sqlite')
  run(folder, 'backup', file)
  return file
}

test('backups of a folder are rotated', async () => {
  const data = await folderOf('ada@example.com')
  const folder = join(data, 'backups')
  const rotate = (keep: string) => run(data, 'backup', '--folder', folder, '--keep', keep)
  expect(rotate('0')).toEqual({ status: 1, said: '--keep must be a whole number from 1 on, not "0"\n' })
  const [first, second] = [rotate('1'), rotate('1')].map(({ said }) => said.split('\n'))
  expect(first).toEqual([expect.stringMatching(/^Saved .*\.sqlite$/), ''])
  expect(second).toEqual([
    expect.stringMatching(/^Saved .*\.sqlite$/),
    first?.[0]?.replace('Saved', 'Deleted'),
    '',
  ])
  expect(readdirSync(folder).map((name) => `Saved ${join(folder, name)}`)).toEqual([second?.[0]])
})

test('backups and restores are in the audit log, failed ones too', async () => {
  const dataDir = await folderOf('ada@example.com')
  const file = join(dataDir, 'copy.sqlite')
  const folder = join(dataDir, 'backups')
  run(dataDir, 'backup', file)
  run(dataDir, 'backup', file)
  run(dataDir, 'backup', '--folder', folder)
  run(dataDir, 'restore', file)
  expect(readAuditEntries({ dataDir })).toMatchObject([
    { command: 'backup', target: file, result: 'done' },
    { command: 'backup', target: file, result: 'failed' },
    { command: 'backup', target: folder, result: 'done' },
    { command: 'restore', target: file, result: 'done' },
  ])
})

test('a backup of a running server can be restored, and the previous database is preserved', async () => {
  const folder = await folderOf('ada@example.com')
  const file = join(folder, 'copy.sqlite')
  const database = await openSqlite(folder)
  expect(run(folder, 'backup', file)).toEqual({ status: 0, said: `Saved ${file}\n` })
  expect(run(folder, 'backup', file).said).toContain(`${file} exists already`)
  await database.updateTable('subscriber').set({ email: 'later@example.com' }).execute()
  await database.destroy()

  const { said } = run(folder, 'restore', file)
  const [, previous = ''] = /^Restored .*\nWhat was there before is kept in (.*)\n$/.exec(said) ?? []
  expect(await emailsIn(folder)).toEqual(['ada@example.com'])
  const before = new DatabaseSync(previous, { readOnly: true })
  expect(before.prepare('SELECT email FROM subscriber').get()).toEqual({ email: 'later@example.com' })
  before.close()
  expect(readdirSync(folder).sort()).toEqual(
    [
      'admin-audit.jsonl',
      'copy.sqlite',
      'last-backup',
      'sundry.lock',
      'sundry.sqlite',
      previous.slice(folder.length + 1),
    ].sort(),
  )
})

const NAME_A_BACKUP = 'Nothing was changed: name a file that "npm run backup" has made.'

test.each([
  [
    'a text file',
    (file: string) => writeFileSync(file, 'Dear diary'),
    /is no SQLite database, or a damaged one/,
  ],
  ['an empty file', (file: string) => writeFileSync(file, ''), /is the database of another program/],
  [
    'a truncated backup',
    async (file: string) => {
      const whole = readFileSync(await goodBackup())
      writeFileSync(file, whole.subarray(0, whole.length / 2))
    },
    /damaged/,
  ],
  [
    'a backup with a page of rubbish',
    async (file: string) => {
      const whole = readFileSync(await goodBackup())
      writeFileSync(file, whole.fill(0x41, 4096 * 3, 4096 * 5))
    },
    /is damaged \(/,
  ],
  [
    'another program’s database',
    (file: string) => change(file, 'CREATE TABLE bookmark (url TEXT)'),
    /is the database of another program/,
  ],
  [
    'another program’s database with migrations of the same kind',
    (file: string) =>
      change(
        file,
        "CREATE TABLE kysely_migration (name TEXT); INSERT INTO kysely_migration VALUES ('0001-songs')",
      ),
    /is the database of another program/,
  ],
  [
    'a backup of a newer Sundry',
    async (file: string) => {
      writeFileSync(file, readFileSync(await goodBackup()))
      change(file, "INSERT INTO kysely_migration VALUES ('9999-future', '2026-01-01')")
    },
    /is of a newer Sundry \(9999-future\); update this one first/,
  ],
  [
    'a backup that lacks a table',
    async (file: string) => {
      writeFileSync(file, readFileSync(await goodBackup()))
      change(file, 'DROP TABLE poll_voter')
    },
    /lacks the table poll_voter/,
  ],
  ['no file', () => {}, /There is no file at/],
])('%s is not restored, and the data remains unchanged to the byte', async (_, make, reason) => {
  const folder = await folderOf('ada@example.com')
  const elsewhere = mkdtempSync(join(tmpdir(), 'sundry-given-'))
  onTestFinished(() => rmSync(elsewhere, { recursive: true }))
  const file = join(elsewhere, 'given')
  await make(file)
  const before = bytesIn(folder)
  const { status, said } = run(folder, 'restore', file)
  expect(said).toMatch(reason)
  expect([status, said.includes(file), said.includes(NAME_A_BACKUP)]).toEqual([1, true, true])
  expect(bytesIn(folder)).toEqual(before)
})

test('the live database itself is not restored over itself', async () => {
  const folder = await folderOf('ada@example.com')
  const live = join(folder, 'sundry.sqlite')
  const before = bytesIn(folder)
  expect(run(folder, 'restore', live)).toEqual({
    status: 1,
    said: `${live} is the live database itself. ${NAME_A_BACKUP}\n`,
  })
  expect(bytesIn(folder)).toEqual(before)
})

test('a restore is refused while a server is running, but not after it was killed', async () => {
  const folder = await folderOf('ada@example.com')
  const file = await goodBackup()
  const inUse = {
    status: 1,
    said: `The database at ${join(folder, 'sundry.sqlite')} is in use. Nothing was changed: stop Sundry, then restore.\n`,
  }
  const server = await startServer({ DATA_DIR: folder })
  expect(run(folder, 'restore', file)).toEqual(inUse)
  await server.end('SIGKILL')
  // Another program without our lock, such as an older server.
  const other = new DatabaseSync(join(folder, 'sundry.sqlite'))
  other.prepare('SELECT * FROM subscriber').all()
  expect(run(folder, 'restore', file)).toEqual(inUse)
  other.close()
  expect(await emailsIn(folder)).toEqual(['ada@example.com'])
  expect(run(folder, 'restore', file).status).toBe(0)
  expect(await emailsIn(folder)).toEqual(['backup@example.com'])
})

function change(file: string, statements: string): void {
  const database = new DatabaseSync(file)
  database.exec(statements)
  database.close()
}

/** Returns every file of a folder with its contents, except for the audit log. */
function bytesIn(folder: string): (readonly [string, string])[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('admin-audit'))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name)).toString('base64')])
}
