import { createInterface } from 'node:readline/promises'
import { runAdmin } from '../server/admin/admin.ts'
import { appendAuditEntry, currentOperator } from '../server/admin/audit-log.ts'
import { createApp } from '../server/app.ts'
import { refuseWithoutDatabase } from '../server/database/open-database.ts'
import { closeDependencies, createDependencies, type Dependencies } from '../server/dependencies.ts'
import { emptySite } from '../server/http/open-site.ts'
import { routeTable } from '../server/http/route-table.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { readSettings } from '../server/settings.ts'

/** Prompts at the terminal; only "y" and "yes" confirm. */
async function ask(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

let dependencies: Dependencies | undefined
const environment = readEnvironment(process.env)
const settings = readSettings(environment)
process.exitCode = await runAdmin(
  process.argv.slice(2),
  settings,
  async () => {
    if (settings.databaseUrl === undefined) refuseWithoutDatabase(settings.dataDir)
    const opened = await createDependencies(settings, emptySite)
    dependencies = opened
    const readRouteTable = async () => routeTable(await createApp(opened))
    return { dependencies, settings, environment, readRouteTable }
  },
  {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : undefined,
    audit: (entry) => {
      const time = new Date().toISOString()
      appendAuditEntry(settings, { time, operator: currentOperator(process.env), ...entry })
    },
  },
)
if (dependencies) await closeDependencies(dependencies)
