const STRING_OR_WHITESPACE = /("(?:[^"\\]|\\.)*")|[\t\n\r ]+/g

/** Removes the whitespace between tokens of valid JSON. */
export function compactJson(source: string): string {
  if (!/[\t\n\r ]/.test(source)) return source
  return source.replace(STRING_OR_WHITESPACE, (_, string: string | undefined) => string ?? '')
}
