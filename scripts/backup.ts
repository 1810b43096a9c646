// npm run backup <file>: copies the embedded database while the server is running. npm run restore <file>: restores it.
import { join, resolve } from 'node:path'
import { SQLITE_FILE } from '../server/database/open-database.ts'
import { restoreBackup, saveBackup } from '../server/database/sqlite-backup.ts'

const [deed, given] = process.argv.slice(2)
const dataDir = process.env.DATA_DIR || '.data'
const live = join(dataDir, SQLITE_FILE)
if (process.env.DATABASE_URL)
  fail('This is for the embedded database: use pg_dump and pg_restore (docs/hosting.md).')
if (!given) fail(`Name the file: npm run ${deed} sundry-backup.sqlite`)
const file = resolve(given)
const work = deed === 'backup' ? save : restore
await work().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))

async function save() {
  await saveBackup(live, file)
  process.stdout.write(`Saved ${file}\n`)
}

async function restore() {
  const previous = await restoreBackup(dataDir, file, new Date())
  process.stdout.write(
    `Restored ${live}\n${previous ? `What was there before is kept in ${previous}\n` : ''}`,
  )
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
