#!/usr/bin/env node
// The command of an installed Sundry: `sundry <operation> …`, or `sundry mcp`.
import module from 'node:module'

if (!module.registerHooks || !module.stripTypeScriptTypes) {
  process.stderr.write(`Sundry needs Node 22.18 or newer; this is ${process.version}\n`)
  process.exit(1)
}
process.removeAllListeners('warning')
module.enableCompileCache()
await import('./strip-types.mjs')
if (process.argv[2] === 'mcp') await import('./mcp/main.ts')
else await import('./cli/main.ts')
