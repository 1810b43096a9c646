// npm run outbox: shows the mails that wait because no mail server is set; -- --clear removes them.
import { installPackages, run } from './ready.mjs'

installPackages()
run('node', ['--disable-warning=ExperimentalWarning', 'scripts/read-outbox.ts', ...process.argv.slice(2)])
