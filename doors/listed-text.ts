import type { Found } from './find-operations.ts'

/** The text of `operations.json`: which operations there are, and which tool's each is. */
export function listedText(found: readonly Found[]): string {
  const listed = found.map(({ tool, operation: { name, summary } }) => ({ name, tool, summary }))
  return `${JSON.stringify(listed, null, 2)}\n`
}
