// npm run backup <file>: copies the database while the server is running; -- --folder <folder> --keep <number>: to a
// folder, in which the newest backups are kept. npm run restore <file>: restores the embedded database.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { rotateBackups, saveDatabase } from '../server/admin/rotate-backups.ts'
import { SQLITE_FILE } from '../server/database/open-database.ts'
import { restoreBackup } from '../server/database/sqlite-backup.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { readSettings } from '../server/settings.ts'

const DEFAULT_COUNT = 7

const [command, ...args] = process.argv.slice(2)
const run = command === 'backup' ? save : restore
await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})

async function save() {
  const { values, positionals } = parseArgs({
    args,
    options: { folder: { type: 'string' }, keep: { type: 'string' } },
    allowPositionals: true,
  })
  const settings = readSettings(readEnvironment(process.env))
  const { folder, keep = String(DEFAULT_COUNT) } = values
  if (folder === undefined) {
    const file = fileOf(positionals)
    await saveDatabase(settings, file)
    process.stdout.write(`Saved ${file}\n`)
    return
  }
  if (!/^[1-9]\d{0,4}$/.test(keep)) throw new Error(`--keep must be a whole number from 1 on, not "${keep}"`)
  const { file, deleted } = await rotateBackups(settings, resolve(folder), Number(keep), new Date())
  process.stdout.write(`Saved ${file}\n${deleted.map((one) => `Deleted ${one}\n`).join('')}`)
}

async function restore() {
  const { databaseUrl, dataDir } = readSettings(readEnvironment(process.env))
  if (databaseUrl) throw new Error('This is for the embedded database: use npm run admin -- restore <file>')
  const previous = await restoreBackup(dataDir, fileOf(args), new Date())
  process.stdout.write(
    `Restored ${join(dataDir, SQLITE_FILE)}\n${previous ? `What was there before is kept in ${previous}\n` : ''}`,
  )
}

function fileOf([given]: readonly string[]): string {
  if (!given) throw new Error(`Name the file: npm run ${command} sundry-backup.sqlite`)
  return resolve(given)
}
