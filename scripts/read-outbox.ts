import { openPostgres, openSqlite } from '../server/database/open-database.ts'
import { clearOutbox, readOutbox } from '../server/mail/outbox.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { readSettings } from '../server/settings.ts'

const { databaseUrl, dataDir } = readSettings(readEnvironment(process.env))
const database = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(dataDir)
process.stdout.write(await readOutbox(database))
if (process.argv.includes('--clear')) await clearOutbox(database)
await database.destroy()
