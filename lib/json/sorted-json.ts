/** The JSON of a value, the same for the same content whatever the order of its fields. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(sortKeys(value))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  const fields: readonly (readonly [string, unknown])[] = Object.entries(value)
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sortKeys(part)]),
  )
}
