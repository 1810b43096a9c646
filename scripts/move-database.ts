import { moveBetween } from '../server/database/move-database.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { readSettings } from '../server/settings.ts'

const { databaseUrl, dataDir } = readSettings(readEnvironment(process.env))
const [target] = process.argv.slice(2)
if (!target) fail('Name where to: npm run db:move -- postgres://user:password@host:5432/sundry, or a folder')
const counts = await moveBetween(databaseUrl ?? dataDir, target).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
for (const [table, rows] of Object.entries(counts)) process.stdout.write(`${table}: ${rows}\n`)
process.stdout.write(
  'Every row has arrived as it was. Start Sundry with DATABASE_URL, or DATA_DIR, set to the new place.\n',
)

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
