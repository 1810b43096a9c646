// npm run operations: writes down the operations of all tools, after one was added or changed.
import { installPackages, run } from './ready.mjs'

installPackages()
run('node', ['--disable-warning=ExperimentalWarning', 'scripts/write-operations.ts'])
run('biome', ['format', '--write', 'doors/operations.json'], { quiet: true })
