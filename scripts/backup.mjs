// npm run backup <file>: copies the embedded database while the server goes on. npm run restore <file>: puts it back.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

const [deed, given] = process.argv.slice(2)
const dataDir = process.env.DATA_DIR || '.data'
const live = join(dataDir, 'sundry.sqlite')
if (process.env.DATABASE_URL)
  fail('This is for the embedded database: use pg_dump and pg_restore (docs/hosting.md).')
if (!given) fail(`Name the file: npm run ${deed} sundry-backup.sqlite`)
const [from, to] = deed === 'backup' ? [live, resolve(given)] : [resolve(given), live]
if (!existsSync(from)) fail(`There is no database at ${from}`)

if (deed === 'restore') {
  mkdirSync(dataDir, { recursive: true })
  for (const file of [live, `${live}-wal`, `${live}-shm`]) rmSync(file, { force: true })
} else if (existsSync(to)) fail(`${to} exists already: name a new file, so that no older backup is lost`)
const database = new DatabaseSync(from, { readOnly: true })
await backup(database, to)
database.close()
process.stdout.write(`${deed === 'backup' ? 'Saved' : 'Restored'} ${to}\n`)

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
