#!/usr/bin/env node
// The packed command: `sundry <operation> …`, or `sundry mcp`.
import module from 'node:module'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(`Sundry needs Node.js 22.18 or newer; this is ${process.version}\n`)
  process.exit(1)
}
module.enableCompileCache()
if (process.argv[2] === 'mcp') await import('./mcp/main.ts')
else await import('./cli/main.ts')
