// node scripts/run.mjs <file.ts> [argument …]: installs what is missing, then runs a TypeScript file of this folder.
import { installPackages } from './install.mjs'
import { start } from './processes.mjs'

const [file, ...args] = process.argv.slice(2)
await installPackages()
const { status } = await start('node', ['--disable-warning=ExperimentalWarning', `scripts/${file}`, ...args])
process.exit(status)
