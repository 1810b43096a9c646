import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Operation } from '#lib/operation/operation.ts'
import listed from './operations.json' with { type: 'json' }

/** Metadata of an operation, available without loading its tool. */
export type Listed = { readonly name: string; readonly tool: string; readonly summary: string }

export type Found = { readonly tool: string; readonly operation: Operation }

const TOOLS = join(import.meta.dirname, '../web/tools')

/** All operations by name, as `npm run generate` wrote them: a command loads only the tool that it is about. */
export const LISTED: readonly Listed[] = listed

/** The operation of that name, or undefined. */
export async function loadOperation(name: string): Promise<Operation | undefined> {
  const entry = LISTED.find((known) => known.name === name)
  return entry && (await operationsOf(entry.tool)).find((operation) => operation.name === name)
}

/** The operations of every tool that has a file of them, by name. */
export async function findOperations(): Promise<Found[]> {
  const tools = globSync('*/operations.ts', { cwd: TOOLS }).map(dirname)
  const found = await Promise.all(
    tools.map(async (tool) => (await operationsOf(tool)).map((operation) => ({ tool, operation }))),
  )
  return found.flat().sort((a, b) => (a.operation.name < b.operation.name ? -1 : 1))
}

async function operationsOf(tool: string): Promise<readonly Operation[]> {
  const { operations } = await import(pathToFileURL(join(TOOLS, tool, 'operations.ts')).href)
  return operations
}
