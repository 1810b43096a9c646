// npm run operations: writes down the operations of all tools, after one was added or changed.
import { installPackages } from './install.mjs'
import { run } from './processes.mjs'

await installPackages('all')
run('node', ['--disable-warning=ExperimentalWarning', 'scripts/write-operations.ts'])
run('biome', ['format', '--write', 'interfaces/operations.json', 'interfaces/schemas.json'], { quiet: true })
