// Refuses imports that break the rules of layers.mjs, and folders that import each other in a circle.
import { findCycles, importError } from './import-rules.mjs'
import { readImports } from './read-imports.mjs'

const imports = readImports()
const errors = imports.flatMap((one) => {
  const reason = importError(one)
  return reason ? [`${one.from}:${one.line} imports ${one.to}. ${reason}`] : []
})
const cycles = findCycles(imports).map((step) => `In a circle of folders: ${step}`)
for (const line of [...errors, ...cycles]) process.stderr.write(`${line}\n`)
if (errors.length + cycles.length > 0) process.exitCode = 1
