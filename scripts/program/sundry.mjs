#!/usr/bin/env node
// The program of the package: `sundry serve`, `sundry mcp`, `sundry <operation> …`, and the operator's commands.
import module from 'node:module'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`Sundry needs Node.js 22.18 or newer; this is ${process.version}\n`)
  process.exit(1)
}
module.enableCompileCache()
const [command] = process.argv.slice(2)
if (command === 'mcp') await import('../../interfaces/mcp/main.ts')
else if (command === 'serve') await import('./serve.ts')
else if (['admin', 'backup', 'restore', 'move'].includes(command)) await import('./operate.ts')
else await import('../../interfaces/cli/main.ts')
