// npm run backup <file>: copies the database while the server is running; -- --folder <folder> --keep <number>: to a
// folder, in which the newest backups are kept. npm run restore <file>: restores the embedded database.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { appendAuditEntry, currentOperator } from '../server/admin/audit-log.ts'
import { rotateBackups, saveDatabase } from '../server/admin/rotate-backups.ts'
import { SQLITE_FILE } from '../server/database/open-database.ts'
import { restoreBackup } from '../server/database/sqlite-backup.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { readSettings, type Settings } from '../server/settings.ts'

const DEFAULT_COUNT = 7

const [command = '', ...args] = process.argv.slice(2)
try {
  const settings = readSettings(readEnvironment(process.env))
  await (command === 'backup' ? save(settings) : restore(settings))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function save(settings: Settings): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { folder: { type: 'string' }, keep: { type: 'string' } },
    allowPositionals: true,
  })
  const { keep = String(DEFAULT_COUNT) } = values
  if (!/^[1-9]\d{0,4}$/.test(keep)) throw new Error(`--keep must be a whole number from 1 on, not "${keep}"`)
  if (values.folder === undefined) {
    const file = fileOf(positionals)
    await audited(settings, file, () => saveDatabase(settings, file))
    process.stdout.write(`Saved ${file}\n`)
    return
  }
  const folder = resolve(values.folder)
  const { file, deleted } = await audited(settings, folder, () =>
    rotateBackups(settings, folder, Number(keep), new Date()),
  )
  process.stdout.write(`Saved ${file}\n${deleted.map((one) => `Deleted ${one}\n`).join('')}`)
}

async function restore(settings: Settings): Promise<void> {
  if (settings.databaseUrl)
    throw new Error('This is for the embedded database: use npm run admin -- restore <file>')
  const file = fileOf(args)
  const previous = await audited(settings, file, () => restoreBackup(settings.dataDir, file, new Date()))
  process.stdout.write(
    `Restored ${join(settings.dataDir, SQLITE_FILE)}\n${previous ? `What was there before is kept in ${previous}\n` : ''}`,
  )
}

/** Runs a command and logs it with its result, as `npm run admin` does. */
async function audited<Result>(
  settings: Settings,
  target: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const log = (result: 'done' | 'failed') =>
    appendAuditEntry(settings, {
      time: new Date().toISOString(),
      operator: currentOperator(process.env),
      command,
      target,
      result,
    })
  try {
    const result = await run()
    log('done')
    return result
  } catch (error) {
    log('failed')
    throw error
  }
}

function fileOf([given]: readonly string[]): string {
  if (!given) throw new Error(`Name the file: npm run ${command} sundry-backup.sqlite`)
  return resolve(given)
}
