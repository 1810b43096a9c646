// Refuses imports that break the rules of layers.mjs, folders that import each other in a circle, and packages that the
// server needs but `npm ci --omit=dev` does not install.
import { readFileSync } from 'node:fs'
import { findCycles, importError } from './import-rules.mjs'
import { findMissingPackages, OF_SERVER } from './missing-packages.mjs'
import { LAYERED, readImports } from './read-imports.mjs'

const imports = readImports(LAYERED)
const errors = imports.flatMap((one) => {
  const reason = importError(one)
  return reason ? [`${one.from}:${one.line} imports ${one.to}. ${reason}`] : []
})
const cycles = findCycles(imports).map((step) => `In a circle of folders: ${step}`)
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const missing = findMissingPackages([...imports, ...readImports(OF_SERVER)], Object.keys(dependencies)).map(
  ({ from, line, to }) =>
    `${from}:${line} imports ${to}, which the server needs too: add it to "dependencies" of package.json.`,
)
const lines = [...errors, ...cycles, ...missing]
for (const line of lines) process.stderr.write(`${line}\n`)
if (lines.length > 0) process.exitCode = 1
