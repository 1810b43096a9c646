import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Found } from './find-operations.ts'
import { toolDefinition } from './mcp/tool-definition.ts'

/** The tools that declare operations. */
export function findTools(): string[] {
  return globSync('*/operations.ts', { cwd: join(import.meta.dirname, '../web/tools') }).map(dirname)
}

/** The text of `operations.json`: which operations there are, and which tool's each is. */
export function listedText(found: readonly Found[]): string {
  const listed = found.map(({ tool, operation: { name, summary } }) => ({ name, tool, summary }))
  return `${JSON.stringify(listed, null, 2)}\n`
}

/** The text of `mcp/tools.json`: the tools of the MCP server. */
export function toolsText(found: readonly Found[]): string {
  const tools = found.map(({ operation }) => ({
    name: operation.name,
    givesFile: operation.gives.includes('file'),
    definition: toolDefinition(operation),
  }))
  return `${JSON.stringify(tools)}\n`
}
