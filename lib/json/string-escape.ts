import { UserError } from '../result/user-error.ts'
import { encodeJsonText } from './encoding.ts'
import { positionInText } from './error-position.ts'
import { checkJson } from './scanner.ts'

/** A text as a JSON string with its quotes (RFC 8259 §7). */
export function escapeJsonString(text: string): string {
  return JSON.stringify(text)
}

/**
 * Decodes a JSON string. The quotes around it can be missing, and then line breaks and quotes can be unescaped. Throws
 * UserError with the position of an invalid escape.
 */
export function unescapeJsonString(source: string): string {
  const trimmed = source.trim()
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"')
  return isQuoted ? unescapeQuoted(source) : unescapeBare(source)
}

function unescapeQuoted(source: string): string {
  checkJson(encodeJsonText(source))
  // Safe: it starts with a quote and has been accepted, so it is a string.
  return JSON.parse(source) as string
}

const ESCAPE = /\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt]|())/g

function unescapeBare(source: string): string {
  return source.replace(ESCAPE, (spelling: string, bad: string | undefined, offset: number) => {
    if (bad !== undefined) throw badEscape(source, offset)
    // Safe: the pattern lets through what JSON allows in a string.
    return JSON.parse(`"${spelling}"`) as string
  })
}

function badEscape(source: string, offset: number): UserError {
  const { line, column } = positionInText(source, offset)
  const expected = 'one of " \\ / b f n r t or u and four hexadecimal digits after a backslash'
  return new UserError(
    `Invalid JSON: Bad escape, expected ${expected} (line ${line} column ${column})`,
    '',
    offset,
  )
}
