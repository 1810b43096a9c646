import type { Operation } from '#lib/operation/operation.ts'
import listed from './operations.json' with { type: 'json' }

/** Metadata of an operation, available without loading its tool. */
export type Listed = { readonly name: string; readonly tool: string; readonly summary: string }

export type Found = { readonly tool: string; readonly operation: Operation }

/** All operations by name, as `npm run generate` wrote them: a command loads only the tool that it is about. */
export const LISTED: readonly Listed[] = listed

/** The operation of that name, or undefined. */
export async function loadOperation(name: string): Promise<Operation | undefined> {
  const entry = LISTED.find((known) => known.name === name)
  return entry && (await operationsOf(entry.tool)).find((operation) => operation.name === name)
}

/** The operations of these tools, sorted by name; of all listed ones by default. */
export async function findOperations(
  tools: readonly string[] = [...new Set(LISTED.map(({ tool }) => tool))],
): Promise<Found[]> {
  const found = await Promise.all(
    tools.map(async (tool) => (await operationsOf(tool)).map((operation) => ({ tool, operation }))),
  )
  return found.flat().sort((a, b) => (a.operation.name < b.operation.name ? -1 : 1))
}

async function operationsOf(tool: string): Promise<readonly Operation[]> {
  // In this form the bundler of the packed command finds the files, too.
  const { operations } = await import(`../web/tools/${tool}/operations.ts`)
  return operations
}
