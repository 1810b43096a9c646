// npm run admin -- <command>: what an operator does with accounts, polls, rooms, the newsletter, mails and the database.
import { installPackages, run } from './ready.mjs'

installPackages()
const { status } = run(
  'node',
  ['--disable-warning=ExperimentalWarning', 'scripts/run-admin.ts', ...process.argv.slice(2)],
  {
    mayFail: true,
  },
)
process.exit(status ?? 1)
