// npm run generate: generates the lists, schemas and documentation of all operations.
import { installPackages } from './install.mjs'
import { run } from './processes.mjs'

await installPackages('all')
run('node', ['--disable-warning=ExperimentalWarning', 'scripts/generate-operations.ts'])
run('biome', ['format', '--write', 'interfaces/operations.json', 'interfaces/mcp/tools.json'], {
  quiet: true,
})
