import type { Found } from './find-operations.ts'
import { paramsSchema } from './params-schema.ts'

/** The text of `operations.json`: which operations there are, and which tool's each is. */
export function listedText(found: readonly Found[]): string {
  const listed = found.map(({ tool, operation: { name, summary } }) => ({ name, tool, summary }))
  return `${JSON.stringify(listed, null, 2)}\n`
}

/** The text of `schemas.json`: the schema of each operation's question, by the operation's name. */
export function schemasText(found: readonly Found[]): string {
  const schemas = found.map(({ operation }) => [operation.name, paramsSchema(operation)] as const)
  return `${JSON.stringify(Object.fromEntries(schemas))}\n`
}
