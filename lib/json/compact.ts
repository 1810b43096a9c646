const STRING_OR_WHITESPACE = /("(?:[^"\\]|\\.)*")|[\t\n\r ]+/g

/** A JSON text that has been checked before, without the blanks between its tokens. */
export function compactJson(source: string): string {
  if (!/[\t\n\r ]/.test(source)) return source
  return source.replace(STRING_OR_WHITESPACE, (_, string: string | undefined) => string ?? '')
}
